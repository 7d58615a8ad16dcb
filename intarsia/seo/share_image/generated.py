"""The generated image of a page, stored under a hash of all that it shows, before any page links to it.

Pages link to it for a long time, so that its file is never deleted.
"""

import hashlib
import json
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from intarsia.rendering.page_css import variables_css

from .css_colors import rgb
from .drawing import Colors, Fonts, png_of

FOLDER = "intarsia/share"
# Part of the names, so that a change of the drawing makes new files.
VERSION = 1
LONGEST_TITLE = 300
DECLARATION = re.compile(r"--([\w-]+):([^;}]+)")
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
    return _stored_url(title[:LONGEST_TITLE], site_name, variables_css(json.dumps(dict(design), sort_keys=True)))


# Cached, because most renders change neither the title nor the design.
@lru_cache(maxsize=4096)
def _stored_url(title: str, site_name: str, variables: str) -> str:
    # The first rule has the mode that the design starts with.
    values = dict(DECLARATION.findall(variables.partition("}")[0]))
    colors = Colors(**{name: rgb(values.get(variable, ""), theirs) for name, (variable, theirs) in COLORS.items()})
    fonts = Fonts(values.get("font-heading", ""), values.get("font-text", ""))
    shown = repr((VERSION, title, site_name, colors, fonts))
    name = f"{FOLDER}/{hashlib.sha256(shown.encode()).hexdigest()[:20]}.png"
    if not default_storage.exists(name):
        png = png_of(title, site_name, colors, fonts)
        if png is None:
            return ""
        default_storage.save(name, ContentFile(png))
    return default_storage.url(name)
