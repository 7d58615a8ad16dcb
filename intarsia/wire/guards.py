"""Who may make a call. Each answers None, or why not."""

from urllib.parse import urlsplit

from django.http import HttpRequest

from .nonces import is_valid_nonce
from .registry import Call


def refusal_of(call: Call, request: HttpRequest) -> str | None:
    """Why this request may not make the call, or None."""
    if call.guard == "nonce":
        has_nonce = is_valid_nonce(request, request.POST.get("security", ""))
        return None if has_nonce else "This page has been open for too long. Load it again and repeat what you did."
    if call.guard == "same_origin":
        return None if is_same_origin(request) else "This call may only come from a page of this site."
    return None


def is_same_origin(request: HttpRequest) -> bool:
    """Browsers say where a request comes from and pages cannot forge it; without the header the Origin must be ours."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site == "same-origin"
    origin = request.headers.get("Origin") or request.headers.get("Referer", "")
    return urlsplit(origin).netloc == request.get_host()
