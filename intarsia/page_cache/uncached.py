"""Why visitors do not get a page from the page cache, for staff."""

from .cacheability import has
from .explanation import way_out
from .response_headers import REASON
from .warming import request_page


def uncached_reason(url: str) -> str:
    """Requests the page as an anonymous visitor. Empty if the page cache keeps it, and on a site without one."""
    status, headers = request_page(url)
    reason = next((value for name, value in headers if name == REASON), "")
    if not status.startswith("200") or has(headers, "etag") or not reason:
        return ""
    return f"{reason}. {way_out(reason)}".rstrip()
