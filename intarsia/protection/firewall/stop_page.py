"""What a stopped visitor sees: why, and that it passes by itself. Nothing of it comes from elsewhere."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

from django.conf import settings
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import get_script_prefix, reverse
from django.utils import translation
from django.utils.translation.trans_real import parse_accept_lang_header

from .challenge import ZEROS, make_challenge
from .pass_keys import Reason, Visitor

POLICY: Final = (
    "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
MOST_CHARACTERS: Final = 2000


@dataclass(frozen=True)
class Stopped:
    reason: Reason
    # Where the visitor wanted to go, and where the answer goes.
    path: str
    action: str
    # Why an earlier answer did not do.
    refused: str = ""


def check_path() -> str:
    """Below the prefix of a site that has one: outside of Django nobody has said which it is."""
    return reverse("intarsia_firewall:check").removeprefix(get_script_prefix().rstrip("/"))


def stop_page(
    visitor: Visitor, reason: Reason, environ: dict[str, Any], start_response: Callable[..., Any]
) -> Iterable[bytes]:
    action = environ.get("SCRIPT_NAME", "") + check_path()
    html = stop_html(visitor, Stopped(reason, asked_for(environ), action), environ.get("HTTP_ACCEPT_LANGUAGE", ""))
    body = html.encode()
    start_response("403 Forbidden", [*stop_headers().items(), ("Content-Length", str(len(body)))])
    return [] if environ["REQUEST_METHOD"] == "HEAD" else [body]


def stop_html(visitor: Visitor, stopped: Stopped, languages: str) -> str:
    with translation.override(_language(languages)):
        return render_to_string(
            "intarsia_firewall/stop.html",
            {
                "challenge": make_challenge(visitor, stopped.reason),
                "zeros": ZEROS,
                "stopped": stopped,
                "language": translation.get_language(),
                "direction": "rtl" if translation.get_language_bidi() else "ltr",
                "style": static("intarsia_firewall/stop.css"),
                "script": static("intarsia_firewall/stop.js"),
            },
        )


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
    """Where the visitor wanted to go; the start page after a form, which is not sent twice."""
    if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
        return "/"
    # As WSGI has it: the bytes of the address, decoded and written as Latin-1.
    path = quote((environ.get("SCRIPT_NAME", "") + environ.get("PATH_INFO", "/")).encode("latin-1", "replace"))
    query = environ.get("QUERY_STRING", "")
    return f"{path}?{query}"[:MOST_CHARACTERS] if query else path[:MOST_CHARACTERS]


def _language(accepted: str) -> str:
    for code, _weight in parse_accept_lang_header(accepted):
        try:
            return translation.get_supported_language_variant(code)
        except LookupError:
            continue
    return settings.LANGUAGE_CODE
