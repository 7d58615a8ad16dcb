"""Metrics of the outbox for Prometheus."""

from collections.abc import Iterator

from django.db import connection
from django.db.models import Count, Min, Q
from django.db.models.functions import Coalesce
from django.utils import timezone

from intarsia.state.metrics.exposition import Gauge

from .models import Job


def outbox_gauges() -> Iterator[Gauge]:
    now = timezone.now()
    is_due = Q(state=Job.State.WAITING) & (Q(due=None) | Q(due__lte=now))
    try:
        found = Job.objects.exclude(state=Job.State.DONE).aggregate(
            **{state: Count("pk", filter=Q(state=state)) for state in ("waiting", "running", "failed")},
            # A job that is tried again has not been waiting since it was created.
            oldest=Min(Coalesce("due", "created"), filter=is_due),
        )
    finally:
        # Django does this only at the end of a request.
        connection.close_if_unusable_or_obsolete()
    for state in ("waiting", "running", "failed"):
        yield "outbox_jobs", (state,), found[state]
    yield "outbox_oldest_seconds", (), max(0.0, (now - found["oldest"]).total_seconds()) if found["oldest"] else 0
