"""The icon of a site without an uploaded one: the first letter of its name in the colors of the design."""

from django.utils.html import escape
from PIL import Image, ImageDraw

from ..browser_tags import hex_color
from ..css_colors import rgb
from ..design_colors import DesignColors
from ..share_image.typefaces import runs, typefaces

# Drawn larger and scaled down, which smooths the edges of small icons.
SIZE = 512
LETTER = 0.62


def first_letter(name: str) -> str:
    return next((character.upper() for character in name if character.isalnum()), "•")


def letter_icon(name: str, colors: DesignColors) -> Image.Image:
    values = colors.initial
    image = Image.new("RGB", (SIZE, SIZE), rgb(values.get("color-primary", ""), "#513620"))
    parts = runs(first_letter(name), typefaces(values.get("font-heading", ""), round(SIZE * LETTER), 700))
    draw = ImageDraw.Draw(image)
    ink = rgb(values.get("color-on-primary", ""), "#fefbf7")
    if parts:
        [(letter, face)] = parts
        # In the middle of what is visible of the letter.
        left, top, right, bottom = face.getbbox(letter)
        position = (SIZE - right - left) / 2, (SIZE - bottom - top) / 2
        draw.text(position, letter, fill=ink, font=face)
    else:
        draw.rectangle((SIZE // 3, SIZE // 3, SIZE * 2 // 3, SIZE * 2 // 3), fill=ink)
    return image


def letter_svg(name: str, colors: DesignColors) -> str:
    values = colors.initial
    ground, ink = (hex_color(values.get(f"color-{one}", "")) for one in ("primary", "on-primary"))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" '
        f'fill="{ground}"/><text x="32" y="46" text-anchor="middle" font-family="Georgia,serif" font-weight="700" '
        f'font-size="40" fill="{ink}">{escape(first_letter(name))}</text></svg>'
    )
