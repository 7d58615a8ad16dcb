"""Encodes the contacts in HTML: in text, in mailto and tel links, and in the settings of islands.

Other attributes, scripts except structured data, form fields, code and an owner's own HTML in its frame stay
unchanged.
"""

import re
from collections.abc import Iterator, Mapping
from html import unescape

from ..contacts import bare_address, holds_email, mask_all, replace_emails, replace_phones
from ..phones import may_have_phones
from .island_settings import encode_settings
from .markup import Encoding

# A tag, or the start of a comment. Possessive, so that nothing is matched twice.
PIECE = re.compile(r"""<(?:!--|(?P<close>/?)(?P<name>[a-zA-Z][\w:-]*)(?:[^"'<>]|"[^"]*"|'[^']*')*+>)""")
# The content of these is not text of the page.
WHOLE = {"script", "style", "textarea", "select", "svg", "iframe", "noscript", "title"}
HREF = re.compile(r"""(?<=\s)href=(?:"(mailto:|tel:)([^"]*)"|'(mailto:|tel:)([^']*)')""", re.IGNORECASE)
TITLE = re.compile(r"""\stitle=(?:"[^"]*"|'[^']*')""", re.IGNORECASE)
SETTINGS = re.compile(r'(?<=\s)data-settings="([^"]*)"')
WIDGET = re.compile(r'(?<=\s)data-widget_type="([^"]*)"')
# What a visitor wrote, such as a comment: `<article data-by-visitor>`. It cannot contain a tag like this.
ARTICLE = "article"
BY_VISITOR = re.compile(r"\sdata-by-visitor[\s>=]")
# An element inside these would be a control inside a control.
CONTROLS = {"a", "button", "summary", "label"}

# The rich-text settings by type of widget.
Rich = Mapping[str, frozenset[str]]


def encode_html(html: str, encoding: Encoding, rich: Rich | None = None, verbatim: frozenset[str] = frozenset()) -> str:
    """`verbatim` lists widgets that show their content unchanged, such as code."""
    if not may_have_contacts(html, encoding):
        return html
    return "".join(_Encoder(encoding, rich or {}, verbatim).pieces(html))


def may_have_contacts(html: str, encoding: Encoding) -> bool:
    return "@" in html or (encoding.hides_phones and ("tel:" in html or may_have_phones(html)))


class _Encoder:
    def __init__(self, encoding: Encoding, rich: Rich, verbatim: frozenset[str]) -> None:
        self.encoding = encoding
        self.rich = rich
        self.verbatim = verbatim
        # The open controls, by name.
        self.controls: list[str] = []
        # The encodings outside of the open articles.
        self.outer: list[Encoding] = []
        self.articles = 0
        # Whether a closing tag is missing, so that the search is not repeated.
        self.unclosed: set[str] = set()

    def pieces(self, html: str) -> Iterator[str]:
        at = 0
        while piece := PIECE.search(html, at):
            yield self._text(html[at : piece.start()])
            at = piece.end()
            end = self._end_of_whole(html, piece)
            if end:
                whole = html[piece.start() : end]
                # Structured data repeats the page's text in JSON.
                yield mask_all(whole) if "ld+json" in piece[0] else whole
                at = end
            else:
                yield self._tag(piece)
        yield self._text(html[at:])

    def _end_of_whole(self, html: str, piece: re.Match[str]) -> int:
        """The end of an element that stays unchanged; 0 for any other."""
        name = (piece["name"] or "").lower()
        if not name:
            closing = "-->"
        elif piece["close"] or not (name in WHOLE or name == "in-island" and self._widget(piece[0]) in self.verbatim):
            return 0
        else:
            closing = f"</{name}"
        found = -1 if closing in self.unclosed else html.find(closing, piece.end())
        if found < 0:
            self.unclosed.add(closing)
            return 0
        return found + len(closing)

    def _text(self, text: str) -> str:
        if "@" in text:
            text = replace_emails(text, self._element)
        if self.encoding.hides_phones and may_have_phones(text):
            # Not inside the text that was just written.
            parts = re.split(r"(<[^>]*>)", text)
            text = "".join(part if part.startswith("<") else self._without_phones(part) for part in parts)
        return text

    def _without_phones(self, text: str) -> str:
        return replace_phones(text, self.encoding.countries, self._element)

    def _element(self, found: str) -> str:
        return self.encoding.element(unescape(found), is_inside_control=bool(self.controls))

    def _tag(self, piece: re.Match[str]) -> str:
        tag, name = piece[0], (piece["name"] or "").lower()
        if name == ARTICLE:
            self._article(tag, is_open=not piece["close"])
        if piece["close"]:
            if self.controls and self.controls[-1] == name:
                self.controls.pop()
            return tag
        if name == "in-island":
            return self._island(tag)
        if name not in CONTROLS:
            return tag
        self.controls.append(name)
        return self._link(tag) if name == "a" else tag

    def _article(self, tag: str, *, is_open: bool) -> None:
        """Each text of a visitor is another scope, so that a guess in it has no token of the page."""
        if is_open:
            self.articles += 1
            self.outer.append(self.encoding)
            if BY_VISITOR.search(tag):
                self.encoding = self.encoding.within(str(self.articles))
        elif self.outer:
            self.encoding = self.outer.pop()

    def _link(self, tag: str) -> str:
        found = HREF.search(tag)
        if not found:
            return tag
        scheme, contact = (found[1] or found[3]).lower(), unescape(found[2] or found[4] or "")
        if not self._hides(scheme, contact):
            return tag
        return tag[: found.start()] + self.encoding.link_attributes(scheme, contact) + TITLE.sub("", tag[found.end() :])

    def _hides(self, scheme: str, contact: str) -> bool:
        return (
            holds_email(bare_address(contact)) if scheme == "mailto:" else bool(contact) and self.encoding.hides_phones
        )

    def _island(self, tag: str) -> str:
        if "@" not in tag and not self.encoding.hides_phones or self._widget(tag) in self.verbatim:
            return tag
        rich = self.rich.get(self._widget(tag), frozenset())
        encoded = lambda html: encode_html(html, self.encoding, self.rich, self.verbatim)  # noqa: E731
        return SETTINGS.sub(
            lambda found: f'data-settings="{encode_settings(found[1], self.encoding, rich, encoded)}"', tag
        )

    def _widget(self, tag: str) -> str:
        found = WIDGET.search(tag)
        return found[1] if found else ""
