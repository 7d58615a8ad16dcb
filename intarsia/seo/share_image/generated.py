"""The generated image of a page, stored under a hash of all that it shows, before any page links to it.

Pages link to it for a long time, so that its file is never deleted.
"""

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from ..design_colors import design_colors
from .drawing import Colors, Fonts, png_of

FOLDER = "intarsia/share"
# Part of the names, so that a change of the drawing makes new files.
VERSION = 2
MAX_TITLE_LENGTH = 300
# The colors of the design by the names of `Colors`.
COLORS = {
    "paper": "paper",
    "ink": "ink",
    "muted": "muted",
    "primary": "primary",
    "accent": "accent",
    "soft": "accent-soft",
}


def generated_image(title: str, site_name: str, design: Mapping[str, Any]) -> str:
    """Its URL. Empty if no font has all characters of the title."""
    found = design_colors(design)
    colors = Colors(**{name: found.rgb(variable) for name, variable in COLORS.items()})
    fonts = Fonts(found.initial.get("font-heading", ""), found.initial["font-text"])
    return _stored_url(title[:MAX_TITLE_LENGTH], site_name, colors, fonts)


# Cached, because most renders change neither the title nor the design.
@lru_cache(maxsize=4096)
def _stored_url(title: str, site_name: str, colors: Colors, fonts: Fonts) -> str:
    shown = repr((VERSION, title, site_name, colors, fonts))
    name = f"{FOLDER}/{hashlib.sha256(shown.encode()).hexdigest()[:20]}.png"
    if not default_storage.exists(name):
        png = png_of(title, site_name, colors, fonts)
        if png is None:
            return ""
        default_storage.save(name, ContentFile(png))
    return default_storage.url(name)
