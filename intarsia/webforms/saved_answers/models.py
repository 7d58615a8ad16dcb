from typing import TYPE_CHECKING

from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.utils.html import strip_tags
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel, FieldRowPanel
from wagtail.fields import RichTextField
from wagtail.models import Page

from ..merge_tags.rich_text_panel import RichTextPanel
from ..merge_tags.tags import FEATURES

if TYPE_CHECKING:
    from ..models import FormField

DEFAULT_DAYS, MAX_DAYS = 30, 365


class FormSaving(models.Model):
    """Settings of a form whose visitors can save their answers and continue later."""

    can_save = models.BooleanField(
        _("visitors can save and continue later"),
        default=False,
        help_text=_("Visitors get a link to their saved answers and files. Passwords are never saved."),
    )
    save_button = models.CharField(
        _("button text"), max_length=100, blank=True, help_text=_("If empty, “Save and continue later”.")
    )
    save_days = models.PositiveSmallIntegerField(
        _("link expires after, in days"),
        default=DEFAULT_DAYS,
        validators=[MinValueValidator(1), MaxValueValidator(MAX_DAYS)],
    )
    save_message = RichTextField(
        _("message with the link"),
        blank=True,
        features=FEATURES,
        help_text=_(
            "If empty, the default text. Merge tags: {save_link}, {save_url}, {save_token}, {save_until}, {save_email} "
            "and {save_email_input}, a field for the e-mail address to send the link to."
        ),
    )
    save_email_subject = models.CharField(
        _("subject of the e-mail"), max_length=300, blank=True, help_text=_("If empty, the form's title.")
    )
    save_email_message = RichTextField(
        _("e-mail with the link"),
        blank=True,
        features=FEATURES,
        help_text=_("If empty, the default text. Your text must contain {save_link} or {save_url}."),
    )
    shows_saved = models.BooleanField(
        _("staff can see partial entries"),
        default=False,
        help_text=_(
            "Partial entries are answers that visitors saved but have not sent. Tell visitors on the form that staff "
            "can see them."
        ),
    )

    saving_panels = [
        FieldPanel("can_save"),
        FieldRowPanel([FieldPanel("save_button"), FieldPanel("save_days")]),
        RichTextPanel("save_message"),
        FieldPanel("save_email_subject"),
        RichTextPanel("save_email_message"),
        FieldPanel("shows_saved"),
    ]

    class Meta:
        abstract = True

    def clean(self) -> None:
        super().clean()
        for name in ("save_message", "save_email_message"):
            # Wagtail's editor stores an empty paragraph. Empty texts have defaults.
            if not strip_tags(getattr(self, name)).strip():
                setattr(self, name, "")
        text = self.save_email_message
        if text and "{save_link}" not in text and "{save_url}" not in text:
            message = _("Add {save_link} or {save_url} to the text. Without it, the e-mail has no link.")
            raise ValidationError({"save_email_message": message})


class SavedAnswers(models.Model):
    """What a visitor typed and has not sent yet. It was not checked. Only the token in the link leads to it."""

    form = models.ForeignKey("intarsia_webforms.WebForm", models.CASCADE, related_name="+", verbose_name=_("form"))
    # Somebody who reads the database cannot make the link.
    token_hash = models.CharField(max_length=64, unique=True)
    # The page of the site that showed the form.
    site_page = models.ForeignKey(Page, models.SET_NULL, null=True, related_name="+")
    # The visible page of the form.
    page = models.PositiveIntegerField(_("page"), default=1)
    # The posted inputs by their names. Never those of passwords.
    inputs = models.JSONField(default=dict)
    # The answers as people read them, by the number of the field, as text.
    texts = models.JSONField(default=dict)
    name = models.CharField(_("name"), max_length=200, blank=True)
    email = models.CharField(_("e-mail address"), max_length=320, blank=True)
    # The e-mail addresses that the link was sent to, one per line.
    recipients = models.TextField(blank=True)
    # In bytes, and a hash of who saved them, so that nobody fills the database.
    size = models.PositiveIntegerField(default=0)
    client = models.CharField(max_length=64, blank=True)
    mails = models.PositiveSmallIntegerField(default=0)
    saved = models.DateTimeField(_("saved"))
    expires = models.DateTimeField(_("link works until"), db_index=True)

    class Meta:
        verbose_name = _("partial entry")
        verbose_name_plural = _("partial entries")
        ordering = ["-saved", "-pk"]
        default_permissions = ()

    def __str__(self) -> str:
        return f"{self.form}: {self.name or self.email or self.pk}"

    @property
    def labelled_answers(self) -> list[tuple[str, str]]:
        return [(field.label, text) for field, text in self.answered_fields]

    @property
    def answered_fields(self) -> list[tuple["FormField", str]]:
        """Fields and answers as people read them, in the order of the form."""
        numbered = {str(field.number): field for field in self.form.fields.all()}
        return [(field, self.texts[number]) for number, field in numbered.items() if number in self.texts]
