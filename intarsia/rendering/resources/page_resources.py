"""What the ids in documents refer to: images, URLs of pages and files, data of widgets."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from django.http import HttpRequest
from django.urls import get_script_prefix
from wagtail.models import Page, Site

from intarsia.page_cache.cached_lookup import cached_lookup

from ..data_loaders import LoadContext
from .images import image_resources
from .library_documents import document_resources, tag_of_document
from .load_scopes import LoadedScopes
from .private_pages import without_private

# Someone may bring the file back without publishing anything, such as from a backup.
MISSING_FILE_RETRY_SECONDS = 3600


def resources_for(loaded: LoadedScopes, context: LoadContext, request: HttpRequest | None = None) -> dict[str, Any]:
    """`images`, `pages` and `documents` by id, and `data`, `slots` and `bound` by the id of an element in the page.

    The number of queries is that of one document with one scope.
    """
    images = loaded.images.union(_images_in_data(loaded.data))
    context.tags.update(f"image-{pk}" for pk in images)
    context.tags.update(f"page-{pk}" for pk in loaded.pages)
    context.tags.update(map(tag_of_document, loaded.documents))
    found = image_resources(images, context.unreadable_images, context.lost_images)
    context.images.update(found)
    if context.lost_images:
        context.expire_in(MISSING_FILE_RETRY_SECONDS)
    pages = page_urls(loaded.pages, request, context.site)
    return {
        "images": {pk: _for_views(image) for pk, image in found.items()},
        "pages": pages,
        "documents": document_resources(loaded.documents),
        "data": loaded.data,
        "slots": loaded.slots,
        "bound": loaded.bound,
    }


def _for_views(image: dict[str, Any]) -> dict[str, Any]:
    """Without what only the head of a page says."""
    return {name: value for name, value in image.items() if name != "shared"} if "shared" in image else image


def page_urls(ids: Iterable[int], request: HttpRequest | None, site: Site | None) -> dict[str, str]:
    """The URLs of live, public pages by id. Other pages are missing, so that no link reveals their URL."""

    def look_up(missing: set[int]) -> dict[int, str]:
        pages = without_private(Page.objects.live().filter(pk__in=missing))
        return {page.pk: url for page in pages if (url := page.get_url(request, current_site=site))}

    kind = ("page url", site.pk if site else None, get_script_prefix())
    found = cached_lookup(kind, ids, lambda pk, _url: [f"page-{pk}"], look_up)
    return {str(pk): url for pk, url in found.items()}


def _images_in_data(value: Any) -> Iterator[int]:
    """Data loaders return images as `{"$image": id}`."""
    if isinstance(value, str):
        # Most values are texts, for which the check below takes long.
        return
    if isinstance(value, Mapping):
        if isinstance(image := value.get("$image"), int):
            yield image
        for inner in value.values():
            yield from _images_in_data(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _images_in_data(inner)
