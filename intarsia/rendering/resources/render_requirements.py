"""The ids of images and pages in a document, and its elements that need server data.

Reading a document by the contract takes longer than most lookups, so the result is cached by the document's content.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..data_loaders import LOADERS
from ..documents import contract as contracts
from ..documents.rich_text_links import linked_images, linked_pages
from ..documents.tree import Element, background_images, elements, settings

MOST_DOCUMENTS = 500


@dataclass(frozen=True)
class RenderRequirements:
    images: frozenset[int] = frozenset()
    pages: frozenset[int] = frozenset()
    loading: tuple[Element, ...] = ()
    """Elements whose widgets have a data loader."""

    def __or__(self, other: "RenderRequirements") -> "RenderRequirements":
        return RenderRequirements(self.images | other.images, self.pages | other.pages, self.loading + other.loading)


_cache: dict[str, RenderRequirements] = {}


def requirements_of(document: Any, digest: str) -> RenderRequirements:
    """The requirements of a document; `digest` is the digest of its content."""
    if digest not in _cache:
        if len(_cache) >= MOST_DOCUMENTS:
            _cache.clear()
        _cache[digest] = find_requirements(document)
    return _cache[digest]


def find_requirements(document: Any) -> RenderRequirements:
    found = list(elements(document, contracts.load()))
    values = [(setting.spec["kind"], setting.value) for element in found for setting in settings(element)]
    backgrounds = [image for element in found for _path, image in background_images(element.props)]
    return RenderRequirements(
        images=frozenset(pk for kind, value in values for pk in _image_ids(kind, value)).union(
            pk for image in backgrounds for pk in _id(image, "$image")
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
        yield from linked_images(value)


def _page_ids(kind: str, value: Any) -> Iterator[int]:
    if kind == "link":
        yield from _id(value, "page")
    elif kind == "richtext":
        yield from linked_pages(value)


def _id(value: Any, key: str) -> Iterator[int]:
    if isinstance(value, Mapping) and isinstance(value.get(key), int):
        yield value[key]
