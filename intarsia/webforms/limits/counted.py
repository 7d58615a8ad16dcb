from django.db.models import QuerySet

from intarsia.moderation.api import ModerationRecord

from ..models import Entry, WebForm


def counted_entries(form: WebForm) -> QuerySet[Entry]:
    """The entries that limits count: without spam and what was deleted."""
    status = ModerationRecord.Status
    not_counted = [status.BLOCKED, status.SPAM, status.TRASH]
    return Entry.objects.filter(form=form).exclude(moderation__status__in=not_counted)
