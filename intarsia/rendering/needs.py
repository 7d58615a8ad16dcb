"""What a document needs to be drawn: the ids in it, and the settings of widgets that ask the server for data.

Found by walking through it beside the contract, which takes longer than most look-ups; so it is done once for each
content of a document.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from . import contract as contracts
from .data_loaders import LOADERS
from .document_tree import Element, elements, pictures_behind, settings
from .rich_links import linked_pages, linked_pictures

MOST_DOCUMENTS = 500


@dataclass(frozen=True)
class Needs:
    images: frozenset[int] = frozenset()
    pages: frozenset[int] = frozenset()
    loading: tuple[Element, ...] = ()
    """Elements whose widget has a data loader."""

    def __or__(self, other: "Needs") -> "Needs":
        return Needs(self.images | other.images, self.pages | other.pages, self.loading + other.loading)


_known: dict[str, Needs] = {}


def needs_of(document: Any, digest: str) -> Needs:
    """The needs of a document; `digest` is that of its content."""
    if digest not in _known:
        if len(_known) >= MOST_DOCUMENTS:
            # Whichever goes is found again.
            _known.clear()
        _known[digest] = find_needs(document)
    return _known[digest]


def find_needs(document: Any) -> Needs:
    found = list(elements(document, contracts.load()))
    values = [(setting.spec["kind"], setting.value) for element in found for setting in settings(element)]
    behind = [picture for element in found for _place, picture in pictures_behind(element.props)]
    return Needs(
        images=frozenset(pk for kind, value in values for pk in _image_ids(kind, value)).union(
            pk for picture in behind for pk in _id(picture, "$image")
        ),
        pages=frozenset(pk for kind, value in values for pk in _page_ids(kind, value)),
        loading=tuple(element for element in found if element.type in LOADERS),
    )


def _image_ids(kind: str, value: Any) -> Iterator[int]:
    if kind == "media":
        yield from _id(value, "id")
    elif kind == "gallery" and isinstance(value, list):
        for media in value:
            yield from _id(media, "id")
    elif kind == "link" and isinstance(value, Mapping) and isinstance(action := value.get("action"), Mapping):
        yield from _image_ids("gallery", action.get("images"))
    elif kind == "richtext":
        yield from linked_pictures(value)


def _page_ids(kind: str, value: Any) -> Iterator[int]:
    if kind == "link":
        yield from _id(value, "page")
    elif kind == "richtext":
        yield from linked_pages(value)


def _id(value: Any, key: str) -> Iterator[int]:
    if isinstance(value, Mapping) and isinstance(value.get(key), int):
        yield value[key]
