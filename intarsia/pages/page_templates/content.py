"""What a template shows of a page that is not made with the visual editor."""

import logging
from html.parser import HTMLParser
from typing import Any

from django.http import HttpRequest

from intarsia.rendering.data_loaders import OwnContent
from intarsia.rendering.hosts import host_of, with_scheme

from ..embedding import hosts_of, page_brings_script
from .other_pages import TemplatedPageMixin

logger = logging.getLogger(__name__)

# What blocks of a page may show from elsewhere: a video of another service, a picture of another host.
FETCHED = {
    ("iframe", "src"): "frame-src",
    ("img", "src"): "img-src",
    ("img", "srcset"): "img-src",
    ("source", "srcset"): "img-src",
    ("video", "poster"): "img-src",
    ("video", "src"): "media-src",
    ("audio", "src"): "media-src",
    ("source", "src"): "media-src",
}


def content_of(page: TemplatedPageMixin, request: HttpRequest) -> OwnContent:
    """What its type makes of it; a type is a site's own code, and what it does wrong takes no page away."""
    page_brings_script(request)
    try:
        html = page.own_content(request)
    except Exception as error:
        logger.exception("%s.own_content() failed for the page “%s”.", type(page).__name__, page)
        return OwnContent("", problem=f"own_content() of {type(page).__name__} failed: {error!r}")
    return OwnContent(html, hosts_of(request) | _fetched(html))


def as_document(html: str) -> dict[str, Any]:
    """The same in plain words, for when the template cannot be drawn."""
    text = {"type": "text", "props": {"id": "text-own", "editor": html}}
    return {"root": {"props": {}}, "content": [text], "zones": {}}


def _fetched(html: str) -> frozenset[tuple[str, str]]:
    parser = _Fetched()
    parser.feed(html)
    return frozenset(parser.hosts)


class _Fetched(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.hosts: set[tuple[str, str]] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if directive := FETCHED.get((tag, name)):
                hosts = map(host_of, map(with_scheme, _addresses(name, value or "")))
                self.hosts |= {(directive, host) for host in hosts if host}

    def parse_marked_section(self, i: int, report: bool = True) -> int:
        # "<![x[" is a comment to browsers; Python's parser would raise an AssertionError.
        return self.parse_bogus_comment(i)


def _addresses(attribute: str, value: str) -> list[str]:
    """A `srcset` names several, each with its width."""
    return value.replace(",", " ").split() if attribute == "srcset" else [value.strip()]
