"""Colors and fonts of a site's design outside its pages: on generated images, and around a page in the browser."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from intarsia.rendering.page_css import variables_css

from .css_colors import Rgb, hex_color, rgb

RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
DECLARATION = re.compile(r"--([\w-]+):([^;]+)")


# Compared by identity, because the mappings have no hash: a cache of what is made from the colors needs one.
@dataclass(frozen=True, eq=False)
class DesignColors:
    """Values of the design variables, by the name of their CSS property without dashes."""

    # In the mode that the design starts with.
    initial: Mapping[str, str]
    light: Mapping[str, str]
    dark: Mapping[str, str]
    # `auto`, `light` or `dark`.
    mode: str

    def rgb(self, name: str, mode: str = "initial") -> Rgb:
        """The theme's own color replaces one that only browsers can compute, such as color-mix()."""
        own, theme = getattr(self, mode), getattr(design_colors({"mode": self.mode}), mode)
        return rgb(own.get(f"color-{name}", ""), theme[f"color-{name}"])

    def hex(self, name: str, mode: str = "initial") -> str:
        return hex_color(self.rgb(name, mode))


def design_colors(design: Mapping[str, Any]) -> DesignColors:
    """The colors that result from the values that a site changed."""
    return _colors_in(variables_css(json.dumps(dict(design), sort_keys=True)), str(design.get("mode") or "auto"))


@lru_cache(maxsize=64)
def _colors_in(css: str, mode: str) -> DesignColors:
    # The first rule of a selector counts: a second one is in a media query.
    rules = {selector.strip(): dict(DECLARATION.findall(body)) for selector, body in reversed(RULE.findall(css))}
    initial = rules[":root"]
    light, dark = (rules.get(f"[data-color-mode={name}]", initial) for name in ("light", "dark"))
    return DesignColors(initial, light, dark, mode)
