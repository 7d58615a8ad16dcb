"""What visitors get from a published page, for staff: why it is not in the page cache, and what it weighs."""

from typing import NamedTuple

from .responses.cacheability import has
from .responses.explanation import remedy_for
from .responses.response_headers import REASON
from .warming import request_page


class Published(NamedTuple):
    # Why the page cache does not keep it. Empty if it does, and on a site without one.
    uncached: str
    # Uncompressed; 0 if visitors get no page.
    html_bytes: int


def published(url: str) -> Published:
    """Requests the page as an anonymous visitor."""
    status, headers, length, _seconds = request_page(url)
    if not status.startswith("200"):
        return Published("", 0)
    reason = next((value for name, value in headers if name == REASON), "")
    is_cached = has(headers, "etag") or not reason
    return Published("" if is_cached else f"{reason}. {remedy_for(reason)}".rstrip(), length)
