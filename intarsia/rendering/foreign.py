"""Widgets of other packages: prebuilt, so that no site needs Node.

An installed Django app offers widgets by `intarsia_widgets = "folder"` on its AppConfig: a folder inside the app
with a `contract.json` (one widget's part of the contract), a `server.js`, and optionally a stylesheet and browser
module among its static files. docs/extending.md walks through it.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from django.apps import apps
from django.core.exceptions import ImproperlyConfigured

from .assets import static_root


@dataclass(frozen=True)
class ForeignWidget:
    """One widget of another package, as its files describe it."""

    schema: dict[str, Any]
    script: str
    css: str
    browser_path: str | None

    @property
    def type(self) -> str:
        return self.schema["type"]


@cache
def foreign_widgets() -> tuple[ForeignWidget, ...]:
    """All widgets that installed apps offer, in the order of INSTALLED_APPS."""
    return tuple(
        _read(Path(app.path) / folder / name, app.label)
        for app in apps.get_app_configs()
        if (folder := getattr(app, "intarsia_widgets", None))
        for name in sorted(path.name for path in (Path(app.path) / folder).iterdir() if path.is_dir())
        if not name.startswith("_")
    )


def _read(folder: Path, app_label: str) -> ForeignWidget:
    try:
        schema = json.loads((folder / "contract.json").read_text("utf-8"))
        script = (folder / "server.js").read_text("utf-8")
    except FileNotFoundError as error:
        raise ImproperlyConfigured(
            f"The widget folder {folder} of the app '{app_label}' has no {Path(error.filename).name}: "
            "it was packaged without being built. Build it as docs/extending.md describes."
        ) from error
    stylesheet = folder / "style.css"
    return ForeignWidget(
        schema=schema,
        script=script,
        css=stylesheet.read_text("utf-8") if stylesheet.exists() else "",
        browser_path=schema.get("browser"),
    )


def foreign_islands(host: str) -> dict[str, dict[str, str]]:
    """By type, the addresses a browser needs: the widget's module and the host that gives it React and the kit."""
    base = static_root().rpartition("/")[0]
    return {
        widget.type: {"src": f"{base}/{widget.browser_path}", "host": host}
        for widget in foreign_widgets()
        if widget.browser_path
    }
