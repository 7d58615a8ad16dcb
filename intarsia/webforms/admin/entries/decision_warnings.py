"""What staff have to know after they allowed or restored entries: what is not paid, and what has no space for them."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from intarsia.moderation.api import REMOVED, ModerationRecord

from ...limits.counted import counted_entries
from ...limits.places import overbooked
from ...models import Entry, WebForm
from ...payments.for_staff import canceled_among


def decision_warnings(records: Collection[ModerationRecord]) -> Iterator[str]:
    if unpaid := canceled_among(records):
        yield _unpaid_text(unpaid)
    added: dict[WebForm, list[Entry]] = defaultdict(list)
    for entry in Entry.objects.select_related("form").filter(
        pk__in=[one.object_id for one in records if one.status not in REMOVED]
    ):
        added[entry.form].append(entry)
    for form, entries in added.items():
        yield from _too_many(form, entries)


def _unpaid_text(number: int) -> str:
    text = ngettext(
        "The payment of %d entry was canceled before, so nothing is paid. Ask for it again.",
        "The payments of %d entries were canceled before, so nothing is paid. Ask for them again.",
        number,
    )
    return text % number


def _too_many(form: WebForm, added: Iterable[Entry]) -> Iterator[str]:
    if form.max_entries is not None and (count := counted_entries(form).count()) > form.max_entries:
        text = _("“%(form)s” now has %(entries)d entries, and its limit is %(limit)d.")
        yield text % {"form": form.title, "entries": count, "limit": form.max_entries}
    for choice, count, places in overbooked(form, added):
        text = _("“%(choice)s” in “%(form)s” is overbooked (entries: %(entries)d, places: %(places)d).")
        yield text % {"choice": choice, "form": form.title, "entries": count, "places": places}
