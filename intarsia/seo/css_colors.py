"""Colors of the design as Pillow needs them."""

import math
import re

from PIL import ImageColor

Rgb = tuple[int, int, int]

OKLCH = re.compile(r"oklch\(\s*([\d.]+)(%?)[\s,]+([\d.]+)(%?)[\s,]+([\d.]+)(?:deg)?\s*(?:/.*)?\)", re.IGNORECASE)
# The strongest chroma of CSS, which it calls 100 %.
FULL_CHROMA = 0.4


def rgb(css: str, otherwise: str) -> Rgb:
    """Of a CSS color. `otherwise`, in hexadecimal digits, replaces one that only browsers can compute."""
    if found := OKLCH.fullmatch(css.strip()):
        lightness, chroma, hue = float(found[1]), float(found[3]), float(found[5])
        return _from_oklch(
            lightness / (100 if found[2] else 1), chroma * (FULL_CHROMA / 100 if found[4] else 1), math.radians(hue)
        )
    try:
        red, green, blue, *_ = ImageColor.getrgb(css.strip())
    except ValueError:
        return rgb(otherwise, "#000000")
    return red, green, blue


def _from_oklch(lightness: float, chroma: float, hue: float) -> Rgb:
    """By the matrices of CSS Color 4."""
    a, b = chroma * math.cos(hue), chroma * math.sin(hue)
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    return (
        _byte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        _byte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        _byte(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
    )


def _byte(linear: float) -> int:
    linear = min(1.0, max(0.0, linear))
    encoded = 12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055
    return round(encoded * 255)
