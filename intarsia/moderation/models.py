from typing import Any

from django.conf import settings
from django.contrib.contenttypes.fields import GenericForeignKey
from django.contrib.contenttypes.models import ContentType
from django.core.exceptions import PermissionDenied
from django.db import models
from django.utils import timezone
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _
from wagtail.models import Site

from .files import private_storage, random_name
from .subjects import Content, content_of


class RecordQuerySet(models.QuerySet["ModerationRecord"]):
    def waiting(self) -> "RecordQuerySet":
        """Not yet decided. Erased records are not among them, which only the database must be told."""
        return self.filter(status="waiting", erased_at=None)

    def not_erased(self) -> "RecordQuerySet":
        return self.filter(erased_at=None)

    def about(self, subject: models.Model) -> "RecordQuerySet":
        return self.filter(content_type=ContentType.objects.get_for_model(subject), object_id=subject.pk)

    def of_model(self, model: type[models.Model]) -> "RecordQuerySet":
        return self.filter(content_type=ContentType.objects.get_for_model(model))


class MainReason(models.CharField):
    """What counted most for spam: the first of `reasons`. A separate column, so that an index can count it."""

    def pre_save(self, model_instance: Any, add: bool) -> str:
        reasons: list[dict[str, Any]] = model_instance.reasons
        reason = str(reasons[0]["reason"])[:100] if reasons and reasons[0]["weight"] > 0 else ""
        setattr(model_instance, self.attname, reason)
        return reason


def move_to_another_site(collector: Any, field: models.Field, records: Any, using: str) -> None:
    """Without its record, a message would be in no list, and its personal data would never be deleted."""
    deleted = [site.pk for site in collector.data[Site]]
    other = Site.objects.using(using).exclude(pk__in=deleted).order_by("-is_default_site", "pk").first()
    if other is not None:
        collector.add_field_update(field, other.pk, records)
    elif records:
        # Django would replace a ProtectedError, which the admin does not handle, by its own exception.
        raise PermissionDenied("This is the last site, and it has messages. Add another site first: they move there.")


