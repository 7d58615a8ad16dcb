"""The most frequent color of an image, which fills its place on a page until the browser has loaded it."""

import logging
from typing import Any, cast

import PIL.Image

logger = logging.getLogger(__name__)
# Enough to find the color of an area. A larger sample takes longer and finds the same.
SAMPLE = (32, 32)
MAX_COLORS = 5
# In steps of a hexadecimal digit. With finer colors, a page of 14 images exceeded its 8 kB of CSS.
LIGHTNESS_STEP = 3
MIN_SHIFT = 1.5


def color_of(image: Any, smallest: Any) -> str:
    """The stored color of an image of `with_facts`, or that of its smallest rendition. Empty without one."""
    if image.placeholder is None:
        image.placeholder = _read_color(smallest)
        image.has_new_facts = image.placeholder is not None
    return image.placeholder or ""


def _read_color(rendition: Any) -> str | None:
    """None if the file cannot be read: the page shows the image without a placeholder, and the next one tries again."""
    try:
        with rendition.file.storage.open(rendition.file.name) as file, PIL.Image.open(file) as opened:
            return most_frequent_color(opened)
    except Exception as error:
        # Each storage and image library has its own errors.
        logger.warning("The color of the image file %s cannot be read: %s", rendition.file.name, error)
        return None


def most_frequent_color(image: PIL.Image.Image) -> str:
    """As three hexadecimal digits; empty if a pixel is transparent, because the color would show through."""
    pixels = image.convert("RGBA")
    least_opaque, _ = cast(tuple[int, int], pixels.getchannel("A").getextrema())
    if least_opaque < 255:
        return ""
    reduced = pixels.convert("RGB").resize(SAMPLE, PIL.Image.Resampling.BOX).quantize(MAX_COLORS).convert("RGB")
    _, color = max(cast(list[tuple[int, tuple[int, int, int]]], reduced.getcolors()))
    return "".join(f"{digit:x}" for digit in _nearest_shared_color([part / 17 for part in color]))


def _nearest_shared_color(parts: list[float]) -> list[int]:
    """A page has a rule for each color, so there are few: six steps of lightness, and little color becomes gray."""
    mean = sum(parts) / len(parts)
    lightness = LIGHTNESS_STEP * round(mean / LIGHTNESS_STEP)
    shifts = [round(part - mean) if abs(part - mean) >= MIN_SHIFT else 0 for part in parts]
    return [min(max(lightness + shift, 0), 15) for shift in shifts]
