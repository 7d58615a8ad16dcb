"""Font families that a site or a package adds to those of the theme: their @font-face rules, fallbacks and preloads."""

from .families import FONT_FOLDER, THEME_FAMILIES, FontFace, FontFamily, FontFile

__all__ = ["FONT_FOLDER", "THEME_FAMILIES", "FontFace", "FontFamily", "FontFile"]
