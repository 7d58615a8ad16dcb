"""Merge tags in rich text: values are escaped, and the lines of an answer stay lines."""

from urllib.parse import quote

from bs4 import NavigableString, Tag
from django.template.defaultfilters import linebreaksbr
from django.utils.html import escape, format_html, format_html_join
from wagtail.rich_text import expand_db_html

from intarsia.html_tree import html_tree

from .tags import ALL_FIELDS, FIELD, TAG
from .values import MergeValues


def merged_html(stored: str, values: MergeValues, *, site_url: str = "") -> str:
    """HTML of a rich text with values for its merge tags. Nothing that a visitor typed becomes markup or a URL.

    With `site_url`, links to paths of the site are complete, as e-mails need them.
    """
    soup = html_tree(expand_db_html(stored))
    for link in soup.find_all("a", href=True):
        url = _merged_url(str(link["href"]), values)
        link["href"] = f"{site_url}{url}" if url.startswith("/") else url
    for text in list(soup.find_all(string=TAG)):
        _merge(text, values)
    return str(soup)


def _merged_url(url: str, values: MergeValues) -> str:
    """A tag that is the whole URL can only be one of our own facts."""
    found = TAG.fullmatch(url)
    if found:
        return values.facts.get(found[1], "")
    return values.merged(url, lambda value: quote(value, safe=""))


def _merge(text: NavigableString, values: MergeValues) -> None:
    paragraph = text.parent
    blocks = _blocks(str(text).strip(), values)
    if blocks and isinstance(paragraph, Tag) and _is_alone(text, paragraph):
        paragraph.replace_with(html_tree(blocks))
        return
    html = values.merged(escape(text), lambda value: linebreaksbr(value, autoescape=True))
    text.replace_with(html_tree(html))


def _blocks(tag: str, values: MergeValues) -> str:
    """What replaces a paragraph with nothing but this tag: all answers, or formatted text. Empty for other tags."""
    if tag == f"{{{ALL_FIELDS}}}":
        return _table(values)
    found = TAG.fullmatch(tag)
    field = FIELD.fullmatch(found[1]) if found else None
    return values.html.get(field[1], "") if field and not field[2] else ""


def _is_alone(text: NavigableString, paragraph: Tag) -> bool:
    return paragraph.name == "p" and all(child is text or not str(child).strip() for child in paragraph.children)


def _table(values: MergeValues) -> str:
    row = '<tr><th scope="row" align="left" valign="top">{}</th><td>{}</td></tr>'
    rows = [(answer.label, answer.html or linebreaksbr(answer.text)) for answer in values.rows]
    return format_html('<table class="answers" cellpadding="6">{}</table>', format_html_join("", row, rows))
