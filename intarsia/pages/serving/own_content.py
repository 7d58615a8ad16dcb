"""The HTML that a page template shows of a page without a document."""

import logging
from html.parser import HTMLParser
from typing import Any

from django.http import HttpRequest

from intarsia.rendering.data_loaders import OwnContent
from intarsia.rendering.security_policy.hosts import host_of, with_scheme

from ..models import TemplatedPageMixin
from .embedding import hosts_of, page_has_script

logger = logging.getLogger(__name__)

# Attributes whose hosts the page's security policy must allow, such as an embedded video or an external image.
DIRECTIVES = {
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
    """The page's own content. An error in the page type, which is code of the site, does not break the page."""
    page_has_script(request)
    try:
        html = page.own_content(request)
    except Exception as error:
        logger.exception("%s.own_content() failed for the page “%s”.", type(page).__name__, page)
        return OwnContent("", problem=f"own_content() of {type(page).__name__} failed: {error!r}")
    return OwnContent(html, hosts_of(request) | _hosts_in(html))


def text_document(html: str) -> dict[str, Any]:
    """The content as a document with one text widget, for a preview whose template failed."""
    text = {"type": "text", "props": {"id": "text-own", "editor": html}}
    return {"root": {"props": {}}, "content": [text], "zones": {}}


def _hosts_in(html: str) -> frozenset[tuple[str, str]]:
    parser = _HostParser()
    parser.feed(html)
    return frozenset(parser.hosts)


class _HostParser(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.hosts: set[tuple[str, str]] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if directive := DIRECTIVES.get((tag, name)):
                hosts = map(host_of, map(with_scheme, _urls(name, value or "")))
                self.hosts |= {(directive, host) for host in hosts if host}

    def parse_marked_section(self, i: int, report: bool = True) -> int:
        # Browsers read "<![x[" as a comment. Python's parser would raise an AssertionError.
        return self.parse_bogus_comment(i)


def _urls(attribute: str, value: str) -> list[str]:
    """A `srcset` contains several URLs, each with a width."""
    return value.replace(",", " ").split() if attribute == "srcset" else [value.strip()]
