"""The values of all dynamic values in a level of scopes. Each source is asked once."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from wagtail.models import Page

from intarsia.documents.bindings import source_of, static_value
from intarsia.documents.dynamic_sources import ITEM, PAGE, DynamicSource, dynamic_source
from intarsia.documents.tree import Element, Setting, dynamic_settings, path_in_settings

from ..data_loaders import LoadContext
from ..scopes import Scope
from .stored_values import stored_value
from .subject import Subject, subjects_of

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class BoundSetting:
    """A setting with a dynamic value, and its path in the settings of its element, such as `items.0.title`."""

    element: Element
    setting: Setting
    path: str

    @property
    def source(self) -> str:
        return source_of(self.setting.value) or ""

    @property
    def empty(self) -> Any:
        """What the setting shows without a value."""
        fallback = static_value(self.setting.value)
        return "" if fallback is None and isinstance(self.setting.spec.get("default"), str) else fallback


def bound_settings(element: Element, bindable: dict[str, Any]) -> tuple[BoundSetting, ...]:
    """The settings that may be dynamic: nothing is looked up for private settings."""
    return tuple(
        BoundSetting(element, setting, path_in_settings(element, setting))
        for setting in dynamic_settings(element)
        if setting.spec["kind"] in bindable and not setting.spec.get("private")
    )


# By the id of an element in the page, and the path of a setting.
Resolved = dict[str, dict[str, Any]]


def resolve(placed: Iterable[tuple[Scope, BoundSetting]], context: LoadContext) -> Resolved:
    """The values as settings store them; None where the source has none."""
    by_source: dict[str, list[tuple[Scope, BoundSetting]]] = {}
    for scope, bound in placed:
        by_source.setdefault(bound.source, []).append((scope, bound))
    resolved: Resolved = {}
    for name, uses in by_source.items():
        source = dynamic_source(name)
        found = _values_of(source, [scope for scope, _bound in uses], context) if source else [None] * len(uses)
        for (scope, bound), value in zip(uses, found, strict=True):
            stored = _stored(value, bound, source, context)
            resolved.setdefault(scope.id_of(bound.element.id), {})[bound.path] = stored
    return resolved


def _values_of(source: DynamicSource, scopes: Sequence[Scope], context: LoadContext) -> list[Any]:
    """A source that fails gives no values; the others are not affected."""
    if source.depends_on_visitor:
        context.visitor_sources.add(source.name)
    try:
        return _asked(source, scopes, context)
    except Exception as error:
        _log_once(source.name, repr(error))
        return [None] * len(scopes)


def _asked(source: DynamicSource, scopes: Sequence[Scope], context: LoadContext) -> list[Any]:
    subjects = subjects_of(source.group, scopes, context)
    context.tags.update(f"page-{one.page.pk}" for one in subjects if one and isinstance(one.page, Page))
    asked = [one for one in subjects if one and _has_subject(source, one)]
    found = dict(zip(map(id, asked), source.values(asked), strict=True)) if asked else {}
    return [found[id(one)] if id(one) in found else _of_item_itself(source, one) for one in subjects]


def _has_subject(source: DynamicSource, subject: Subject) -> bool:
    """Sources of pages are asked only about pages."""
    if source.group == PAGE or source.is_page_of_item:
        return subject.page is not None
    return source.group != ITEM or subject.item is not None


def _of_item_itself(source: DynamicSource, subject: Subject | None) -> Any:
    """The items of a query that are not pages have values by the same names."""
    if subject is None or subject.item is None or not source.is_page_of_item:
        return None
    return subject.item.values.get(source.name.removeprefix(f"{ITEM}."))


def _stored(value: Any, bound: BoundSetting, source: DynamicSource | None, context: LoadContext) -> Any:
    try:
        return stored_value(value, bound.setting, context.locale)
    except Exception as error:
        _log_once(source.name if source else "", repr(error))
        return None


@lru_cache(maxsize=1000)
def _log_once(source: str, error: str) -> None:
    logger.error("The dynamic source '%s' failed (%s). Its fallbacks are shown.", source, error)
