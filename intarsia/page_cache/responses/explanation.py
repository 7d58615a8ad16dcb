"""Why a page is not cached, for the header of the response and for `manage.py intarsia_cache explain`."""

from typing import Final

from ..page_parts import PageParts
from .cacheability import Headers, cacheability_of

PERSONAL: Final = "the request is personal"
# Reasons of `Cacheability`, with what to do.
REMEDIES: Final = {
    "untagged": "Its view does not say what the page is made from. Use tag_response() of intarsia.page_cache there.",
    "status": "Only responses with status 200 are cached.",
    "type": "Only HTML pages are cached.",
    "sets a cookie": "Something sets a cookie for every visitor, such as {% csrf_token %}. Load that part by script.",
    "already encoded": "Remove the middleware that compresses: the page cache does it once per page.",
    "cache-control": "A view or middleware says private or no-store.",
    "varies": "Something reads the session, the user or a language of the browser. Load that part by script.",
    PERSONAL: "It has a cookie of one visitor or an Authorization header. Open the page in a private window.",
    "a part is personal": "A document on the page depends on the visitor.",
}


def reason_of(status: str, headers: Headers, parts: PageParts) -> str:
    """Empty if the page cache may keep the response."""
    if parts.is_personal:
        return "a part is personal"
    reason = cacheability_of(status, headers).reason
    return f"varies by {_varies_by(headers)}" if reason == "varies" else reason


def remedy_for(reason: str) -> str:
    return next((text for known, text in REMEDIES.items() if reason.startswith(known)), "")


def _varies_by(headers: Headers) -> str:
    names = {part.strip() for name, value in headers if name.lower() == "vary" for part in value.split(",")}
    return ", ".join(sorted(name for name in names if name.lower() != "accept-encoding"))
