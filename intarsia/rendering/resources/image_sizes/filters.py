"""Which sizes an image has, as Wagtail's filters."""

from typing import Any

from django.conf import settings

from intarsia.site_options import option

# For columns, phones (375 px at 2x), tablets, and large screens. More sizes would save visitors less than 15 %.
WIDTHS = (480, 750, 1200, 1600)
# The default of WebP's encoder: a fifth fewer bytes than Wagtail's default of 80, without a visible difference.
WEBP_QUALITY = 75
# Looks like WebP of quality 75.
AVIF_QUALITY = 50


def widths_of(image: Any) -> list[int]:
    """At most one is wider than the original, because Wagtail never enlarges an image."""
    widths = [width for width in WIDTHS if width < image.width] or [WIDTHS[0]]
    if len(widths) < len(WIDTHS) and image.width > widths[-1] * 1.15:
        widths.append(WIDTHS[len(widths)])
    return widths


def main_filter(width: int) -> str:
    kind = option("INTARSIA_IMAGE_FORMAT")
    # Respect the quality that the site sets in Wagtail's settings.
    is_set = kind != "webp" or hasattr(settings, "WAGTAILIMAGES_WEBP_QUALITY")
    return f"width-{width}|format-{kind}" + ("" if is_set else f"|webpquality-{WEBP_QUALITY}")


def avif_filter(width: int) -> str:
    quality = "" if hasattr(settings, "WAGTAILIMAGES_AVIF_QUALITY") else f"|avifquality-{AVIF_QUALITY}"
    return f"width-{width}|format-avif{quality}"
