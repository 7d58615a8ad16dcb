"""What the ids in documents stand for: images, addresses of pages, data of widgets."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from django.http import HttpRequest
from django.urls import get_script_prefix
from wagtail.models import Page, Site

from .data_loaders import LoadContext, load_data
from .images import image_resources
from .needs import Needs
from .remembered import remembered


def resources_for(needs: Needs, context: LoadContext, request: HttpRequest | None = None) -> dict[str, Any]:
    """`images` and `pages` by id and `data` by element id, in as many queries for three documents as for one."""
    data = load_data(needs.loading, context)
    images = needs.images.union(_images_in_data(data))
    context.tags.update(f"image-{pk}" for pk in images)
    context.tags.update(f"page-{pk}" for pk in needs.pages)
    pages = page_addresses(needs.pages, request, context.site)
    return {"images": image_resources(images), "pages": pages, "data": data}


def page_addresses(ids: Iterable[int], request: HttpRequest | None, site: Site | None) -> dict[str, str]:
    """Addresses of live, public pages by id; a link to anything else leads nowhere rather than to a secret."""

    def look_up(missing: set[int]) -> dict[int, str]:
        pages = Page.objects.live().public().filter(pk__in=missing)
        return {page.pk: url for page in pages if (url := page.get_url(request, current_site=site))}

    kind = ("page address", site.pk if site else None, get_script_prefix())
    found = remembered(kind, ids, lambda pk, _address: [f"page-{pk}"], look_up)
    return {str(pk): address for pk, address in found.items()}


def _images_in_data(value: Any) -> Iterator[int]:
    """Loaders hand over pictures as `{"$image": id}`."""
    if isinstance(value, Mapping):
        if isinstance(image := value.get("$image"), int):
            yield image
        for inner in value.values():
            yield from _images_in_data(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _images_in_data(inner)
