"""What a stopped visitor sees: why, and that it passes by itself. Nothing of it comes from elsewhere."""

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

from ..texts.said import worded
from .challenge import ZEROS, make_challenge
from .pass_keys import Reason, Visitor
from .stop_texts import NAMES

POLICY: Final = (
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
MOST_CHARACTERS: Final = 2000
# What the site's owner says instead, in a language.
Own = Callable[[str], Mapping[str, str]]


@dataclass(frozen=True)
class Stopped:
    reason: Reason
    # Where the visitor wanted to go, and where the answer goes.
    path: str
    action: str
    # Why an earlier answer did not do.
    refused: str = ""
    # Something was sent, and has not arrived.
    is_lost: bool = False


def check_path() -> str:
    """Below the prefix of a site that has one: outside of Django nobody has said which it is."""
    return reverse("intarsia_firewall:check").removeprefix(get_script_prefix().rstrip("/"))


def stop_page(
    visitor: Visitor, reason: Reason, environ: dict[str, Any], start_response: Callable[..., Any], own: Own
) -> Iterable[bytes]:
    headers = stop_headers()
    languages = environ.get("HTTP_ACCEPT_LANGUAGE", "")
    if environ.get("HTTP_SEC_FETCH_DEST") == "empty":
        # A script asked, and could do nothing with a page.
        headers["Content-Type"] = "application/json"
        body = json.dumps(_for_scripts(languages, own)).encode()
    else:
        action = environ.get("SCRIPT_NAME", "") + check_path()
        is_lost = environ["REQUEST_METHOD"] not in ("GET", "HEAD")
        stopped = Stopped(reason, asked_for(environ), action, is_lost=is_lost)
        body = stop_html(visitor, stopped, languages, own).encode()
    start_response("403 Forbidden", [*headers.items(), ("Content-Length", str(len(body)))])
    return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]


def stop_html(visitor: Visitor, stopped: Stopped, languages: str, own: Own) -> str:
    with translation.override(_language(languages)):
        return render_to_string(
            "intarsia_firewall/stop.html",
            {
                "challenge": make_challenge(visitor, stopped.reason),
                "zeros": ZEROS,
                "stopped": stopped,
                "texts": worded(own(translation.get_language()), NAMES),
                "language": translation.get_language(),
                "direction": "rtl" if translation.get_language_bidi() else "ltr",
                "style": static("intarsia_firewall/stop.css"),
                "script": static("intarsia_firewall/stop.js"),
            },
        )


def _for_scripts(languages: str, own: Own) -> dict[str, Any]:
    """In the shape of all refused calls."""
    with translation.override(_language(languages)):
        message = worded(own(translation.get_language()), ["wall_for_scripts"])["wall_for_scripts"]
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


def asked_for(environ: dict[str, Any]) -> str:
    """Where the visitor wanted to go. What was sent is not sent again: then it is the page that it was sent from."""
    if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
        return _path_of(environ.get("HTTP_REFERER", ""))
    # As WSGI has it: the bytes of the address, decoded and written as Latin-1.
    path = quote((environ.get("SCRIPT_NAME", "") + environ.get("PATH_INFO", "/")).encode("latin-1", "replace"))
    query = environ.get("QUERY_STRING", "")
    return f"{path}?{query}"[:MOST_CHARACTERS] if query else path[:MOST_CHARACTERS]


def _path_of(address: str) -> str:
    """Of an address of any site: where it leads is a path of this one."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return "/"
    path = "/" + quote(parts.path.lstrip("/"), safe="/%")
    return f"{path}?{parts.query}"[:MOST_CHARACTERS] if parts.query else path[:MOST_CHARACTERS]


def _language(accepted: str) -> str:
    for code, _weight in parse_accept_lang_header(accepted):
        try:
            return translation.get_supported_language_variant(code)
        except LookupError:
            continue
    return settings.LANGUAGE_CODE
