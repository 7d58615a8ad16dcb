from datetime import timedelta

from django.conf import settings
from django.contrib.contenttypes.fields import GenericRelation
from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator, validate_email
from django.db import models
from django.db.models.functions import Lower
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.models import Page

from intarsia.moderation.models import ModerationRecord
from intarsia.protection.page_script.settings_form import SettingsForm

# A page with more takes noticeably longer to render and to read.
MAX_PER_PAGE = 50


def _between(lowest: int, highest: int) -> list[MinValueValidator | MaxValueValidator]:
    return [MinValueValidator(lowest), MaxValueValidator(highest)]


@register_setting(icon="comment")
class CommentSettings(BaseSiteSetting):
    """Who may comment on a site's pages, and how comments are displayed."""

    base_form_class = SettingsForm

    class Approval(models.TextChoices):
        ALL = "all", _("All comments")
        FIRST = "first", _("Comments from first-time authors")
        NONE = "none", _("Only doubtful comments")

    is_open = models.BooleanField(_("allow comments"), default=True, help_text=_("Existing comments stay visible."))
    close_after_days = models.PositiveIntegerField(
        _("days until comments on a page are closed"),
        default=0,
        validators=_between(0, 3650),
        help_text=_("Counted from the first publication of the page. 0 means never."),
    )
    approval = models.CharField(_("hold for approval"), max_length=5, choices=Approval, default=Approval.FIRST)
    asks_website = models.BooleanField(_("ask for a website"), default=False)
    per_page = models.PositiveIntegerField(
        _("comments per page"),
        default=20,
        validators=_between(1, MAX_PER_PAGE),
        help_text=_("Replies are not counted."),
    )
    depth = models.PositiveIntegerField(
        _("maximum reply depth"),
        default=3,
        validators=_between(1, 6),
        help_text=_("Deeper replies appear at the maximum depth."),
    )
    mail_to = models.CharField(
        _("send new comments by e-mail to"),
        max_length=500,
        blank=True,
        help_text=_("E-mail addresses, separated by commas. Leave this empty to send no e-mail."),
    )
    # Pages first published before this date are closed by age, and cached without their form.
    closed_until = models.DateTimeField(null=True, editable=False)

    class Meta:
        verbose_name = _("comments")

    def clean(self) -> None:
        super().clean()
        for email in self.moderators:
            try:
                validate_email(email)
            except ValidationError as error:
                wrong = _("“%(email)s” is not an e-mail address.") % {"email": email}
                raise ValidationError({"mail_to": wrong}) from error

    @property
    def moderators(self) -> list[str]:
        return [one for one in (part.strip() for part in self.mail_to.split(",")) if one]

    def are_closed_by_age(self, page: Page) -> bool:
        published = page.first_published_at
        if not self.close_after_days or published is None:
            return False
        return published < timezone.now() - timedelta(days=self.close_after_days)


class PageComments(models.Model):
    """The comment settings of one page, on top of its site's settings."""

    class Choice(models.TextChoices):
        CLOSED = "closed", _("Closed: existing comments stay visible")
        HIDDEN = "hidden", _("Hidden")

    page = models.OneToOneField(Page, models.CASCADE, related_name="+", verbose_name=_("page"))
    choice = models.CharField(_("comments"), max_length=6, choices=Choice, default=Choice.CLOSED)

    class Meta:
        verbose_name = _("comment setting of a page")
        verbose_name_plural = _("comment settings of pages")

    def __str__(self) -> str:
        return f"{self.page}: {self.get_choice_display()}"


class Comment(models.Model):
    class State(models.TextChoices):
        WAITING = "waiting", _("pending")
        APPROVED = "approved", _("approved")
        SPAM = "spam", _("spam")
        TRASH = "trash", _("in the trash")

    page = models.ForeignKey(Page, models.CASCADE, related_name="+", verbose_name=_("page"))
    parent = models.ForeignKey(
        "self", models.SET_NULL, null=True, blank=True, related_name="replies", verbose_name=_("reply to")
    )
    # The first comment of the thread; empty for the first comment itself. So one query reads all replies of a page.
    thread = models.ForeignKey("self", models.CASCADE, null=True, blank=True, related_name="+")
    name = models.CharField(_("name"), max_length=100)
    email = models.EmailField(_("e-mail"), max_length=320, blank=True, db_index=True)
    website = models.URLField(_("website"), max_length=300, blank=True)
    text = models.TextField(_("comment"))
    posted = models.DateTimeField(_("posted"), default=timezone.now, db_index=True)
    state = models.CharField(_("status"), max_length=8, choices=State, default=State.WAITING, db_index=True)
    # The signals passed, and the server approved it automatically.
    is_real_person = models.BooleanField(_("real person"), default=False, editable=False)
    # For replies from the admin.
    author = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("written by")
    )
    # The same text of the same person at the same place is one comment, however often it is sent.
    digest = models.CharField(max_length=64, unique=True)
    # When the mail to moderators was sent; empty if it must be tried again.
    notified_at = models.DateTimeField(null=True, blank=True)
    # Decisions and the IP address are in the record; `state` follows decisions, because each page view asks for it.
    moderation = GenericRelation(ModerationRecord, related_query_name="comment")

    class Meta:
        verbose_name = _("comment")
        verbose_name_plural = _("comments")
        ordering = ["-posted", "-pk"]
        indexes = [
            # Both in the order of pages of comments, so that the database reads only those that are shown. SQLite takes
            # the first. PostgreSQL does not see the order behind an empty `thread`, so it takes the second.
            models.Index(fields=["page", "thread", "posted", "id", "state"], name="comments_of_a_page"),
            models.Index(fields=["page", "posted", "id"], name="comments_in_order", condition=models.Q(thread=None)),
            models.Index(Lower("email"), name="comments_by_email"),
        ]

    @property
    def record(self) -> ModerationRecord | None:
        """None only while the comment is being stored."""
        return self.moderation.first()

    def __str__(self) -> str:
        return f"{self.name}: {' '.join(self.text.split())[:60]}"
