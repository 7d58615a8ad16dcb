"""The generated image of a page, stored under a hash of all that it shows, before any page links to it.

Pages link to it for a long time, so that its file is never deleted.
"""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from ..css_colors import rgb
from ..design_colors import design_colors
from .drawing import Colors, Fonts, png_of

FOLDER = "intarsia/share"
# Part of the names, so that a change of the drawing makes new files.
VERSION = 1
LONGEST_TITLE = 300
# The variables of the design by the names of `Colors`, and the theme's own colors for those that only browsers can
# compute, such as color-mix().
COLORS = {
    "paper": ("color-paper", "#f7f1e9"),
    "ink": ("color-ink", "#261d15"),
    "muted": ("color-muted", "#675b4f"),
    "primary": ("color-primary", "#513620"),
    "accent": ("color-accent", "#a67d33"),
    "soft": ("color-accent-soft", "#f3e2c7"),
}


def generated_image(title: str, site_name: str, design: Mapping[str, Any]) -> str:
    """Its URL. Empty if no font has all characters of the title."""
    values = design_colors(design).initial
    colors = tuple(values.get(variable, "") for variable, _theirs in COLORS.values())
    return _stored_url(title[:LONGEST_TITLE], site_name, colors, values.get("font-heading", ""), values["font-text"])


# Cached, because most renders change neither the title nor the design.
@lru_cache(maxsize=4096)
def _stored_url(title: str, site_name: str, css_colors: tuple[str, ...], heading_font: str, text_font: str) -> str:
    named = zip(COLORS, css_colors, strict=True)
    colors = Colors(**{name: rgb(css, COLORS[name][1]) for name, css in named})
    fonts = Fonts(heading_font, text_font)
    shown = repr((VERSION, title, site_name, colors, fonts))
    name = f"{FOLDER}/{hashlib.sha256(shown.encode()).hexdigest()[:20]}.png"
    if not default_storage.exists(name):
        png = png_of(title, site_name, colors, fonts)
        if png is None:
            return ""
        default_storage.save(name, ContentFile(png))
    return default_storage.url(name)
