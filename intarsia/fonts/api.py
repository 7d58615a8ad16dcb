"""The public names of this app. Other apps import nothing else from it."""

from intarsia.rendering.fonts import FontFace, FontFamily, FontFile

from .families import families_of, families_with, own_families, register_font_families, registered_families
from .models import UploadedFont
from .reasons import FontRefused
from .uploading import add_font, delete_font

__all__ = [
    "FontFace",
    "FontFamily",
    "FontFile",
    "FontRefused",
    "UploadedFont",
    "add_font",
    "delete_font",
    "families_of",
    "families_with",
    "own_families",
    "register_font_families",
    "registered_families",
]
