"""An image of the library for previews of links, cut around its focal point."""

from functools import partial
from typing import Any

from wagtail.images import get_image_model

from intarsia.page_cache.cached_lookup import UNREADABLE, cached_lookup
from intarsia.rendering.resources.image_alt import alt_text_of
from intarsia.rendering.resources.images import SHARED
from intarsia.rendering.resources.readable import readable

from .shared_image import SharedImage


def cropped_image(pk: int | None, tags: set[str]) -> SharedImage | None:
    """None without an image, or if it was deleted or is an SVG, which networks do not show."""
    if pk is None:
        return None
    tags.add(f"image-{pk}")
    return cached_lookup("share image", [pk], lambda pk, _image: [f"image-{pk}"], _look_up).get(pk)


def _look_up(keys: set[int]) -> dict[int, SharedImage]:
    images = get_image_model().objects.filter(pk__in=keys).prefetch_renditions(SHARED)
    return {image.pk: readable(image, partial(_cropped, image)) or UNREADABLE for image in images if not image.is_svg()}


def _cropped(image: Any) -> SharedImage:
    rendition = image.get_rendition(SHARED)
    return SharedImage(str(rendition.url), rendition.width, rendition.height, alt_text_of(image))
