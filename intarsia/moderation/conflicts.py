"""Detects conflicting decisions: a newer decision by another moderator stays until the user has seen it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext as _
from wagtail.admin.utils import get_user_display_name

# The status that the user saw, by primary key.
Seen = Mapping[str, str]
NOTHING: Seen = {}


def seen_in(request: HttpRequest) -> Seen:
    """A page with buttons sends the status that it showed as `seen`: primary key, colon, status."""
    pairs = (one.partition(":") for one in request.POST.getlist("seen"))
    return {number: status for number, _colon, status in pairs}


def is_conflict(now: Any, looked_at: Any, user: Any, seen: Seen) -> bool:
    """Whether someone else changed the status after the user saw it. If `seen` has no status of the record, that of
    `looked_at` counts: the caller has read it.
    """
    seen_status = seen.get(str(now.pk), looked_at.status)
    return bool(now.status != seen_status and now.decided_by_id != (user.pk if user else None))


def earlier_decisions(conflicts: Iterable[Any], status_label: Callable[[Any], str]) -> Iterator[Mapping[str, Any]]:
    """Who made which decision, and about how many messages."""
    for (who, state), count in Counter((_name(one.decided_by), status_label(one)) for one in conflicts).items():
        yield {"who": who, "state": state, "count": count}


def _name(user: Any) -> str:
    return get_user_display_name(user) if user else _("Someone")
