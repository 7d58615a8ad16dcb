"""The sources of dynamic values, by name. `rendering` asks them; apps and sites register their own."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from django.core.exceptions import ImproperlyConfigured

NAME = re.compile(r"[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*")
KINDS = ("text", "date", "url", "image")
PAGE, ITEM = "page", "item"

# From subjects (rendering/dynamic_values/subject.py) to their values, in the same order.
Values = Callable[[Sequence[Any]], Sequence[Any]]


@dataclass(frozen=True)
class DynamicSource:
    """Where dynamic values come from, such as the title of the page."""

    name: str
    kind: str
    # May be translated lazily.
    label: Any
    values: Values
    # A page that shows it is never cached.
    depends_on_visitor: bool = False
    # `item.title` asks about the page of an item what `page.title` asks about the page.
    is_page_of_item: bool = False

    @property
    def group(self) -> str:
        """`page`, `site`, `date`, `item`, or the name of an app."""
        return self.name.partition(".")[0]


_sources: dict[str, DynamicSource] = {}


def register_dynamic_source(
    name: str,
    *,
    kind: str,
    label: Any,
    value: Callable[[Any], Any] | None = None,
    values: Values | None = None,
    depends_on_visitor: bool = False,
) -> None:
    """Adds a source that owners can choose. Call it in the module `dynamic_sources` of an app.

    `kind` is `text`, `date`, `url` or `image`. `value(subject)` returns a text or number, a date, a URL, or an image or
    its id; None or "" shows the fallback. `values(subjects)` does the same for all elements of a page at once, for
    sources that query. A source `page.…` is also registered as `item.…`, about the page of an item in a list.
    """
    source = DynamicSource(name, kind, label, values or _one_by_one(value), depends_on_visitor)
    if fault := _fault(source, value, values):
        raise ImproperlyConfigured(f"The dynamic source '{name}' cannot be registered: {fault}.")
    _sources[name] = source
    if source.group == PAGE:
        of_item = _of_item(name)
        _sources[of_item] = replace(source, name=of_item, is_page_of_item=True)


def dynamic_source(name: str | None) -> DynamicSource | None:
    return _sources.get(name) if name else None


def label_of_source(name: str | None) -> str:
    """For staff; the name itself if its app is gone."""
    source = dynamic_source(name)
    return str(source.label) if source else name or ""


def dynamic_sources() -> Iterator[DynamicSource]:
    yield from _sources.values()


def unregister(name: str) -> None:
    """For tests."""
    _sources.pop(name, None)
    if name.startswith(f"{PAGE}."):
        _sources.pop(_of_item(name), None)


def _of_item(name: str) -> str:
    return name.replace(PAGE, ITEM, 1)


def _one_by_one(value: Callable[[Any], Any] | None) -> Values:
    return lambda subjects: [value(subject) for subject in subjects] if value else []


def _fault(source: DynamicSource, value: Any, values: Any) -> str:
    if not NAME.fullmatch(source.name):
        return "its name must be two words of lower-case letters, digits and _, such as page.subtitle"
    if source.kind not in KINDS:
        return f"its kind is '{source.kind}', not one of {', '.join(KINDS)}"
    if (value is None) == (values is None):
        return "it needs either `value` or `values`"
    if source.name in _sources or (source.group == PAGE and _of_item(source.name) in _sources):
        return "another source has this name. Choose another one"
    return ""
