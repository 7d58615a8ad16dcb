"""A person's decision about a text of a campaign is also made about those that nobody has decided about."""

from collections.abc import Collection

from django.db.models import Model

from intarsia.jobs.api import enqueue
from intarsia.moderation.api import Decision, ModerationRecord, decide
from intarsia.moderation.models import RecordQuerySet

Status = ModerationRecord.Status
SPREAD = "protection.spread_decision"


def spread(_subject: Model, decision: Decision) -> None:
    """In a job, because a campaign can have thousands of texts. Decisions that it makes itself are not spread."""
    record = decision.record
    if decision.user is not None and similar_to([record]).exists():
        enqueue(SPREAD, record=record.pk)


def apply_to_group(record: ModerationRecord) -> None:
    """While a person calls one of the texts spam, those that wait are spam, too. Afterwards they wait again."""
    similar = similar_to([record]).prefetch_related("subject")
    if was_marked([record.group]):
        decide(similar.filter(status=Status.WAITING), "spam", None)
    else:
        decide(similar.filter(status=Status.SPAM, decided_by=None), "restore", None)


def was_marked(groups: Collection[str]) -> bool:
    """Whether a person marked a text of these groups as spam."""
    marked = ModerationRecord.objects.filter(group__in=groups, status=Status.SPAM)
    return marked.exclude(decided_by=None).exists()


def similar_to(records: Collection[ModerationRecord]) -> RecordQuerySet:
    """Other records with nearly the same texts."""
    groups = {record.group for record in records} - {""}
    others = ModerationRecord.objects.not_erased().filter(group__in=groups)
    return others.exclude(pk__in=[record.pk for record in records])
