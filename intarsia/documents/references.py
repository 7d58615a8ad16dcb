"""The images and pages that an element uses.

The contract says where the values of each kind of setting hold ids (web/documents/references.ts). The reference index,
the loading of images and URLs, the cache tags and the texts of the fallback page all use this one walk.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from . import contract as contracts
from .rich_text_links import links_in
from .tree import Element, settings, style_values


class Reference(NamedTuple):
    # `image` or `page`.
    target: str
    id: int
    # Of the object that holds the id, inside the element: `slides[0].image`.
    path: str
    # The kind of the setting; `$style` for a value of the style, empty for a guess in an unknown widget.
    kind: str


# Paths of ids by target, by kind of setting: {"link": {"page": ["page"]}}.
Table = dict[str, dict[str, list[str]]]


def references_of(element: Element, table: Table | None = None) -> Iterator[Reference]:
    """`table` is the contract's by default."""
    known = table or contracts.load()["references"]
    for path, value in style_values(element.props):
        yield from _references_in("$style", value, path, known)
    prefix = f"{element.path}.props."
    for setting in settings(element):
        yield from _references_in(setting.spec["kind"], setting.value, setting.path.removeprefix(prefix), known)


def guessed_references_of(element: Element) -> Iterator[Reference]:
    """For a widget that is not in the contract. Deleting its images must warn editors, too."""
    if element.widget is None:
        yield from _guess(element.props, "")


def _references_in(kind: str, value: Any, path: str, table: Table) -> Iterator[Reference]:
    # The links of a rich text have no path of their own, and each id counts once.
    is_html = kind == "richtext"
    found = dict.fromkeys(
        (target, target_id, path if is_html else place)
        for target, paths in table.get(kind, {}).items()
        for id_path in paths
        for target_id, place in _ids_at(links_in(value) if is_html else value, id_path.split("."), path)
    )
    yield from (Reference(*one, kind) for one in found)


def _ids_at(value: Any, keys: list[str], path: str) -> Iterator[tuple[int, str]]:
    """Each id with the path of the object that holds it."""
    key, *rest = keys
    if key == "*":
        for index, item in enumerate(value if isinstance(value, list) else ()):
            yield from _ids_at(item, rest, f"{path}[{index}]")
    elif isinstance(value, dict) and key in value:
        if rest:
            yield from _ids_at(value[key], rest, f"{path}.{key}")
        elif type(value[key]) is int:
            yield value[key], path


def _guess(value: Any, path: str) -> Iterator[Reference]:
    if isinstance(value, dict):
        if "type" in value and "props" in value:
            return
        for target, mark, key in (("image", "alt", "id"), ("page", "url", "page")):
            if mark in value and type(value.get(key)) is int:
                yield Reference(target, value[key], path, "")
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
