"""What display conditions compare: facts of the page that is rendered. They are the same for every visitor."""

from collections.abc import Iterator, Mapping
from enum import Enum, auto
from typing import Any

from django.apps import apps
from wagtail.coreutils import get_content_languages
from wagtail.models import Page

from intarsia.documents.conditions import PAGE_FIELDS, condition_fault, holds, is_empty, rules_in
from intarsia.page_cache.cached_lookup import cached_lookup

SECTION, TYPE, LANGUAGE = "section", "type", "language"
COMPARISONS = {
    **dict.fromkeys(PAGE_FIELDS, ("is", "isnot")),
    **dict.fromkeys((TYPE, LANGUAGE), ("is", "isnot", "in")),
}


class Fault(Enum):
    """Why a condition cannot be decided."""

    # Another program wrote it.
    UNKNOWN = auto()
    NO_VALUE = auto()
    # Its page was deleted, or the site no longer has its page type or language.
    REMOVED = auto()


def is_shown(condition: Any, page: Any, locale: str) -> bool:
    """Whether an element with this condition is part of the page.

    A condition that cannot be decided is not met, also inside "not": nobody wants a popup on every page because one
    page was deleted.
    """
    return not any(faults_of(condition)) and holds(condition, _facts_of(page, locale, condition))


def faults_of(condition: Any) -> Iterator[Fault]:
    if condition_fault(condition):
        yield Fault.UNKNOWN
        return
    for rule in rules_in(condition):
        if fault := _fault_of(rule):
            yield fault


def _fault_of(rule: Mapping[str, Any]) -> Fault | None:
    field, value = rule["field"], rule["value"]
    if rule["operator"] not in COMPARISONS.get(field, ()):
        return Fault.UNKNOWN
    if is_empty(value):
        return Fault.NO_VALUE
    values = value if isinstance(value, list) else [value]
    exists = _is_page if field in PAGE_FIELDS else _is_type if field == TYPE else _is_language
    return None if all(map(exists, values)) else Fault.REMOVED


def _is_page(pk: Any) -> bool:
    return _path_of(pk) is not None


def _path_of(pk: Any) -> str | None:
    """The place of a page in the tree. One query for each page that conditions name, until a page moves."""

    def look_up(missing: set[int]) -> dict[int, str]:
        return dict(Page.objects.filter(pk__in=missing).values_list("pk", "path"))

    if not isinstance(pk, int) or isinstance(pk, bool):
        return None
    return cached_lookup("page of a condition", [pk], lambda pk, _known: [f"page-{pk}", "tree"], look_up).get(pk)


def _is_type(label: Any) -> bool:
    try:
        return issubclass(apps.get_model(str(label)), Page)
    except (LookupError, ValueError):
        return False


def _is_language(code: Any) -> bool:
    return code in get_content_languages()


def _facts_of(page: Any, locale: str, condition: Any) -> Mapping[str, Any]:
    """A search page or an error page without a page of the site has only a language."""
    if not isinstance(page, Page):
        return {LANGUAGE: locale}
    named = {rule["value"]: _path_of(rule["value"]) for rule in rules_in(condition) if rule["field"] == SECTION}
    return {
        "page": page.pk,
        # Only pages that the condition names.
        SECTION: [pk for pk, path in named.items() if path and page.path.startswith(path)],
        TYPE: page._meta.label_lower,
        LANGUAGE: locale,
    }
