"""The image that the owner chose for previews of links, cut around its focal point."""

from functools import partial
from typing import Any

from wagtail.images import get_image_model

from intarsia.page_cache.cached_lookup import UNREADABLE, cached_lookup
from intarsia.rendering.resources.readable import readable

# What networks show whole; WebP is not known to all of them.
SPEC = "fill-1200x630|format-jpeg|jpegquality-82"


def chosen_image(page: Any, tags: set[str]) -> str:
    """Its URL; empty if none is chosen, or if it was deleted or is an SVG, which networks do not show."""
    pk = getattr(page, "share_image_id", None)
    if pk is None:
        return ""
    tags.add(f"image-{pk}")
    return cached_lookup("share image", [pk], lambda pk, _url: [f"image-{pk}"], _look_up).get(pk, "")


def _look_up(keys: set[int]) -> dict[int, str]:
    images = get_image_model().objects.filter(pk__in=keys).prefetch_renditions(SPEC)
    return {image.pk: readable(image, partial(_url, image)) or UNREADABLE for image in images if not image.is_svg()}


def _url(image: Any) -> str:
    return str(image.get_rendition(SPEC).url)
