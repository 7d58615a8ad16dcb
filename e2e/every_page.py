"""Every HTML page of a site that visitors reach: those of the sitemap, and all that they link to."""

import re
from collections.abc import Iterable
from html import unescape
from http.client import HTTPResponse
from urllib.error import HTTPError
from urllib.parse import urljoin, urlsplit
from urllib.request import Request, urlopen

SITEMAP_URL = re.compile(r"<loc>([^<]+)</loc>")
LINK = re.compile(r"<a\b[^>]*\bhref=(?:\"([^\"]*)\"|'([^']*)'|([^\s>]+))")
# Frames with HTML of the owner.
FRAME = re.compile(r"<iframe\b[^>]*\bsrc=\"([^\"]*)\"")
NOT_PAGES = ("/admin/", "/media/", "/static/")


def every_page(base: str, more: Iterable[str]) -> dict[str, bytes]:
    """The HTML by path and query: pages of the sitemap, those of the paths `more`, and what they link to."""
    waiting = [base + path for path in [*paths_of_sitemap(f"{base}/sitemap.xml"), *more]]
    found: dict[str, bytes] = {}
    seen: set[str] = set()
    while waiting:
        url = waiting.pop().partition("#")[0]
        parts = urlsplit(url)
        if url in seen or f"{parts.scheme}://{parts.netloc}" != base or parts.path.startswith(NOT_PAGES):
            continue
        seen.add(url)
        html = read(url)
        if html is not None:
            found[url.removeprefix(base)] = html
            waiting += [urljoin(url, link) for link in _links(html.decode())]
    return found


def paths_of_sitemap(url: str) -> list[str]:
    """The paths in it. Its host is that of the site in Wagtail, not of the server that was started for a test."""
    with urlopen(url) as answer:
        return [urlsplit(unescape(found)).path for found in SITEMAP_URL.findall(answer.read().decode())]


def read(url: str, data: bytes | None = None) -> bytes | None:
    """What a browser gets, also an error page; None if it is not HTML."""
    try:
        answer: HTTPResponse | HTTPError = urlopen(Request(url, data, {"Accept": "text/html"}))
    except HTTPError as error:
        answer = error
    with answer:
        return answer.read() if answer.headers.get_content_type() == "text/html" else None


def _links(html: str) -> list[str]:
    frames = FRAME.findall(html)
    return [unescape(link) for link in [*("".join(found) for found in LINK.findall(html)), *frames]]
