"""Draws the image: the title on the color of the page, and a strip of inlay in the colors of the design."""

import io
from dataclasses import dataclass

from PIL import Image, ImageDraw

from ..css_colors import Rgb
from .text_layout import Column, draw_block, fitted

WIDTH, HEIGHT = 1200, 630
MARGIN = 84
STRIP = 132
TITLE_SIZES, TITLE_WEIGHT = (92, 80, 68, 58), 600
NAME_SIZES, NAME_WEIGHT = (34,), 600


@dataclass(frozen=True)
class Colors:
    paper: Rgb
    ink: Rgb
    muted: Rgb
    primary: Rgb
    accent: Rgb
    soft: Rgb


@dataclass(frozen=True)
class Fonts:
    """Values of CSS `font-family`."""

    heading: str
    text: str


def png_of(title: str, site_name: str, colors: Colors, fonts: Fonts) -> bytes | None:
    """None if no font has all characters of the title."""
    box = (WIDTH - 2 * MARGIN - STRIP, HEIGHT - 3 * MARGIN)
    heading = fitted(title, fonts.heading, TITLE_SIZES, TITLE_WEIGHT, box)
    if heading is None:
        return None
    image = Image.new("RGB", (WIDTH, HEIGHT), colors.paper)
    draw = ImageDraw.Draw(image)
    # The strip is where lines end.
    is_mirrored = heading.is_right_to_left
    _draw_strip(draw, 0 if is_mirrored else WIDTH - STRIP, colors)
    left = STRIP + MARGIN if is_mirrored else MARGIN
    column = Column(left, left + box[0], is_mirrored)
    draw_block(draw, heading, column, MARGIN + max(0, (box[1] - heading.height) // 2), colors.ink)
    name = fitted(site_name, fonts.text, NAME_SIZES, NAME_WEIGHT, (box[0], 48)) if site_name else None
    if name:
        draw_block(draw, name, column, HEIGHT - MARGIN - 30, colors.muted)
    file = io.BytesIO()
    # Few colors, so a palette makes it a third of the size.
    image.quantize(64, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def _draw_strip(draw: ImageDraw.ImageDraw, left: int, colors: Colors) -> None:
    """Triangles that meet at their edges, as in wood inlay."""
    side = STRIP
    draw.rectangle((left, 0, left + side, HEIGHT), fill=colors.primary)
    for number in range(HEIGHT // side + 1):
        top = number * side
        middle = (left + side / 2, top + side / 2)
        corners = [(left, top), (left + side, top), (left + side, top + side), (left, top + side)]
        fills = [colors.accent, colors.primary, colors.soft, colors.primary]
        for index, fill in enumerate(fills if number % 2 == 0 else [*fills[2:], *fills[:2]]):
            draw.polygon([corners[index], corners[(index + 1) % 4], middle], fill=fill)
