"""The images that a user may choose, as the editor lists them."""

from collections.abc import Iterable, Iterator
from typing import Any

from django.urls import reverse
from wagtail.images import get_image_model
from wagtail.permissions import policy_registry

from intarsia.rendering.resources.image_alt import alt_text_of
from intarsia.rendering.resources.readable import readable

from ..requests.guard import GuardedView

PER_PAGE = 24
# Twice the size of a tile, for screens with two pixels per CSS pixel.
THUMBNAIL = "max-320x320|format-webp"


def image_policy() -> Any:
    return policy_registry.get_by_type(get_image_model())


def choosable(user: Any) -> Any:
    return image_policy().instances_user_has_permission_for(user, "choose")


def images_on_page(user: Any, text: str, number: int) -> list[Any]:
    """One more than a page holds, if there is a further page. The newest are first, or the best matches of a text."""
    found = choosable(user).order_by("-created_at", "-pk")
    start = (number - 1) * PER_PAGE
    if text:
        found = choosable(user).autocomplete(text)
    return list(found[start : start + PER_PAGE + 1])


def entries(view: GuardedView, images: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """With a number of queries that does not depend on how many they are."""
    ids = [image.pk for image in images]
    by_id = get_image_model().objects.prefetch_renditions(THUMBNAIL).in_bulk(ids)
    for image in (by_id[pk] for pk in ids if pk in by_id):
        yield {
            "id": image.pk,
            "title": image.title,
            "alt": alt_text_of(image),
            "width": image.width,
            "height": image.height,
            "thumbnail": _thumbnail_url(view, image),
        }


def make_thumbnail(image: Any) -> str | None:
    """The URL of its thumbnail; None if the file is missing, broken or too large to be opened."""
    if image.is_svg():
        return image.file.url
    rendition = readable(image, lambda: image.get_rendition(THUMBNAIL))
    return rendition.url if rendition else None


def _thumbnail_url(view: GuardedView, image: Any) -> str:
    """The URL of an existing thumbnail file, because making one would delay the list."""
    if image.is_svg():
        return image.file.url
    if image.prefetched_renditions:
        return image.prefetched_renditions[0].url
    editable = view.editable
    return reverse("intarsia_pages:image_thumbnail", args=(editable.kind.name, editable.pk, image.pk))
