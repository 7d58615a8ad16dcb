from typing import Any

from django.conf import settings
from django.contrib.auth.models import Group
from django.contrib.contenttypes.fields import GenericRelation
from django.db import models, transaction
from django.forms import CheckboxSelectMultiple
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from modelcluster.fields import ParentalManyToManyField
from modelcluster.models import ClusterableModel
from wagtail.admin.panels import FieldPanel, InlinePanel, MultiFieldPanel, TabbedInterface
from wagtail.models import DraftStateMixin, LockableMixin, Page, PreviewableMixin, RevisionMixin
from wagtail.search import index

from intarsia.moderation.api import ModerationRecord
from intarsia.pages.api import BuilderField, BuilderPanel, empty_document

from .admin.settings_tab import SettingsTab
from .captcha.models import CaptchaKeys
from .conditions.field import ConditionField
from .conditions.rule_fields import RuleFieldsPanel
from .confirmations.models import FormConfirmation
from .delivery.models import Delivery, FormNotification
from .delivery.webhooks import FormWebhook
from .display.form_page import form_page
from .display.visit import FormVisit
from .embed.models import FormEmbedding
from .entries.models import EntryNote, SavedView
from .limits.models import FormLimits
from .merge_tags.panel import MergeTagsPanel
from .paging.models import PageCount
from .payments.models import Payment, PaymentSettings
from .rows.names import REPEATER, numbers_in_rows
from .saved_answers.models import FormSaving, SavedAnswers
from .uploads.models import FormFile
from .uploads.storage.corrections import keep_from_corrections

# Django finds the models of an app here.
__all__ = [
    "CaptchaKeys",
    "Delivery",
    "Entry",
    "EntryNote",
    "FormConfirmation",
    "FormField",
    "FormFile",
    "FormNotification",
    "FormWebhook",
    "PageCount",
    "Payment",
    "PaymentSettings",
    "SavedAnswers",
    "SavedView",
    "WebForm",
]

# The currencies of `web/rules/money`, whose formats browsers and V8 know.
CURRENCIES = (
    *("AUD", "BRL", "CAD", "CHF", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "ILS", "JPY", "MXN", "MYR", "NOK", "NZD"),
    *("PHP", "PLN", "RUB", "SEK", "SGD", "THB", "TWD", "USD", "ZAR"),
)

BUTTON = pgettext_lazy("page", "Send")
CONFIRMATION = pgettext_lazy("page", "Thank you. We have received your message.")
SAVE_BUTTON = pgettext_lazy("page", "Save and continue later")


class WebForm(
    PreviewableMixin,
    DraftStateMixin,
    LockableMixin,
    RevisionMixin,
    index.Indexed,
    FormLimits,
    FormSaving,
    FormEmbedding,
    ClusterableModel,
):
    """A form that owners make in the visual editor. Its document is made of fields."""

    class Method(models.TextChoices):
        POSTBACK = "postback", _("With a page load")
        AJAX = "ajax", _("In place")
        IFRAME = "iframe", _("In place, through a hidden frame")

    class Honeypot(models.TextChoices):
        OFF = "off", _("Off")
        SPAM = "spam", _("Counts as evidence of spam")
        REJECT = "reject", _("Refuses the submission")

    title = models.CharField(_("title"), max_length=200)
    description = models.TextField(_("description"), blank=True, help_text=_("Shown between the title and the fields."))
    button = models.CharField(_("button text"), max_length=100, blank=True, help_text=_("If empty, “Send”."))
    button_condition = ConditionField(
        _("condition of the button"),
        help_text=_("Visitors see the button while these rules are met. Without rules, it is always shown."),
    )
    submission_method = models.CharField(
        _("submission method"),
        max_length=8,
        choices=Method,
        default=Method.POSTBACK,
        help_text=_("Without JavaScript, forms are always sent with a page load."),
    )
    honeypot = models.CharField(
        _("honeypot"),
        max_length=8,
        choices=Honeypot,
        default=Honeypot.SPAM,
        help_text=_("What happens when a program fills in a hidden field, which people cannot see."),
    )
    may_repeat = models.BooleanField(
        _("accept the same text from many people"),
        default=False,
        help_text=_(
            "Use it for petitions and form letters. Without it, nearly the same text from a third sender within a week "
            "is held for review."
        ),
    )
    currency = models.CharField(
        _("currency"), max_length=3, default="USD", choices=[(code, code) for code in CURRENCIES]
    )
    document = BuilderField(default=empty_document)
    groups = ParentalManyToManyField(
        Group,
        blank=True,
        related_name="+",
        verbose_name=_("who can see entries"),
        help_text=_(
            "Only users in these groups can see the entries. If you choose none, all users who may view entries can "
            "see them."
        ),
    )
    keep_days = models.PositiveIntegerField(
        _("delete entries after"),
        default=0,
        help_text=_("Entries and their files are deleted after this number of days. 0 keeps them."),
    )

    panels = [
        FieldPanel("title"),
        FieldPanel("description"),
        BuilderPanel(heading=_("Fields")),
        FieldPanel("button"),
        FieldPanel("button_condition"),
        RuleFieldsPanel(),
        FieldPanel("currency"),
    ]
    sending = [
        FieldPanel("submission_method"),
        FieldPanel("honeypot"),
        FieldPanel("may_repeat"),
        MultiFieldPanel(FormLimits.limit_panels, heading=_("Limits")),
        MultiFieldPanel(FormSaving.saving_panels, heading=_("Save and continue")),
    ]
    after_sending = [
        InlinePanel("notifications", heading=_("Notifications"), label=_("Notification")),
        InlinePanel("webhooks", heading=_("Webhooks"), label=_("Webhook")),
        InlinePanel(
            "confirmations",
            heading=_("Confirmations"),
            label=_("Confirmation"),
            help_text=_(
                "Visitors see the first confirmation whose condition is met. If there is none, they see a default "
                "message."
            ),
        ),
        MergeTagsPanel(heading=_("Merge tags")),
    ]
    entry_panels = [FieldPanel("groups", widget=CheckboxSelectMultiple), FieldPanel("keep_days")]
    edit_handler = TabbedInterface(
        [
            SettingsTab(panels, key="form", heading=_("Form")),
            SettingsTab(sending, key="sending", heading=_("Sending")),
            SettingsTab(after_sending, key="after_sending", heading=_("After sending")),
            SettingsTab(entry_panels, key="entries", heading=_("Entries")),
            SettingsTab(FormEmbedding.embed_panels, key="embed", heading=_("Embed")),
        ]
    )
    search_fields = [index.SearchField("title"), index.AutocompleteField("title")]

    class Meta:
        verbose_name = _("form")
        verbose_name_plural = _("forms")
        ordering = ["title", "pk"]

    def __str__(self) -> str:
        return self.title

    def serve_preview(self, request: HttpRequest, mode_name: str) -> HttpResponse:
        return form_page(self, request, FormVisit(self.pk, draft=self))


