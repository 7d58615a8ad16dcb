"""The images, pages and other objects that an element uses.

The contract says where the values of each kind of setting hold ids (web/documents/references.ts). The reference index,
the loading of images and URLs, the cache tags, exports and the texts of the fallback page all use this one walk.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from . import contract as contracts
from .conditions import page_rules_in
from .hyperlinks.rich_text_links import links_in, with_links
from .tree import Element, elements, settings, style_values

STYLE, RICH_TEXT, DISPLAY_CONDITION = "$style", "richtext", "display_condition"


class Reference(NamedTuple):
    # `image`, `page`, `document` (a file of Wagtail's document library) or the name of a registered target.
    target: str
    id: int
    # The object that contains the id, inside the element: `slides[0].image`.
    path: str
    # The kind of the setting; `$style` for a value of the style, empty for a guess in an unknown widget.
    kind: str


# Paths of ids by target, by kind of setting: {"link": {"page": ["page"]}}.
Table = dict[str, dict[str, list[str]]]
# From a target and an id to the new id; None if there is no such object.
NewId = Callable[[str, int], int | None]


class _Value(NamedTuple):
    """A value that can have references: `holder[name]`."""

    kind: str
    path: str
    holder: dict
    name: str

    @property
    def searched(self) -> Any:
        """A rich text counts as the list of its links, a display condition as the list of its rules about pages."""
        stored = self.holder[self.name]
        if self.kind == DISPLAY_CONDITION:
            return page_rules_in(stored)
        return links_in(stored) if self.kind == RICH_TEXT else stored


class _Place(NamedTuple):
    """Where an id is stored: `holder[key]`."""

    target: str
    holder: dict
    key: str
    path: str


def references_of(element: Element, table: Table | None = None) -> Iterator[Reference]:
    """`table` is the contract's by default."""
    known = table or contracts.load()["references"]
    for value in _values_of(element):
        # What is searched has no path in these kinds, and each id counts once.
        path = value.path if value.kind in (RICH_TEXT, DISPLAY_CONDITION) else None
        places = _places_in(value.kind, value.searched, value.path, known)
        found = dict.fromkeys((one.target, one.holder[one.key], path or one.path) for one in places)
        yield from (Reference(*one, value.kind) for one in found)


def guessed_references_of(element: Element) -> Iterator[Reference]:
    """For a widget that is not in the contract. Deleting its images must warn editors, too."""
    yield from (Reference(one.target, one.holder[one.key], one.path, "") for one in _guessed_places(element))


def replace_references(document: Any, contract: dict, new_id: NewId) -> None:
    """Changes the ids of an upgraded document in place. An element without its object keeps its other settings."""
    for element in elements(document, contract):
        for place in _guessed_places(element):
            _replace(place, new_id)
        for value in _values_of(element):
            _replace_in(value, contract["references"], new_id)


def _replace_in(value: _Value, table: Table, new_id: NewId) -> None:
    searched = value.searched
    is_complete = [_replace(place, new_id) for place in _places_in(value.kind, searched, value.path, table)]
    if value.kind == RICH_TEXT and is_complete:
        value.holder[value.name] = with_links(value.holder[value.name], searched)
    elif value.kind == STYLE and not all(is_complete):
        # A background without an image is not a valid value.
        del value.holder[value.name]


def _replace(place: _Place, new_id: NewId) -> bool:
    place.holder[place.key] = new_id(place.target, place.holder[place.key])
    return place.holder[place.key] is not None


def _values_of(element: Element) -> Iterator[_Value]:
    for path, holder, name in style_values(element.props):
        yield _Value(STYLE, path, holder, name)
    prefix = f"{element.path}.props."
    for setting in settings(element):
        yield _Value(setting.spec["kind"], setting.path.removeprefix(prefix), setting.holder, setting.name)


def _places_in(kind: str, value: Any, path: str, table: Table) -> Iterator[_Place]:
    for target, id_paths in table.get(kind, {}).items():
        for id_path in id_paths:
            yield from _places_at(target, value, id_path.split("."), path)


def _places_at(target: str, value: Any, keys: list[str], path: str) -> Iterator[_Place]:
    key, *rest = keys
    if key == "*":
        for index, item in enumerate(value if isinstance(value, list) else ()):
            yield from _places_at(target, item, rest, f"{path}[{index}]")
    elif isinstance(value, dict) and key in value:
        if rest:
            yield from _places_at(target, value[key], rest, f"{path}.{key}")
        elif type(value[key]) is int:
            yield _Place(target, value, key, path)


def _guessed_places(element: Element) -> Iterator[_Place]:
    if element.widget is None:
        yield from _guess(element.props, "")


def _guess(value: Any, path: str) -> Iterator[_Place]:
    if isinstance(value, dict):
        if "type" in value and "props" in value:
            return
        for target, mark, key in (("image", "alt", "id"), ("page", "url", "page"), ("document", "url", "document")):
            if mark in value and type(value.get(key)) is int:
                yield _Place(target, value, key, path)
        for key, child in value.items():
            yield from _guess(child, f"{path}.{key}".removeprefix("."))
    elif isinstance(value, list):
        for index, child in enumerate(value):
            yield from _guess(child, f"{path}[{index}]")


def follow_path(value: Any, steps: list[str]) -> Any:
    """The value that the steps lead to; None if there is none."""
    for step in steps:
        if isinstance(value, dict) and step in value:
            value = value[step]
        elif isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        else:
            return None
    return value
