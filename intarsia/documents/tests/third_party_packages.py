"""Packages with widgets that a test writes and installs while it runs."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from django.apps import AppConfig

from intarsia.documents import contract
from intarsia.documents.third_party import third_party_widgets
from intarsia.rendering import render

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "intarsia-notice" / "intarsia_notice"
SERVER = """
const factory = ({ React }) => ({ View: ({ root, words }) => React.createElement("p", root("other"), words) });
globalThis.intarsiaWidget = factory;
"""


def schema(type_: str, **changes: Any) -> dict[str, Any]:
    words = {"kind": "text", "label": "Words", "default": "Good morning"}
    whole = {"type": type_, "label": "Other", "category": "basic", "icon": "text", "version": 1, "hydrate": "never"}
    return {**whole, "settings": {"words": words}, **changes}


def write_widget(app: Path, type_: str, server: str | None = SERVER, **changes: Any) -> Path:
    folder = app / "widgets" / type_
    folder.mkdir(parents=True)
    (folder / "contract.json").write_text(json.dumps(schema(type_, **changes)))
    if server is not None:
        (folder / "server.js").write_text(server)
    return folder


@contextmanager
def installed(apps: Mapping[str, Path]) -> Iterator[None]:
    """Installs these apps, by label, instead of INSTALLED_APPS."""
    configs = []
    for label, path in apps.items():
        kind = type("PackageConfig", (AppConfig,), {"path": str(path), "intarsia_widgets": "widgets"})
        configs.append(kind(label, None))
    original = third_party_widgets.apps
    third_party_widgets.apps = cast(Any, SimpleNamespace(get_app_configs=lambda: configs))
    _forget()
    try:
        yield
    finally:
        third_party_widgets.apps = original
        _forget()


def _forget() -> None:
    if render.renderer.cache_info().currsize:
        render.renderer().close()
    for cached_lookup in (
        third_party_widgets.third_party_widgets,
        third_party_widgets.digest_of,
        contract.read_catalog,
        render.renderer,
    ):
        cached_lookup.cache_clear()
