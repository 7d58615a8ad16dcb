"""URLs of the built browser files: STATIC_URL and a path that contains a hash.

Do not use Django's `static()` for them: a manifest storage gives one module two URLs, so that pages load React twice.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

import brotli
from django.conf import settings
from django.urls import get_script_prefix

BUNDLE = Path(__file__).parent / "bundle"
FOLDER = "intarsia"


@cache
def _manifest() -> dict[str, dict[str, Any]]:
    return json.loads((BUNDLE / "manifest.json").read_text("utf-8"))


@cache
def _entries() -> dict[str, dict[str, Any]]:
    return {entry["name"]: entry for entry in _manifest().values() if entry.get("isEntry") and "name" in entry}


@cache
def styles() -> dict[str, Any]:
    """The built stylesheets: `theme`, `fonts`, `behaviors` by name, and the parts of `widgets` by type."""
    return json.loads(brotli.decompress((BUNDLE / "styles.json.br").read_bytes()))


def static_base() -> str:
    """STATIC_URL with the site's sub-path and without a trailing slash."""
    base = settings.STATIC_URL or "/static/"
    if not base.startswith(("/", "http:", "https:")):
        base = get_script_prefix() + base
    return base.rstrip("/")


def static_root() -> str:
    """The URL of the folder with our files, without a trailing slash."""
    return f"{static_base()}/{FOLDER}"


def url(name: str) -> str:
    """The hashed URL of `runtime.js` or `editor.css`. Raises KeyError for an unknown name."""
    stem, _, kind = name.rpartition(".")
    entry = _entries()[stem]
    path = entry["css"][0] if kind == "css" else entry["file"]
    return f"{static_root()}/{path}"


def content(name: str) -> bytes:
    """The bytes of a built script, for a view whose URL never changes."""
    path = _entries()[name.removesuffix(".js")]["file"]
    return (Path(__file__).parent / "static" / FOLDER / path).read_bytes()


def island_urls() -> dict[str, dict[str, str]]:
    """By widget type, `src`: the URL of the code that hydrates the widget."""
    root = static_root()
    return {widget_type: {"src": f"{root}/{file}"} for widget_type, file in _island_files().items()}


@cache
def _island_files() -> dict[str, str]:
    return {
        name.removeprefix("islands/"): entry["file"]
        for name, entry in _entries().items()
        if name.startswith("islands/")
    }


def font_files(*names: str) -> list[str]:
    """URLs of the built font files whose name starts with one of `names`, for preloading."""
    root = static_root()
    return [f"{root}/{path}" for path in _font_paths(names)]


@cache
def _font_paths(names: tuple[str, ...]) -> list[str]:
    paths = [path for entry in _manifest().values() if (path := entry.get("file", "")).endswith(".woff2")]
    return [path for name in names for path in paths if Path(path).name.startswith(name)]
