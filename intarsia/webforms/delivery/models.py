from collections.abc import Container
from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from modelcluster.fields import ParentalKey
from wagtail.admin.panels import FieldPanel, FieldRowPanel
from wagtail.admin.widgets import AdminAutoHeightTextInput
from wagtail.fields import RichTextField
from wagtail.models import Orderable

from ..conditions.conditional import Conditional
from ..merge_tags.rich_text_panel import RichTextPanel
from ..merge_tags.tags import FEATURES
from .attached_fields import check_attachments
from .recipients import check_recipients, split_recipients
from .routes import RoutesField


class RecipientsField(models.TextField):
    default_validators = [check_recipients]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **{"blank": True, **options})

    def formfield(self, **options: Any) -> Any:
        """One line, which grows with what is typed."""
        return super().formfield(**{"widget": AdminAutoHeightTextInput, **options})


class FormNotification(Conditional, Orderable):
    """An e-mail about an entry."""

    form = ParentalKey("intarsia_webforms.WebForm", on_delete=models.CASCADE, related_name="notifications")
    is_active = models.BooleanField(_("active"), default=True)
    to = RecipientsField(
        _("to"),
        help_text=_("E-mail addresses, separated by commas, or the merge tag of an e-mail field, such as {E-mail:2}."),
    )
    routes = RoutesField(_("conditional recipients"))
    from_name = models.CharField(
        _("from name"),
        max_length=200,
        blank=True,
        help_text=_("The e-mail address is always the one that the site sends from."),
    )
    reply_to = RecipientsField(_("reply to"), help_text=_("If empty, the visitor's e-mail address."))
    cc = RecipientsField(_("cc"))
    bcc = RecipientsField(_("bcc"))
    subject = models.CharField(_("subject"), max_length=300, blank=True, help_text=_("If empty, the form's title."))
    message = RichTextField(_("message"), blank=True, features=FEATURES, help_text=_("If empty, all answers."))
    attachments = models.CharField(
        _("attachments"),
        max_length=500,
        blank=True,
        validators=[check_attachments],
        help_text=_("Merge tags of file fields, such as {File:4}, or {all_files}."),
    )

    panels = [
        FieldRowPanel([FieldPanel("name"), FieldPanel("is_active")]),
        FieldPanel("condition"),
        FieldPanel("to"),
        FieldPanel("routes"),
        FieldRowPanel([FieldPanel("from_name"), FieldPanel("reply_to", heading=_("Reply-to"))]),
        FieldRowPanel([FieldPanel("cc"), FieldPanel("bcc")]),
        FieldPanel("subject"),
        RichTextPanel("message"),
        FieldPanel("attachments"),
    ]

    class Meta(Orderable.Meta):
        verbose_name = _("notification")
        verbose_name_plural = _("notifications")

    def clean(self) -> None:
        super().clean()
        if not split_recipients(self.to) and not self.routes:
            raise ValidationError({"to": _("Enter an e-mail address.")})

    def conditions(self) -> dict[str, Any]:
        routes = {
            self._route_name(position): route["condition"]
            for position, route in enumerate(self.routes)
            if route["condition"]
        }
        return super().conditions() | routes

    def recipients(self, met_conditions: Container[str]) -> list[str]:
        """E-mail addresses and merge tags. `met_conditions` contains the names of the conditions that are met."""
        routed = [
            route["to"]
            for position, route in enumerate(self.routes)
            if not route["condition"] or self._route_name(position) in met_conditions
        ]
        return [recipient for text in (self.to, *routed) for recipient in split_recipients(text)]

    def _route_name(self, position: int) -> str:
        return f"{self.key}.{position}"


class Delivery(models.Model):
    """One e-mail or webhook about an entry, as it was decided when the entry was sent."""

    entry = models.ForeignKey("intarsia_webforms.Entry", models.CASCADE, related_name="deliveries")
    # The key of the notification or webhook, which may have been deleted.
    key = models.UUIDField()
    name = models.CharField(_("name"), max_length=200)
    # E-mail addresses, or the URL of a webhook.
    recipients = models.JSONField(_("to"), default=list)
    sent = models.DateTimeField(_("sent"), null=True)
    # Why the last attempt failed.
    error = models.TextField(_("error"), blank=True)

    class Meta:
        verbose_name = _("delivery")
        verbose_name_plural = _("deliveries")
        ordering = ["pk"]
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=["entry", "key"], name="webform_delivery")]

    def __str__(self) -> str:
        return f"{self.name}: {', '.join(self.recipients)}"
