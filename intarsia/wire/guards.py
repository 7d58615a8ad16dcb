"""Checks whether a request may make a call."""

from typing import Literal
from urllib.parse import urlsplit

from django.http import HttpRequest

from .guarding.nonces import is_valid_nonce
from .named_calls.refusals import from_elsewhere, not_signed, stale_nonce
from .named_calls.registry import Call

Origin = Literal["this_site", "elsewhere", "unknown"]


def check_guard(call: Call, request: HttpRequest) -> None:
    """Raises CallError if this request may not make the call."""
    if call.guard == "nonce":
        call_class = call.call_class(request) if callable(call.call_class) else call.call_class
        if not is_valid_nonce(request, _nonce(call, request), call_class):
            raise stale_nonce()
    if call.guard == "origin" and not is_same_origin(request):
        raise from_elsewhere()
    if call.signed is not None and not call.signed(request):
        raise not_signed()


def _nonce(call: Call, request: HttpRequest) -> str:
    sent = (request.headers.get("X-WP-Nonce"), *(request.POST.get(field) for field in call.nonce_fields))
    return next(filter(None, sent), "")


def is_same_origin(request: HttpRequest) -> bool:
    return origin_of(request) == "this_site"


def origin_of(request: HttpRequest) -> Origin:
    """Where the request comes from. Pages cannot forge these headers.

    `unknown` if the browser sends none of them or `Origin: null`, as privacy settings can make it do.
    """
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return "this_site" if site == "same-origin" else "elsewhere"
    origin = request.headers.get("Origin", "")
    source = origin if origin not in ("", "null") else request.headers.get("Referer", "")
    if not source:
        return "unknown"
    return "this_site" if host_in(source) == request.get_host() else "elsewhere"


def host_in(url: str) -> str:
    """Host and port; empty if `url` is not a URL."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""
