"""The one stylesheet of a page: theme, the widgets it uses, what its elements do, their own rules.

Named by its content and written before any HTML names it, so a page can never meet a stylesheet that is missing
or of another version. Files are kept: a cached page may name one for a long time.
"""

import gzip
import hashlib
import json
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit
from wsgiref.types import WSGIApplication

import brotli
from django.conf import settings
from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

from . import assets
from .foreign import foreign_widgets
from .render import Rendered, renderer

FOLDER = "intarsia/css"
NAME = re.compile(r"[0-9a-f]{20}\.css")
# Later layers win whatever their selectors: an owner's value always beats a widget's default.
LAYERS = "@layer theme,widgets,elements;"


def stylesheet(rendered: Rendered, variables: dict[str, Any]) -> str:
    """The whole CSS of a page. `variables` are the site's changes to the theme's design variables."""
    built = assets.styles()
    of_widgets = built["widgets"] | {widget.type: widget.css for widget in foreign_widgets()}
    widgets = "".join(of_widgets.get(widget, "") for widget in sorted(rendered.used))
    behaviours = "".join(built["behaviours"].get(name, "") for name in sorted(rendered.behaviours))
    return (
        LAYERS
        + built["fonts"].replace("__STATIC__", assets.static_root())
        + variables_css(json.dumps(variables, sort_keys=True))
        + f"@layer theme{{{built['theme']}}}@layer widgets{{{widgets}{behaviours}}}@layer elements{{{rendered.css}}}"
    )


def foreign_styles() -> str:
    """The CSS of all widgets of other packages, for the editor's canvas, which may show any of them."""
    css = "".join(widget.css for widget in foreign_widgets())
    return f"@layer widgets{{{css}}}" if css else ""


def stylesheet_address(rendered: Rendered, variables: dict[str, Any]) -> str:
    """Writes the page's stylesheet if it is new and answers its address."""
    return _written(stylesheet(rendered, variables))


@lru_cache(maxsize=64)
def variables_css(overrides: str) -> str:
    """The design variables as rules on :root, light and dark."""
    return renderer().call("variables", overrides)


# Most renders of a page change nothing in its stylesheet: storage is only asked about new ones.
@lru_cache(maxsize=1024)
def _written(css: str) -> str:
    name = f"{FOLDER}/{hashlib.sha256(css.encode()).hexdigest()[:20]}.css"
    if not default_storage.exists(name):
        default_storage.save(name, ContentFile(css.encode()))
    return default_storage.url(name)


def serve_page_css(application: WSGIApplication) -> WSGIApplication:
    """Answers requests for page stylesheets before Django does, compressed and for ever cacheable.

    For servers without a front server that serves MEDIA_ROOT. Wrap the WSGI application with it.
    """
    # A front server takes the site's sub-path away before it asks; Django puts it back when it writes addresses.
    sub_path = (settings.FORCE_SCRIPT_NAME or "").rstrip("/")
    prefix = urlsplit(f"{settings.MEDIA_URL}{FOLDER}/").path.removeprefix(sub_path)
    known: dict[str, dict[str, bytes]] = {}

    def respond(environ: dict[str, Any], start_response: Any) -> Iterable[bytes]:
        path = environ.get("PATH_INFO", "")
        name = path.removeprefix(prefix)
        if name == path or not NAME.fullmatch(name) or environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return application(environ, start_response)
        if name not in known:
            try:
                content = default_storage.open(f"{FOLDER}/{name}").read()
            except OSError:
                return application(environ, start_response)
            known[name] = {"br": brotli.compress(content), "gzip": gzip.compress(content, 9), "": content}
        accepted = environ.get("HTTP_ACCEPT_ENCODING", "")
        encoding = next(encoding for encoding in known[name] if encoding in accepted)
        body = known[name][encoding]
        start_response(
            "200 OK",
            [
                ("Content-Type", "text/css; charset=utf-8"),
                ("Content-Length", str(len(body))),
                ("Cache-Control", "public, max-age=31536000, immutable"),
                ("Vary", "Accept-Encoding"),
                ("X-Content-Type-Options", "nosniff"),
                *([("Content-Encoding", encoding)] if encoding else []),
            ],
        )
        return [b"" if environ["REQUEST_METHOD"] == "HEAD" else body]

    return respond
