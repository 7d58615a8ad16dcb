"""Colors of the design as Pillow, the manifest and tags of the head need them."""

import colorsys
import math
import re
from collections.abc import Callable

from PIL import ImageColor

Rgb = tuple[int, int, int]
Numbers = tuple[float, float, float]

FUNCTION = re.compile(r"(rgb|hsl|oklch|oklab|lch|lab)a?\(([^()]*)\)", re.IGNORECASE)
SEPARATOR = re.compile(r"[\s,/]+")
ANGLE = re.compile(r"(.*?)(deg|turn|rad)?", re.IGNORECASE)
DEGREES = {"deg": 1.0, "turn": 360.0, "rad": 180 / math.pi}
# What CSS calls 100 % of each part. A hue has none.
FULL: dict[str, tuple[float | None, float | None, float | None]] = {
    "rgb": (255, 255, 255),
    "hsl": (None, 100, 100),
    "oklch": (1, 0.4, None),
    "oklab": (1, 0.4, 0.4),
    "lch": (100, 150, None),
    "lab": (100, 125, 125),
}
WHITE_D50 = (0.96422, 1.0, 0.82521)


def rgb(css: str, otherwise: str) -> Rgb:
    """The CSS color without its opacity. `otherwise` replaces one that only browsers can compute."""
    try:
        if found := FUNCTION.fullmatch(css.strip()):
            kind = found[1].lower()
            return _RGB_OF[kind](_numbers(found[2], FULL[kind]))
        red, green, blue, *_ = ImageColor.getrgb(css.strip())
    except (ValueError, OverflowError):
        return rgb(otherwise, "#000000")
    return red, green, blue


def hex_color(color: Rgb) -> str:
    return "#{:02x}{:02x}{:02x}".format(*color)


def _numbers(arguments: str, full: tuple[float | None, float | None, float | None]) -> Numbers:
    """ValueError for other than three numbers and an opacity."""
    parts = SEPARATOR.split(arguments.strip())
    first, second, third = (_number(*one) for one in zip(parts[:3], full, strict=True))
    return first, second, third


def _number(text: str, full: float | None) -> float:
    if text.lower() == "none":
        return 0.0
    if full is None:
        number, unit = ANGLE.fullmatch(text).groups()  # type: ignore[union-attr]
        return float(number) * DEGREES[(unit or "deg").lower()]
    return float(text[:-1]) * full / 100 if text.endswith("%") else float(text)


def _from_rgb(parts: Numbers) -> Rgb:
    red, green, blue = (round(min(255.0, max(0.0, part))) for part in parts)
    return red, green, blue


def _from_hsl(parts: Numbers) -> Rgb:
    hue, saturation, lightness = parts
    percent = [min(1.0, max(0.0, part / 100)) for part in (lightness, saturation)]
    red, green, blue = colorsys.hls_to_rgb(hue / 360 % 1, *percent)
    return _from_rgb((red * 255, green * 255, blue * 255))


def _from_oklab(parts: Numbers) -> Rgb:
    """By the matrices of CSS Color 4."""
    lightness, a, b = parts
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
    return (
        _byte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
        _byte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
        _byte(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
    )


def _from_lab(parts: Numbers) -> Rgb:
    """By way of XYZ with the white of D50, as CSS defines lab()."""
    lightness, a, b = parts
    middle = (lightness + 16) / 116
    x, y, z = (
        white * _uncompressed(part)
        for white, part in zip(WHITE_D50, (middle + a / 500, middle, middle - b / 200), strict=True)
    )
    return (
        _byte(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
        _byte(-0.9787684 * x + 1.9161415 * y + 0.033454 * z),
        _byte(0.0719453 * x - 0.2289914 * y + 1.4052427 * z),
    )


def _uncompressed(part: float) -> float:
    return part**3 if part > 6 / 29 else (part - 4 / 29) * 108 / 841


def _from_polar(parts: Numbers) -> Numbers:
    lightness, chroma, hue = parts
    return lightness, chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))


def _byte(linear: float) -> int:
    linear = min(1.0, max(0.0, linear))
    encoded = 12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055
    return round(encoded * 255)


_RGB_OF: dict[str, Callable[[Numbers], Rgb]] = {
    "rgb": _from_rgb,
    "hsl": _from_hsl,
    "oklab": _from_oklab,
    "oklch": lambda parts: _from_oklab(_from_polar(parts)),
    "lab": _from_lab,
    "lch": lambda parts: _from_lab(_from_polar(parts)),
}
