"""The stylesheet of a page: theme, the widgets and behaviors that it uses, and the styles of its elements.

Its name is a hash of its content, and it is stored before any HTML links to it. So a page never links to a missing or
different stylesheet. Files are never deleted, because a cached page may link to them for a long time.
"""

import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit
from wsgiref.types import WSGIApplication

import brotli
from django.conf import settings
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from . import assets
from .fonts import FONT_FOLDER, FontFamily
from .resources.third_party_assets import third_party_styles
from .styles.cascade import cascade
from .styles.font_faces import font_faces
from .styles.late_fonts import with_late_fonts
from .styles.placeholders import placeholders

if TYPE_CHECKING:
    from .render import Rendered

FOLDER = "intarsia/css"
CSS = "text/css; charset=utf-8"
# Paths in the default storage, and the type of the files.
_SERVED = (
    (re.compile(rf"{FOLDER}/[0-9a-f]{{20}}\.css"), CSS),
    (re.compile(rf"{FONT_FOLDER}/[a-z\d_-]+-[0-9a-f]{{20}}\.woff2"), "font/woff2"),
)


def stylesheet(
    rendered: "Rendered", variables: dict[str, Any], fonts: Sequence[FontFamily] = (), *, has_runtime: bool = False
) -> str:
    """The complete CSS of a page. `variables` are the design variables that the site changed, `fonts` the families that
    it has besides those of the theme. Without the runtime, web fonts must not wait for it.
    """
    built = assets.styles()
    behaviors = "".join(built["behaviors"].get(name, "") for name in sorted(rendered.behaviors))
    # The rules of widgets come later: one that shows an image whole, with empty space around it, removes the color.
    used = placeholders(rendered.html.values()) + _widget_css(rendered) + behaviors + rendered.styles
    own_values, elements = variables_css(json.dumps(variables, sort_keys=True)), rendered.css
    faces = font_faces(rendered.html.values(), used + elements, own_values, fonts)
    if has_runtime:
        own_values, elements = with_late_fonts(faces, own_values, elements)
    return faces + own_values + cascade(built["theme"], used, elements)


def _widget_css(rendered: "Rendered") -> str:
    third_party = third_party_styles()
    widgets = tuple((widget, third_party.get(widget)) for widget in sorted(rendered.used))
    return _css_of(widgets, tuple(rendered.html.values()))


# Cached, because a page is often rendered again without a change.
@lru_cache(maxsize=64)
def _css_of(widgets: tuple[tuple[str, str | None], ...], html: tuple[str, ...]) -> str:
    """The parts of the widgets' styles that the HTML uses. A part that several widgets share is there once.

    `widgets` are their types, those of other packages with their CSS.
    """
    built = assets.styles()["widgets"]
    parts: dict[str, None] = {}
    for widget, third_party in widgets:
        for words, css in built.get(widget, []) if third_party is None else [([], third_party)]:
            if css not in parts and (not words or any(_occurs(word, one) for word in words for one in html)):
                parts[css] = None
    return "".join(parts)


def _occurs(word: str, html: str) -> bool:
    found = _words_in(html)
    if word not in found:
        found[word] = word in html
    return found[word]


# Searching takes a tenth of the time of a page. All pages of a site share the HTML of header and footer.
@lru_cache(maxsize=64)
def _words_in(html: str) -> dict[str, bool]:
    """Which words occur in this HTML, as far as they were looked for."""
    return {}


def third_party_css() -> str:
    """The CSS of all widgets of other packages, for the editor's canvas."""
    css = "".join(third_party_styles().values())
    return f"@layer widgets{{{css}}}" if css else ""


def stylesheet_url(
    rendered: "Rendered", variables: dict[str, Any], fonts: Sequence[FontFamily] = (), *, has_runtime: bool = False
) -> str:
    """The URL of the page's stylesheet, which is stored if it is new."""
    return stored_url(stylesheet(rendered, variables, fonts, has_runtime=has_runtime))


@lru_cache(maxsize=64)
def variables_css(overrides: str) -> str:
    """The design variables as rules on :root, light and dark."""
    # A sorted wsgi.py imports this module before Django has loaded the models.
    from .render import renderer

    return renderer().call("variables", overrides)


# Cached, because most renders do not change the stylesheet.
@lru_cache(maxsize=1024)
def stored_url(css: str) -> str:
    """The URL of the stylesheet, which is stored if it is new."""
    name = f"{FOLDER}/{hashlib.sha256(css.encode()).hexdigest()[:20]}.css"
    if not default_storage.exists(name):
        default_storage.save(name, ContentFile(css.encode()))
    return default_storage.url(name)


def serve_page_css(application: WSGIApplication) -> WSGIApplication:
    """Wraps a WSGI application: page stylesheets and fonts of the site are answered without Django, compressed and
    cacheable forever.

    Use it if no web server in front serves MEDIA_ROOT.
    """
    # A web server in front removes the site's sub-path from requests, and Django adds it to URLs.
    sub_path = (settings.FORCE_SCRIPT_NAME or "").rstrip("/")
    prefix = urlsplit(settings.MEDIA_URL).path.removeprefix(sub_path)
    known: dict[str, dict[str, bytes]] = {}

    def respond(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "")
        name = path.removeprefix(prefix)
        kind = next((kind for names, kind in _SERVED if names.fullmatch(name)), None)
        if name == path or kind is None or environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return application(environ, start_response)
        if name not in known:
            try:
                with default_storage.open(name) as file:
                    known[name] = _encoded(file.read(), kind)
            except OSError:
                return application(environ, start_response)
        accepted = environ.get("HTTP_ACCEPT_ENCODING", "")
        encoding = next(encoding for encoding in known[name] if encoding in accepted)
        body = known[name][encoding]
        start_response(
            "200 OK",
            [
                ("Content-Type", kind),
                ("Content-Length", str(len(body))),
                ("Cache-Control", "public, max-age=31536000, immutable"),
                ("Vary", "Accept-Encoding"),
                ("X-Content-Type-Options", "nosniff"),
                *([("Content-Encoding", encoding)] if encoding else []),
            ],
        )
        return [b"" if environ["REQUEST_METHOD"] == "HEAD" else body]

    return respond


def _encoded(content: bytes, kind: str) -> dict[str, bytes]:
    # Fonts are compressed already.
    if kind != CSS:
        return {"": content}
    return {"br": brotli.compress(content), "gzip": gzip.compress(content, 9), "": content}
