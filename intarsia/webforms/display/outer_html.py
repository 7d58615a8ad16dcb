from html.parser import HTMLParser

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


def outer_html(html: str, id: str) -> str:
    """The element with this id in well-formed HTML, with its own tag; empty if there is none."""
    finder = _Finder(html, id)
    finder.feed(html)
    finder.close()
    return html[finder.start : finder.end] if finder.end else ""


class _Finder(HTMLParser):
    def __init__(self, html: str, id: str) -> None:
        super().__init__(convert_charrefs=False)
        self.id = id
        self.start = self.end = self._depth = 0
        lengths = [len(line) + 1 for line in html.split("\n")]
        self._lines = [sum(lengths[:number]) for number in range(len(lengths))]

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if self.end or tag in VOID:
            return
        if self._depth:
            self._depth += 1
        elif ("id", self.id) in attributes:
            self.start, self._depth = self._position(), 1

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Elements of SVG may be closed at once."""

    def handle_endtag(self, tag: str) -> None:
        if not self._depth or self.end:
            return
        self._depth -= 1
        if not self._depth:
            self.end = self._position() + len(f"</{tag}>")

    def _position(self) -> int:
        line, column = self.getpos()
        return self._lines[line - 1] + column
