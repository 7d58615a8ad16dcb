"""Widgets of other packages: prebuilt, so that no site needs Node.

An installed Django app offers widgets by `intarsia_widgets = "widgets"` on its AppConfig: a folder inside the app
with a folder for each widget, as docs/extending.md walks through. A folder that is not in order stops the site at
start-up, with a sentence; code that fails while it is loaded costs only its own widget.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from django.apps import AppConfig, apps
from django.core.exceptions import ImproperlyConfigured

from .assets import static_base
from .foreign_schema import schema_faults
from .script import Script

# In a widget's stylesheet it stands for STATIC_URL, which only the site knows.
STATIC_URL_MARK = "__STATIC_URL__"


@dataclass(frozen=True)
class ForeignWidget:
    """One widget of another package, as its files describe it."""

    schema: dict[str, Any]
    script: str
    stylesheet: str
    app: str
    browser_file: Path | None

    @property
    def type(self) -> str:
        return self.schema["type"]

    @property
    def css(self) -> str:
        return self.stylesheet.replace(STATIC_URL_MARK, f"{static_base()}/")

    @property
    def browser_address(self) -> str | None:
        """Where browsers find the widget's module. The digest makes them fetch a new version at once."""
        if self.browser_file is None:
            return None
        return f"{static_base()}/{self.schema['browser']}?v={_digest(self.browser_file)}"


@cache
def foreign_widgets() -> tuple[ForeignWidget, ...]:
    """All widgets that installed apps offer, in their order; ImproperlyConfigured if one is not in order."""
    found: dict[str, ForeignWidget] = {}
    ours = _own_types()
    for widget in (widget for app in apps.get_app_configs() for widget in _widgets_of(app)):
        if widget.type in ours:
            raise _collision(widget, "one of Intarsia's own widgets")
        if widget.type in found:
            raise _collision(widget, f"a widget of the app '{found[widget.type].app}'")
        found[widget.type] = widget
    return tuple(found.values())


def foreign_scripts() -> tuple[Script, ...]:
    """What the server's V8 loads after our own widgets."""
    return tuple(Script(widget.type, widget.script, widget.schema) for widget in foreign_widgets())


def foreign_islands(host: str) -> dict[str, dict[str, str]]:
    """By type, the addresses a browser needs: the widget's module and the host that gives it React and the kit."""
    return {
        widget.type: {"src": address, "host": host}
        for widget in foreign_widgets()
        if (address := widget.browser_address)
    }


def _own_types() -> set[str]:
    contract = resources.files("intarsia.contract").joinpath("widgets.json").read_text("utf-8")
    return set(json.loads(contract)["widgets"])


def _collision(widget: ForeignWidget, other: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(
        f"The app '{widget.app}' brings a widget called '{widget.type}', but {other} has that name, and stored pages "
        f"could not tell them apart. Rename the widget, for example to '{widget.app}_{widget.type}', "
        f"or take one of the apps out of INSTALLED_APPS."
    )


def _widgets_of(app: AppConfig) -> Iterator[ForeignWidget]:
    name = getattr(app, "intarsia_widgets", None)
    if not name:
        return
    folder = Path(app.path) / name
    if not folder.is_dir():
        raise ImproperlyConfigured(
            f"The app '{app.label}' says that its widgets are in {folder}, but there is no such folder. "
            "Correct intarsia_widgets on its AppConfig, or add the folder to the package's data."
        )
    for path in sorted(folder.iterdir()):
        if path.is_dir() and not path.name.startswith(("_", ".")):
            yield _read(path, app)


def _read(folder: Path, app: AppConfig) -> ForeignWidget:
    schema = _read_schema(folder, app)
    browser = schema.get("browser")
    browser_file = Path(app.path) / "static" / browser if browser else None
    if browser_file and not browser_file.is_file():
        raise _not_in_order(
            folder, app, f"contract.json names the browser module '{browser}', but {browser_file} is missing"
        )
    stylesheet = folder / "style.css"
    return ForeignWidget(
        schema=schema,
        script=_read_file(folder / "server.js", app),
        stylesheet=stylesheet.read_text("utf-8") if stylesheet.exists() else "",
        app=app.label,
        browser_file=browser_file,
    )


def _read_schema(folder: Path, app: AppConfig) -> dict[str, Any]:
    try:
        schema = json.loads(_read_file(folder / "contract.json", app))
    except ValueError as error:
        raise _not_in_order(folder, app, f"contract.json is no JSON ({error})") from error
    for fault in schema_faults(schema, folder.name):
        raise _not_in_order(folder, app, f"in contract.json {fault}")
    return schema


def _read_file(path: Path, app: AppConfig) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError as error:
        raise _not_in_order(path.parent, app, f"it has no {path.name}: it was packaged without being built") from error


def _not_in_order(folder: Path, app: AppConfig, fault: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(
        f"The widget folder {folder} of the app '{app.label}' is not in order: {fault}. "
        "docs/extending.md says what belongs in it."
    )


@cache
def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:8]
