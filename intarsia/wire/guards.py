"""Who may make a call."""

from typing import Literal
from urllib.parse import urlsplit

from django.http import HttpRequest

from .nonces import is_valid_nonce
from .registry import Call, Refused

# Where nonces are sent: scripts of pages by either field, REST clients by their header or field.
NONCE_FIELDS = ("_ajax_nonce", "security", "_wpnonce")

Origin = Literal["this_site", "elsewhere", "unknown"]


def check_guard(call: Call, request: HttpRequest) -> None:
    """Raises Refused if this request may not make the call."""
    if call.guard == "nonce" and not is_valid_nonce(request, _nonce(request)):
        raise Refused(
            "This page has been open for too long. Load it again and repeat what you did.",
            403,
            "rest_cookie_invalid_nonce",
        )
    if call.guard == "same_origin" and not is_same_origin(request):
        raise Refused("This call may only come from a page of this site.", 403, "rest_forbidden")


def _nonce(request: HttpRequest) -> str:
    sent = (request.headers.get("X-WP-Nonce"), *(request.POST.get(field) for field in NONCE_FIELDS))
    return next(filter(None, sent), "")


def is_same_origin(request: HttpRequest) -> bool:
    return origin_of(request) == "this_site"


def origin_of(request: HttpRequest) -> Origin:
    """Browsers say where a request comes from and pages cannot forge it; without the header the Origin must be ours.

    Browsers that are told to keep it to themselves say `null`, or nothing.
    """
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return "this_site" if site == "same-origin" else "elsewhere"
    origin = request.headers.get("Origin", "")
    told = origin if origin not in ("", "null") else request.headers.get("Referer", "")
    if not told:
        return "unknown"
    return "this_site" if host_in(told) == request.get_host() else "elsewhere"


def host_in(address: str) -> str:
    """With its port. Empty for what is no address."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""
