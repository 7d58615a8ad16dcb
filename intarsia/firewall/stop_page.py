"""The page for blocked visitors: the reason, and a challenge that solves itself. It loads nothing from other hosts."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote, urlsplit

from django.conf import settings
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import get_script_prefix, reverse
from django.utils import translation
from django.utils.translation.trans_real import parse_accept_lang_header

from intarsia.protection.texts.api import render_texts

from .challenge import ZEROS, make_challenge
from .pass_keys import Reason, Visitor
from .stop_texts import NAMES

POLICY: Final = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
MAX_CHARACTERS: Final = 2000
# The owner's own text, per language.
Own = Callable[[str], Mapping[str, str]]


@dataclass(frozen=True)
class StopDetails:
    reason: Reason
    # The requested URL, and the URL for the solution.
    path: str
    action: str
    # Why an earlier solution was rejected.
    refused: str = ""
    # A form was sent and not delivered.
    is_lost: bool = False


def check_path() -> str:
    """Under the site's path prefix, which is unknown outside of Django."""
    return reverse("intarsia_firewall:check").removeprefix(get_script_prefix().rstrip("/"))


def stop_page(
    visitor: Visitor, reason: Reason, environ: dict[str, Any], start_response: Callable[..., Any], own: Own
) -> Iterable[bytes]:
    headers = stop_headers()
    languages = environ.get("HTTP_ACCEPT_LANGUAGE", "")
    if environ.get("HTTP_SEC_FETCH_DEST") == "empty":
        # The request came from a script, which cannot show a page.
        headers["Content-Type"] = "application/json"
        body = json.dumps(_for_scripts(languages, own)).encode()
    else:
        action = environ.get("SCRIPT_NAME", "") + check_path()
        is_lost = environ["REQUEST_METHOD"] not in ("GET", "HEAD")
        stopped = StopDetails(reason, requested_url(environ), action, is_lost=is_lost)
        body = stop_html(visitor, stopped, languages, own).encode()
    start_response("403 Forbidden", [*headers.items(), ("Content-Length", str(len(body)))])
    return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]


def stop_html(visitor: Visitor, stopped: StopDetails, languages: str, own: Own) -> str:
    with translation.override(_language(languages)):
        return render_to_string(
            "intarsia_firewall/stop.html",
            {
                "challenge": make_challenge(visitor, stopped.reason),
                "zeros": ZEROS,
                "stopped": stopped,
                "texts": render_texts(own(translation.get_language()), NAMES),
                "language": translation.get_language(),
                "direction": "rtl" if translation.get_language_bidi() else "ltr",
                "style": static("intarsia_firewall/stop.css"),
                "script": static("intarsia_firewall/stop.js"),
            },
        )


def _for_scripts(languages: str, own: Own) -> dict[str, Any]:
    """The format of all refused calls."""
    with translation.override(_language(languages)):
        message = render_texts(own(translation.get_language()), ["firewall_for_scripts"])["firewall_for_scripts"]
    return {"success": False, "data": {"message": message, "status": 403}}


def stop_headers() -> dict[str, str]:
    return {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Content-Security-Policy": POLICY,
        "Referrer-Policy": "same-origin",
        "X-Content-Type-Options": "nosniff",
        "X-Robots-Tag": "noindex",
    }


def requested_url(environ: dict[str, Any]) -> str:
    """The requested URL. A sent form is not sent again: it is the page that contains the form."""
    if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
        return _path_of(environ.get("HTTP_REFERER", ""))
    # WSGI format: the bytes of the URL, decoded as Latin-1.
    path = quote((environ.get("SCRIPT_NAME", "") + environ.get("PATH_INFO", "/")).encode("latin-1", "replace"))
    query = environ.get("QUERY_STRING", "")
    return f"{path}?{query}"[:MAX_CHARACTERS] if query else path[:MAX_CHARACTERS]


def _path_of(url: str) -> str:
    """For a URL of any site: only its path is used."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return "/"
    path = "/" + quote(parts.path.lstrip("/"), safe="/%")
    return f"{path}?{parts.query}"[:MAX_CHARACTERS] if parts.query else path[:MAX_CHARACTERS]


def _language(accepted: str) -> str:
    for code, _weight in parse_accept_lang_header(accepted):
        try:
            return translation.get_supported_language_variant(code)
        except LookupError:
            continue
    return settings.LANGUAGE_CODE
