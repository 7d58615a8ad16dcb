"""Widgets of other packages. They are prebuilt, so that no site needs Node.

An installed Django app offers widgets by `intarsia_widgets = "widgets"` on its AppConfig. This names a folder inside
the app with one folder per widget (docs/guides/write-a-widget.md). An incomplete or wrong widget folder stops the
site at start-up with ImproperlyConfigured. A script that fails when V8 loads it costs only its own widget.
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

from .third_party_schema import schema_faults

# What pages are made of.
PAGE_CATALOG = "widgets"


@dataclass(frozen=True)
class ThirdPartyWidget:
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
    def catalog(self) -> str:
        return self.schema.get("catalog", PAGE_CATALOG)

    @property
    def qualified_type(self) -> str:
        """Its name among the widgets of all catalogs."""
        return self.type if self.catalog == PAGE_CATALOG else f"{self.catalog}/{self.type}"

    @property
    def browser_path(self) -> str | None:
        """The widget's module below STATIC_URL; its digest makes browsers fetch a new version at once."""
        if self.browser_file is None:
            return None
        return f"{self.schema['browser']}?v={digest_of(self.browser_file)}"


@cache
def third_party_widgets() -> tuple[ThirdPartyWidget, ...]:
    """The widgets of all installed apps, in the order of INSTALLED_APPS."""
    found: dict[str, ThirdPartyWidget] = {}
    for widget in (widget for app in apps.get_app_configs() for widget in _widgets_of(app)):
        if widget.type in own_contract(widget.catalog).get("widgets", {}):
            raise _name_conflict(widget, "one of Intarsia's own widgets")
        if other := found.get(widget.qualified_type):
            raise _name_conflict(widget, f"a widget of the app '{other.app}'")
        found[widget.qualified_type] = widget
    return tuple(found.values())


@cache
def own_contract(catalog: str) -> dict[str, Any]:
    """The contract of our own widgets of a catalog; empty if only other packages have widgets in it."""
    file = resources.files("intarsia.contract").joinpath(f"{catalog}.json")
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def _name_conflict(widget: ThirdPartyWidget, other: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(
        f"The app '{widget.app}' has a widget called '{widget.type}', but {other} has the same name, and stored pages "
        f"could not tell them apart. Rename the widget, for example to '{widget.app}_{widget.type}', "
        f"or remove one of the apps from INSTALLED_APPS."
    )


def _widgets_of(app: AppConfig) -> Iterator[ThirdPartyWidget]:
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


def _read(folder: Path, app: AppConfig) -> ThirdPartyWidget:
    schema = _read_schema(folder, app)
    browser = schema.get("browser")
    browser_file = Path(app.path) / "static" / browser if browser else None
    if browser_file and not browser_file.is_file():
        raise _invalid_folder(
            folder, app, f"contract.json names the browser module '{browser}', but {browser_file} is missing"
        )
    stylesheet = folder / "style.css"
    return ThirdPartyWidget(
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
        raise _invalid_folder(folder, app, f"contract.json is not valid JSON ({error})") from error
    for fault in schema_faults(schema, folder.name):
        raise _invalid_folder(folder, app, f"in contract.json {fault}")
    return _with_shared(schema)


def _with_shared(schema: dict[str, Any]) -> dict[str, Any]:
    """The settings and UI strings of every widget of its catalog, such as the label of a field, and then its own."""
    shared = own_contract(schema.get("catalog", PAGE_CATALOG)).get("shared")
    if not shared:
        return schema
    return {
        **schema,
        "settings": {**shared["settings"], **schema["settings"]},
        "words": list(dict.fromkeys([*shared["words"], *schema.get("words", [])])),
    }


def _read_file(path: Path, app: AppConfig) -> str:
    try:
        return path.read_text("utf-8")
    except FileNotFoundError as error:
        fault = f"it has no {path.name}: the package was not built before it was packaged"
        raise _invalid_folder(path.parent, app, fault) from error


def _invalid_folder(folder: Path, app: AppConfig, fault: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(
        f"The widget folder {folder} of the app '{app.label}' is invalid: {fault}. "
        "docs/guides/write-a-widget.md lists the files that it needs."
    )


@cache
def digest_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:8]
