"""The URLs of the built files. Their names contain a hash and they import each other, so Django's `static()` must not
rename them.
"""

import json
from functools import cache
from pathlib import Path

from django.conf import settings
from django.urls import get_script_prefix

BUNDLE = Path(__file__).parent.parent / "bundle"
FOLDER = "intarsia/protection"


def script_url(name: str = "protection") -> str:
    """For an entry point of the build."""
    # STATIC_URL, with the site's path prefix.
    base = settings.STATIC_URL or "/static/"
    if not base.startswith(("/", "http:", "https:")):
        base = get_script_prefix() + base
    return f"{base.rstrip('/')}/{FOLDER}/{_file(name)}"


@cache
def _file(name: str) -> str:
    manifest = json.loads((BUNDLE / "manifest.json").read_text("utf-8"))
    return next(entry["file"] for entry in manifest.values() if entry.get("isEntry") and entry["name"] == name)


@cache
def contact_styles() -> str:
    """The CSS of encoded contacts, for the stylesheet of a page."""
    return json.loads((BUNDLE / "styles.json").read_text("utf-8"))["contacts"]