class ModerationRecord(models.Model):
    """The verdict about what a visitor sent, and what staff decided. The answers stay in the subject's own table."""

    class Outcome(models.TextChoices):
        ALLOW = "allow", _("allowed")
        HOLD = "hold", _("held")
        BLOCK = "block", _("blocked")

    class Status(models.TextChoices):
        WAITING = "waiting", _("Held")
        ALLOWED = "allowed", _("Allowed")
        BLOCKED = "blocked", _("Blocked")
        SPAM = "spam", _("Spam")
        TRASH = "trash", _("Trash")

    content_type = models.ForeignKey(ContentType, models.CASCADE, related_name="+")
    object_id = models.PositiveBigIntegerField()
    subject = GenericForeignKey()
    site = models.ForeignKey(Site, move_to_another_site, related_name="+", verbose_name=_("site"))
    # The name of the form, from its developer.
    form = models.CharField(_("form"), max_length=100)
    received = models.DateTimeField(_("received"))
    # Empty if it was not judged, such as a reply by staff.
    outcome = models.CharField(_("outcome"), max_length=5, choices=Outcome, blank=True)
    # The probability of spam.
    score = models.FloatField(_("score"))
    # [{"reason", "family", "weight"}], the highest weight first.
    reasons = models.JSONField(_("reasons"), default=list)
    main_reason = MainReason(max_length=100, blank=True, editable=False)
    # What the verdict was made from, as the judging app stores it.
    evidence = models.JSONField(_("signals"), default=dict, blank=True)
    ip = models.GenericIPAddressField(_("IP address"), null=True, blank=True)
    user_agent = models.CharField(_("browser"), max_length=300, blank=True)
    page_url = models.CharField(_("page"), max_length=500, blank=True)
    # What the judging app calls records with nearly the same text, such as those of a campaign.
    group = models.CharField(max_length=16, blank=True, editable=False)
    # A digest of the client, as long as its IP address. Only of refused rows, which are bounded for each client.
    client = models.CharField(max_length=32, blank=True, editable=False)
    # The last decision, or else the verdict.
    status = models.CharField(_("status"), max_length=7, choices=Status)
    # The status before it became spam or trash, and since when it is there.
    status_before = models.CharField(max_length=7, choices=Status, blank=True)
    removed_at = models.DateTimeField(null=True, blank=True)
    # When the data about a person was erased. From then on, there is nothing left to decide about.
    erased_at = models.DateTimeField(null=True, blank=True, editable=False)
    # When the subject was delivered or published for the first time.
    delivered_at = models.DateTimeField(_("delivered"), null=True, blank=True)
    decided_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True, related_name="+", verbose_name=_("decided by")
    )
    decided_at = models.DateTimeField(_("decided"), null=True, blank=True)
    # What the decision teaches: 1 spam, -1 honest, 0 nothing.
    training_weight = models.FloatField(default=0.0, editable=False)

    objects = RecordQuerySet.as_manager()

    class Meta:
        verbose_name = _("message")
        verbose_name_plural = _("messages")
        ordering = ["-received", "-pk"]
        # The permissions are those of the subject's model.
        default_permissions = ()
        constraints = [models.UniqueConstraint(fields=["content_type", "object_id"], name="one_record_per_subject")]
        # The lists of an app: all of a status, or those of one form. Erased records are in none. No index has only the
        # status or the outcome: SQLite would prefer it to these, because nothing makes statistics for it.
        indexes = [
            models.Index(
                fields=["content_type", "status", "-received", "-id"],
                condition=models.Q(erased_at=None),
                name="record_by_status",
            ),
            models.Index(
                fields=["content_type", "form", "status", "-received", "-id"],
                condition=models.Q(erased_at=None),
                name="record_by_form",
            ),
            models.Index(fields=["group"], condition=~models.Q(group=""), name="record_by_group"),
            models.Index(fields=["client"], condition=~models.Q(client=""), name="record_by_client"),
            models.Index(
                fields=["content_type", "-received", "-id"], condition=models.Q(erased_at=None), name="record_by_date"
            ),
            # The list of all apps, and the charts above it.
            models.Index(
                fields=["status", "-received", "-id"], condition=models.Q(erased_at=None), name="record_by_status_only"
            ),
            models.Index(
                fields=["-received", "-id", "outcome"], condition=models.Q(erased_at=None), name="record_by_date_only"
            ),
            models.Index(
                fields=["form", "-received", "-id"], condition=models.Q(erased_at=None), name="record_by_form_only"
            ),
            models.Index(fields=["received", "outcome", "main_reason"], name="record_for_charts"),
        ]

    def __str__(self) -> str:
        return f"{self.form}: {self.get_status_display()}, {self.received:%Y-%m-%d %H:%M}"

    @property
    def was_released(self) -> bool:
        """Whether it was held or blocked, and a moderator allowed it."""
        return self.outcome in (self.Outcome.HOLD, self.Outcome.BLOCK) and self.delivered_at is not None

    @cached_property
    def content(self) -> Content:
        return content_of(self.subject)

    def erase(self) -> None:
        """Removes all that says something about a person, and leaves the subject in the trash for good. A record that
        was deleted meanwhile stays deleted.
        """
        now = timezone.now()
        erased: dict[str, Any] = {
            "evidence": {},
            "reasons": [],
            "main_reason": "",
            "ip": None,
            "user_agent": "",
            "page_url": "",
        }
        erased |= {"erased_at": now, "status": self.Status.TRASH, "status_before": "", "removed_at": now}
        # `save` would insert a record that does not exist any more.
        ModerationRecord.objects.filter(pk=self.pk).update(**erased)
        for name, value in erased.items():
            setattr(self, name, value)

    def data(self) -> dict[str, Any]:
        """Everything but the answers, as JSON values, for an export."""
        return {
            "site": self.site.hostname,
            "form": self.form,
            "received": self.received.isoformat(),
            "outcome": self.outcome,
            "status": self.status,
            "delivered": self.delivered_at.isoformat() if self.delivered_at else None,
            "decided": self.decided_at.isoformat() if self.decided_at else None,
            "probability_of_spam": round(self.score, 3),
            "reasons": [one["reason"] for one in self.reasons],
            "signals": self.evidence,
            "ip": self.ip,
            "browser": self.user_agent,
            "page": self.page_url,
            "files": [{"name": one.name, "size": one.size} for one in self.files.all()],
        }


class HeldFile(models.Model):
    """A file of a held submission."""

    record = models.ForeignKey(ModerationRecord, models.CASCADE, related_name="files")
    # The field of the form.
    field = models.CharField(max_length=100)
    name = models.CharField(max_length=100)
    size = models.PositiveBigIntegerField()
    file = models.FileField(storage=private_storage, upload_to=random_name)

    class Meta:
        ordering = ["pk"]
        # The permissions are those of the subject's model.
        default_permissions = ()
        # A name in the storage is looked up before it is deleted there.
        indexes = [models.Index(fields=["file"], name="moderation_stored_file")]

    def __str__(self) -> str:
        return self.name
