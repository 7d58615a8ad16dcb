"""Rich text as plain text, for e-mail programs that show no HTML."""

import re
from collections.abc import Iterator

from bs4 import BeautifulSoup, NavigableString, Tag

BLOCKS = frozenset(["p", "h2", "h3", "h4", "ul", "ol", "table", "hr"])


def plain_text(html: str) -> str:
    text = "".join(_parts(BeautifulSoup(html, "html.parser")))
    return re.sub(r"\n{3,}", "\n\n", text).strip()


def _parts(node: Tag) -> Iterator[str]:
    for child in node.children:
        if isinstance(child, NavigableString):
            yield str(child)
        elif isinstance(child, Tag):
            yield _before(child)
            yield from _parts(child)
            yield _after(child)


def _before(tag: Tag) -> str:
    if tag.name == "li":
        return "- "
    return "\n\n" if tag.name in BLOCKS else ""


def _after(tag: Tag) -> str:
    """The answer is below its question, and an empty line follows it."""
    if tag.name in BLOCKS or tag.name == "td":
        return "\n\n"
    if tag.name in ("br", "li", "th"):
        return "\n"
    if tag.name == "a" and tag.get("href") != tag.text:
        return f" ({tag.get('href')})"
    return ""