class FormField(models.Model):
    """The number of a field, which its names and ids in HTML and its answers in entries have. Never used again."""

    form = models.ForeignKey(WebForm, models.CASCADE, related_name="fields")
    # The id of the element in the document.
    element = models.CharField(max_length=120)
    number = models.PositiveIntegerField()
    # As they were when the form was last published, for entries of fields that are gone.
    position = models.PositiveIntegerField(default=0)
    type = models.CharField(max_length=60)
    label = models.CharField(max_length=200)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["form", "element"], name="webform_field_element"),
            models.UniqueConstraint(fields=["form", "number"], name="webform_field_number"),
        ]
        ordering = ["position", "number"]

    def __str__(self) -> str:
        return self.label


class EntryQuerySet(models.QuerySet["Entry"]):
    def delete(self) -> tuple[int, dict[str, int]]:
        with transaction.atomic():
            keep_from_corrections(self.order_by())
            return super().delete()

    # Not for managers, whose entries are all that exist.
    delete.queryset_only = True  # type: ignore[attr-defined]
    delete.alters_data = True  # type: ignore[attr-defined]


class Entry(models.Model):
    """The answers of one accepted submission."""

    form = models.ForeignKey(WebForm, models.CASCADE, related_name="entries", verbose_name=_("form"))
    page = models.ForeignKey(Page, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("page"))
    submitted = models.DateTimeField(_("submitted"))
    # By the number of the field, as text: what the rules made of the answers.
    answers = models.JSONField(_("answers"), default=dict)
    # The same as people read it: choices by their labels, parts of a name joined.
    texts = models.JSONField(default=dict)
    # What was ordered, at the prices of that moment; null if nothing was.
    order = models.JSONField(_("order"), null=True, blank=True)
    # The sender, and all texts: what moderators search and what the verdict was made from.
    name = models.CharField(_("name"), max_length=200, blank=True)
    email = models.CharField(_("e-mail address"), max_length=320, blank=True)
    text = models.TextField(_("text"), blank=True)
    # Who was logged in.
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+")
    # The key of the confirmation that the visitor got; empty for our own message.
    confirmation = models.CharField(max_length=36, blank=True)
    # The decision of the captcha's provider in its reply; null without a captcha.
    captcha = models.JSONField(null=True, editable=False)
    # The same submission has the same digest, so that it is stored once.
    digest = models.CharField(max_length=64, unique=True)
    is_starred = models.BooleanField(_("starred"), default=False)
    moderation = GenericRelation(ModerationRecord, related_query_name="webform_entry")

    objects = EntryQuerySet.as_manager()

    class Meta:
        verbose_name = _("entry")
        verbose_name_plural = _("entries")
        ordering = ["-submitted", "-pk"]
        indexes = [
            models.Index(fields=["form", "-submitted"], name="webform_entry_by_form"),
            # Few entries are starred.
            models.Index(fields=["id"], condition=models.Q(is_starred=True), name="webform_starred_entry"),
        ]
        permissions = [("export_entry", _("Can export entries")), ("erase_entry", _("Can erase personal data"))]

    def __str__(self) -> str:
        # Wagtail's log keeps it forever, also of an entry that was erased, so it names nobody.
        return f"{self.form} · #{self.pk}"

    def delete(self, *args: Any, **kwargs: Any) -> tuple[int, dict[str, int]]:
        with transaction.atomic():
            keep_from_corrections(Entry.objects.filter(pk=self.pk))
            return super().delete(*args, **kwargs)

    delete.alters_data = True  # type: ignore[attr-defined]

    @property
    def record(self) -> ModerationRecord | None:
        return self.moderation.all()[0] if self.moderation.all() else None

    @property
    def labelled_answers(self) -> list[tuple[str, str]]:
        """Labels and answers as people read them, in the order of the fields. A question without an answer has ""."""
        return [(field.label, self.texts[str(field.number)]) for field in self.asked_fields]

    @property
    def asked_fields(self) -> list[FormField]:
        """What is in a repeater is part of its answer."""
        fields = [field for field in self.form.fields.all() if str(field.number) in self.texts]
        repeated = {
            number
            for field in fields
            if field.type == REPEATER
            for number in numbers_in_rows(self.answers.get(str(field.number)))
        }
        return [field for field in fields if str(field.number) not in repeated]
