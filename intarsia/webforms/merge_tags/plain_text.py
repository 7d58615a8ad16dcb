"""Rich text as plain text, for e-mail programs that show no HTML."""

import re
from collections.abc import Iterator

from bs4 import NavigableString, Tag

from intarsia.html_tree import html_tree

BLOCKS = frozenset(["p", "h2", "h3", "h4", "ul", "ol", "table", "hr"])


def plain_text(html: str) -> str:
    text = "".join(_parts(html_tree(html)))
    return re.sub(r"\n{3,}", "\n\n", text).strip()


def _parts(node: Tag) -> Iterator[str]:
    for child in node.children:
        if isinstance(child, NavigableString):
            yield str(child)
        elif isinstance(child, Tag) and child.name == "table" and "rows" in child.get_attribute_list("class"):
            yield "\n".join(_lines(child)) + "\n\n"
        elif isinstance(child, Tag):
            yield _before(child)
            yield from _parts(child)
            yield _after(child)


def _lines(table: Tag) -> Iterator[str]:
    """One line for each row of a table with a header, with the headings before the cells."""
    head, body = (part for part in table.children if isinstance(part, Tag))
    headings = [heading.text for heading in head.find_all("th")]
    for row in body.find_all("tr", recursive=False):
        cells = [_line(cell) for cell in row.find_all("td", recursive=False)]
        yield "; ".join(f"{heading}: {cell}" for heading, cell in zip(headings, cells, strict=True) if cell)


def _line(cell: Tag) -> str:
    lines = "".join(_parts(cell)).split("\n")
    text = "; ".join(line.strip() for line in lines if line.strip())
    return f"({text})" if cell.table else text


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
