"""Who decides has looked first: what somebody else decided since then stays, until they have seen that."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext as _
from wagtail.admin.utils import get_user_display_name

# What stood when somebody looked, by the number of the thing.
Seen = Mapping[str, str]
NOTHING: Seen = {}


def seen_in(request: HttpRequest) -> Seen:
    """A page with buttons names what they are about as `seen`: its number, a colon, and what stood."""
    said = (one.partition(":") for one in request.POST.getlist("seen"))
    return {number: standing for number, _colon, standing in said}


def is_overtaken(now: Any, looked_at: Any, user: Any, seen: Seen) -> bool:
    """Without a page that says what it showed, it is what the caller had read."""
    stood = seen.get(str(now.pk), looked_at.standing)
    return bool(now.standing != stood and now.decided_by_id != (user.pk if user else None))


def who_was_faster(overtaken: Iterable[Any], state_of: Callable[[Any], str]) -> Iterator[Mapping[str, Any]]:
    """Who decided what, and about how many."""
    for (who, state), count in Counter((_name(one.decided_by), state_of(one)) for one in overtaken).items():
        yield {"who": who, "state": state, "count": count}


def _name(user: Any) -> str:
    return get_user_display_name(user) if user else _("Somebody")
