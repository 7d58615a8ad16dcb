"""The sizes of the images on a page, read with two queries and then cached."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from wagtail.images import get_image_model

from intarsia.page_cache.cached_lookup import UNREADABLE, cached_lookup

from .image_alt import alt_text_of
from .image_facts.animation import animated_url
from .image_facts.colors import color_of
from .image_facts.stored import store_facts, with_facts
from .image_sizes.avif import avif_filters, avif_of, request_avif, srcset_of, with_shares
from .image_sizes.filters import WIDTHS, main_filter, widths_of
from .readable import is_lost, readable

# For previews of links: what networks show whole; WebP is not known to all of them.
SHARED = "fill-1200x630|format-jpeg|jpegquality-82"


def image_resources(ids: Iterable[int], unreadable: set[int], lost: set[int]) -> dict[str, dict[str, Any]]:
    """By image id: `src`, `srcset`, `width`, `height`, `alt`, `title`, `full`, `focus`, `color`, `avif`, `animated`,
    and if a link preview had it made, `shared`: its `url`, `width` and `height`.
    Deleted images are missing, and those whose file cannot be read, which are added to `lost` if it is missing or
    broken, else to `unreadable`.

    Sizes that do not exist yet are made now, those of AVIF later: a page offers them when they are ready.
    """

    def look_up(missing: set[int]) -> dict[int, dict[str, Any]]:
        specs = [main_filter(width) for width in WIDTHS] + avif_filters() + [SHARED]
        images = with_shares(with_facts(get_image_model().objects.filter(pk__in=missing))).prefetch_renditions(*specs)
        found = {}
        for image in images:
            found[image.pk] = readable(image, partial(_resource, image)) or UNREADABLE
            if found[image.pk] is UNREADABLE:
                (lost if is_lost(image) else unreadable).add(image.pk)
        store_facts(images)
        request_avif(images)
        return found

    found = cached_lookup("image", ids, lambda pk, _resource: [f"image-{pk}"], look_up)
    return {str(pk): resource for pk, resource in found.items()}


def _resource(image: Any) -> dict[str, Any]:
    if image.is_svg():
        # It has no pixels, so one file is right for every screen, and Wagtail cannot convert it.
        return _described(image, image.file.url, "", image)
    renditions = image.get_renditions(*[main_filter(width) for width in widths_of(image)])
    ordered = sorted(renditions.values(), key=lambda rendition: rendition.width)
    main = ordered[min(1, len(ordered) - 1)]
    found: dict[str, Any] = {
        "color": color_of(image, ordered[0]),
        "avif": avif_of(image),
        "animated": animated_url(image),
    }
    found["shared"] = _shared_of(image)
    given = {name: value for name, value in found.items() if value}
    return _described(image, main.url, srcset_of(ordered), ordered[-1]) | given


def _shared_of(image: Any) -> dict[str, Any] | None:
    """Only one that exists, because most images never represent a page."""
    made = getattr(image, "prefetched_renditions", [])
    found = next((rendition for rendition in made if rendition.filter_spec == SHARED), None)
    return {"url": found.url, "width": found.width, "height": found.height} if found else None


def _described(image: Any, src: str, srcset: str, largest: Any) -> dict[str, Any]:
    """`largest` is the image itself or its largest rendition."""
    described = {
        "src": src,
        "srcset": srcset,
        "width": largest.width,
        "height": largest.height,
        "alt": alt_text_of(image),
        "title": image.title,
        "full": largest.file.url,
    }
    focus = focus_of(image)
    return described | ({"focus": focus} if focus else {})


def focus_of(image: Any) -> str:
    """The focal point, in tenths of width and height; empty for the center, which browsers show without it."""
    point = image.get_focal_point()
    if point is None or not (image.width and image.height):
        return ""
    pairs = ((point.centroid_x, image.width), (point.centroid_y, image.height))
    # Halves go up, as in the editor's preview.
    x, y = (min(10, int(10 * at / of + 0.5)) for at, of in pairs)
    return "" if (x, y) == (5, 5) else f"{x} {y}"
