"""A document in a browser without a site: its HTML, its CSS and its scripts, served from memory."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Route

from e2e.conftest import AXE
from intarsia.rendering import assets
from intarsia.rendering.ui_strings import ui_strings_for
from intarsia.rendering.v8.engine import Renderer

STATIC = Path(assets.__file__).parent / "static"
ADDRESS = "http://rendered.example/"
TYPES = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2"}

Document = dict[str, Any]


def element(widget: str, key: str, **settings: Any) -> dict[str, Any]:
    return {"type": widget, "props": {"id": key, **settings}}


def document(*elements: dict[str, Any]) -> Document:
    return {"root": {"props": {"schemaVersion": 1}}, "content": list(elements), "zones": {}}


def open_rendered(
    browser: Browser,
    rendered: Document,
    *,
    data: Mapping[str, Any] | None = None,
    images: Mapping[str, Any] | None = None,
    direction: str = "ltr",
    language: str = "en",
    width: int = 1440,
    height: int = 900,
    **options: Any,
) -> Page:
    """A page with this document. `data` holds the results of data loaders by element id, `images` the images by id."""
    resources = {"data": data or {}, **({"images": images} if images else {})}
    around = {"direction": direction, "locale": language, "translations": ui_strings_for(language)}
    html = _html(rendered, resources, around)
    page = browser.new_context(viewport={"width": width, "height": height}, **options).new_page()
    page.route("**/*", lambda route: _answer(route, html))
    page.goto(ADDRESS)
    return page


def violations(page: Page) -> list[str]:
    """The names of the accessibility rules that are violated."""
    page.evaluate(AXE.read_text("utf-8"))
    return [one["id"] for one in page.evaluate("axe.run('main')")["violations"]]


def _answer(route: Route, html: str) -> None:
    path = urlsplit(route.request.url).path
    file = STATIC / path.removeprefix("/static/")
    if path == "/":
        route.fulfill(body=html, content_type="text/html; charset=utf-8")
    elif path.startswith("/static/") and file.is_file():
        route.fulfill(body=file.read_bytes(), content_type=TYPES[file.suffix])
    else:
        route.fulfill(status=404)


def _html(rendered: Document, resources: Mapping[str, Any], environment: Mapping[str, Any]) -> str:
    engine = Renderer()
    call = {
        "parts": {"main": rendered},
        "resources": resources,
        "islands": assets.island_urls(),
        "environment": environment,
    }
    answer = engine.call("render", json.dumps(call))
    styles = assets.styles()
    widgets = dict.fromkeys(css for parts in styles["widgets"].values() for _words, css in parts)
    behaviors = [styles["behaviors"].get(name, "") for name in answer["behaviors"]]
    css = (
        f"@layer theme,widgets,elements;{engine.call('variables', '{}')}@layer theme{{{styles['theme']}}}"
        f"@layer widgets{{{''.join([*widgets, *behaviors])}}}@layer elements{{{answer['css']}}}"
    )
    return (
        f'<!doctype html><html lang="{environment["locale"]}" dir="{environment["direction"]}">'
        "<head><title>Rendered</title>"
        f'<meta name="viewport" content="width=device-width"><style>{css}</style>'
        f'<script type="module" src="{assets.url("runtime.js")}"></script></head>'
        f"<body><main>{answer['html']['main']}</main></body></html>"
    )
