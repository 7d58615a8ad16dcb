"""Finds records by their form, their sender or their text: the newest ones, in a time that does not grow."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .admin.long_list import newest
from .form_names import form_names
from .subjects import SubjectKind
from .text_index import MAX_MATCHES, matching_keys
from .text_index.rows import MIN_CHARACTERS

NEWEST = ("-received", "-pk")


@dataclass(frozen=True)
class Matches:
    keys: list[int]
    # False if there may be older ones.
    are_all: bool


def matching_records(among: Any, kinds: Iterable[SubjectKind], text: str) -> Matches:
    """Only these records count, so that matches which the user does not see displace no others."""
    are_all = True
    if len(text) < MIN_CHARACTERS:
        among, has_older = newest(among)
        are_all = not has_older
    forms = [name for name in form_names() if text.casefold() in name.casefold()]
    keys: set[int] = set()
    for kind in kinds:
        records = among.of_model(kind.model).prefetch_related(None)
        subjects = matching_keys(kind, text, records)
        of_forms = records.filter(form__in=forms).order_by(*NEWEST)[:MAX_MATCHES] if forms else records.none()
        for some in (records.filter(object_id__in=subjects).order_by(), of_forms):
            found = some.values_list("pk", flat=True)
            keys.update(found)
            are_all = are_all and len(found) < MAX_MATCHES
    return Matches(list(keys), are_all)
