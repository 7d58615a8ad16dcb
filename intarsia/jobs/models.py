from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _


class Job(models.Model):
    class State(models.TextChoices):
        WAITING = "waiting", _("Waiting")
        RUNNING = "running", _("Running")
        FAILED = "failed", _("Failed")
        DONE = "done", _("Done")

    name = models.CharField(_("job"), max_length=100)
    payload = models.JSONField(_("data"), default=dict)
    state = models.CharField(_("status"), max_length=7, choices=State, default=State.WAITING)
    # Jobs with the same value run one after the other.
    serial = models.CharField(max_length=100, default="", blank=True, editable=False)
    attempts = models.PositiveIntegerField(_("attempts"), default=0)
    created = models.DateTimeField(_("created"), default=timezone.now)
    # None: at once. A clock that is set back does not delay it.
    due = models.DateTimeField(_("next attempt"), null=True)
    started = models.DateTimeField(_("started"), null=True)
    finished = models.DateTimeField(_("finished"), null=True)
    # Which process runs it. If the process ends, the lease expires and another one runs the job.
    lease = models.CharField(max_length=16, default="", editable=False)
    leased_until = models.DateTimeField(null=True, editable=False)
    error = models.TextField(_("error"), blank=True)

    class Meta:
        verbose_name = _("job")
        verbose_name_plural = _("jobs")
        default_permissions = ("view", "change", "delete")
        indexes = [models.Index(fields=["state", "due"], name="intarsia_jobs_due")]
        constraints = [
            models.UniqueConstraint(
                fields=["serial"], condition=Q(state="running") & ~Q(serial=""), name="intarsia_jobs_one_at_a_time"
            )
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.pk})"


class Schedule(models.Model):
    """When a periodic job is due again."""

    name = models.CharField(max_length=100, primary_key=True)
    due = models.DateTimeField()

    class Meta:
        default_permissions = ()
