"""The sizes of the images on a page, read with two queries and then cached."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from django.conf import settings
from wagtail.images import get_image_model

from intarsia.page_cache.cached_lookup import UNREADABLE, cached_lookup
from intarsia.site_options import option

from .image_alt import alt_text_of
from .image_colors import color_of, store_colors, with_colors
from .readable import is_lost, readable

# For columns, phones (375 px at 2x), tablets, and large screens. More sizes would save visitors less than 15 %.
WIDTHS = (480, 750, 1200, 1600)
# The default of WebP's encoder: a fifth fewer bytes than Wagtail's default of 80, without a visible difference.
WEBP_QUALITY = 75


def image_resources(ids: Iterable[int], unreadable: set[int], lost: set[int]) -> dict[str, dict[str, Any]]:
    """By image id: `src`, `srcset`, `width`, `height`, `alt`, `title`, `full`, `focus` and `color`. Deleted images are
    missing, and those whose file cannot be read, which are added to `lost` if it is missing or broken, else to
    `unreadable`.

    Sizes that do not exist yet are made now.
    """

    def look_up(missing: set[int]) -> dict[int, dict[str, Any]]:
        specs = [_filter(width) for width in WIDTHS]
        images = with_colors(get_image_model().objects.filter(pk__in=missing)).prefetch_renditions(*specs)
        found = {}
        for image in images:
            found[image.pk] = readable(image, partial(_resource, image)) or UNREADABLE
            if found[image.pk] is UNREADABLE:
                (lost if is_lost(image) else unreadable).add(image.pk)
        store_colors(images)
        return found

    found = cached_lookup("image", ids, lambda pk, _resource: [f"image-{pk}"], look_up)
    return {str(pk): resource for pk, resource in found.items()}


def _filter(width: int) -> str:
    kind = option("INTARSIA_IMAGE_FORMAT")
    # Respect the quality that the site sets in Wagtail's settings.
    is_set = kind != "webp" or hasattr(settings, "WAGTAILIMAGES_WEBP_QUALITY")
    return f"width-{width}|format-{kind}" + ("" if is_set else f"|webpquality-{WEBP_QUALITY}")


def _resource(image: Any) -> dict[str, Any]:
    if image.is_svg():
        # It has no pixels, so one file is right for every screen, and Wagtail cannot convert it.
        return _described(image, image.file.url, "", image)
    # At most one size is wider than the original, because Wagtail never enlarges an image.
    widths = [width for width in WIDTHS if width < image.width] or [WIDTHS[0]]
    if len(widths) < len(WIDTHS) and image.width > widths[-1] * 1.15:
        widths.append(WIDTHS[len(widths)])
    renditions = image.get_renditions(*[_filter(width) for width in widths])
    ordered = sorted(renditions.values(), key=lambda rendition: rendition.width)
    main = ordered[min(1, len(ordered) - 1)]
    srcset = ", ".join(f"{rendition.url} {rendition.width}w" for rendition in ordered) if len(ordered) > 1 else ""
    color = color_of(image, ordered[0])
    return _described(image, main.url, srcset, ordered[-1]) | ({"color": color} if color else {})


def _described(image: Any, src: str, srcset: str, largest: Any) -> dict[str, Any]:
    """`largest` is the image itself or its largest rendition."""
    return {
        "src": src,
        "srcset": srcset,
        "width": largest.width,
        "height": largest.height,
        "alt": alt_text_of(image),
        "title": image.title,
        "full": largest.file.url,
        **_focus(image),
    }


def _focus(image: Any) -> dict[str, str]:
    """The focal point, in tenths of width and height; nothing for the center."""
    point = image.get_focal_point()
    if point is None or not (image.width and image.height):
        return {}
    x, y = (
        min(10, round(10 * at / of)) for at, of in ((point.centroid_x, image.width), (point.centroid_y, image.height))
    )
    # Without it, browsers show the center.
    return {} if (x, y) == (5, 5) else {"focus": f"{x} {y}"}
