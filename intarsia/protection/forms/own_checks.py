from collections.abc import Mapping, Sequence

from django.urls import URLPattern
from django.utils.functional import Promise

from intarsia.wire import Call

from ..checks.definition import CheckDefinition
from ..checks.registration import register
from ..signal_collection.lookups.lookup import OwnLookup, own_lookup
from ..verdict.registry import Check


def register_check(
    check: Check,
    *,
    labels: Mapping[str, str | Promise],
    look_up: OwnLookup | None = None,
    calls: Sequence[Call] = (),
    urls: Sequence[URLPattern] = (),
) -> None:
    """Adds a check to every verdict. Call it in an app's ready(), with lazy translations.

    `labels` explain each reason to staff. What `look_up` returns is `submission.lookups.own[name of the check]`. It is
    also called in staff tests, so it must change nothing. Browsers reach `calls` by ajax and REST, and `urls` below
    /protection/.
    """
    lookup = own_lookup(check.__name__, look_up) if look_up else None
    register(CheckDefinition(check, labels, lookup, calls, urls))
