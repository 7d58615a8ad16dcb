from collections.abc import Mapping

from django.utils.functional import Promise

from intarsia.moderation.labels import register_reasons

from ..signal_collection.lookups.own import OwnLookup, add_lookup
from ..verdict.own_checks import Check, add_check


def register_check(check: Check, *, labels: Mapping[str, str | Promise], look_up: OwnLookup | None = None) -> None:
    """Adds a check to every verdict. Call it in an app's ready(), with lazy translations.

    `labels` explain each reason to staff. What `look_up` returns is `submission.lookups.own[name of the check]`; it is
    also called for tests of staff, so it must change nothing.
    """
    add_check(check)
    register_reasons(labels)
    if look_up:
        add_lookup(check.__name__, look_up)
