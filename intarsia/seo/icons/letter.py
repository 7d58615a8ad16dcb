"""The icon of a site without an uploaded one: the first letter of its name in the colors of the design."""

from django.utils.html import format_html
from django.utils.safestring import SafeString
from PIL import Image, ImageDraw

from ..design_colors import DesignColors
from ..share_image.typefaces import runs, typefaces

# Rendered larger and scaled down, which smooths the edges of small icons.
SIZE = 512
LETTER = 0.62
SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="{}"/>'
    '<text x="32" y="46" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="40" fill="{}">'
    "{}</text></svg>"
)


def first_letter(name: str) -> str:
    letter = next((character for character in name if character.isalnum()), "•")
    # The capital of a letter can be two letters: “ß” becomes “SS”.
    return letter.upper() if len(letter.upper()) == 1 else letter


def letter_icon(name: str, colors: DesignColors) -> Image.Image:
    image = Image.new("RGB", (SIZE, SIZE), colors.rgb("primary"))
    parts = runs(first_letter(name), typefaces(colors.initial.get("font-heading", ""), round(SIZE * LETTER), 700))
    draw = ImageDraw.Draw(image)
    text_color = colors.rgb("on-primary")
    if parts:
        [(letter, face)] = parts
        # In the middle of what is visible of the letter.
        left, top, right, bottom = face.getbbox(letter)
        position = (SIZE - right - left) / 2, (SIZE - bottom - top) / 2
        draw.text(position, letter, fill=text_color, font=face)
    else:
        draw.rectangle((SIZE // 3, SIZE // 3, SIZE * 2 // 3, SIZE * 2 // 3), fill=text_color)
    return image


def letter_svg(name: str, colors: DesignColors) -> SafeString:
    return format_html(SVG, colors.hex("primary"), colors.hex("on-primary"), first_letter(name))
