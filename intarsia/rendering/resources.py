"""What the ids in documents stand for: images, addresses of pages, data of widgets."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from django.http import HttpRequest
from wagtail.models import Page, Site

from . import contract as contracts
from .data_loaders import LoadContext, load_data
from .document_tree import elements, settings
from .images import image_resources


def resources_for(
    documents: Iterable[Mapping[str, Any]], context: LoadContext, request: HttpRequest | None = None
) -> dict[str, Any]:
    """`images` and `pages` by id and `data` by element id, in as many queries for three documents as for one."""
    contract = contracts.load()
    found = [element for document in documents for element in elements(document, contract)]
    values = [(setting.spec["kind"], setting.value) for element in found for setting in settings(element)]
    data = load_data(found, context)
    images = {pk for kind, value in values for pk in _image_ids(kind, value)} | set(_images_in_data(data))
    pages = {pk for kind, value in values if kind == "link" for pk in _id(value, "page")}
    context.tags.update(f"image-{pk}" for pk in images)
    context.tags.update(f"page-{pk}" for pk in pages)
    return {"images": image_resources(images), "pages": page_addresses(pages, request, context.site), "data": data}


def page_addresses(ids: set[int], request: HttpRequest | None, site: Site | None) -> dict[str, str]:
    """Addresses of live, public pages by id; a link to anything else leads nowhere rather than to a secret."""
    if not ids:
        return {}
    pages = Page.objects.live().public().filter(pk__in=ids)
    addresses = {str(page.pk): page.get_url(request, current_site=site) for page in pages}
    return {pk: address for pk, address in addresses.items() if address}


def _image_ids(kind: str, value: Any) -> Iterator[int]:
    if kind == "media":
        yield from _id(value, "id")
    elif kind == "gallery" and isinstance(value, list):
        for media in value:
            yield from _id(media, "id")


def _id(value: Any, key: str) -> Iterator[int]:
    if isinstance(value, Mapping) and isinstance(value.get(key), int):
        yield value[key]


def _images_in_data(value: Any) -> Iterator[int]:
    """Loaders hand over pictures as `{"$image": id}`."""
    if isinstance(value, Mapping):
        yield from _id(value, "$image")
        for inner in value.values():
            yield from _images_in_data(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _images_in_data(inner)
