"""Pictures of a page: every size of every image, looked up in two queries and then remembered."""

from collections.abc import Iterable
from typing import Any

from django.conf import settings
from wagtail.images import get_image_model

from .image_words import words_of
from .remembered import remembered

# A phone at 2x and 3x, a tablet, a laptop, a large screen: further steps save a visitor less than 15 %.
WIDTHS = (480, 800, 1200, 1600)
FORMAT = "webp"
# What WebP's encoder takes when nothing is said: a fifth fewer bytes than Wagtail's usual 80 and no visible difference.
WEBP_QUALITY = 75


def image_resources(ids: Iterable[int]) -> dict[str, dict[str, Any]]:
    """By image id: `src`, `srcset`, `width`, `height`, `alt`, `title`, `full`. Images that are gone are left out.

    Sizes that do not exist yet are made now, which is why pages are rendered when published.
    """
    found = remembered("image", ids, lambda pk, _resource: [f"image-{pk}"], _looked_up)
    return {str(pk): resource for pk, resource in found.items()}


def _looked_up(ids: set[int]) -> dict[int, dict[str, Any]]:
    specs = [_filter(width) for width in WIDTHS]
    images = get_image_model().objects.filter(pk__in=ids).prefetch_renditions(*specs)
    return {image.pk: _resource(image) for image in images}


def _filter(width: int) -> str:
    kind = getattr(settings, "INTARSIA_IMAGE_FORMAT", FORMAT)
    # A site that chose its quality by Wagtail's setting keeps it.
    is_chosen = kind != "webp" or hasattr(settings, "WAGTAILIMAGES_WEBP_QUALITY")
    return f"width-{width}|format-{kind}" + ("" if is_chosen else f"|webpquality-{WEBP_QUALITY}")


def _resource(image: Any) -> dict[str, Any]:
    # One size beyond the original's width is enough: Wagtail never enlarges.
    widths = [width for width in WIDTHS if width < image.width] or [WIDTHS[0]]
    if len(widths) < len(WIDTHS) and image.width > widths[-1] * 1.15:
        widths.append(WIDTHS[len(widths)])
    renditions = image.get_renditions(*[_filter(width) for width in widths])
    ordered = sorted(renditions.values(), key=lambda rendition: rendition.width)
    main = ordered[min(1, len(ordered) - 1)]
    return {
        "src": main.url,
        "srcset": ", ".join(f"{rendition.url} {rendition.width}w" for rendition in ordered) if len(ordered) > 1 else "",
        "width": ordered[-1].width,
        "height": ordered[-1].height,
        "alt": words_of(image),
        "title": image.title,
        "full": ordered[-1].url,
    }
