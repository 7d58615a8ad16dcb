"""A document's headings, texts and links as plain HTML, without any view and without V8."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from wagtail.models import Site

from .. import contract as contracts
from ..contacts import hide_contacts
from ..document_tree import elements, settings
from ..links import is_safe_link
from ..resources import page_addresses
from ..sanitise import clean_html
from ..storable import is_element

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


def texts_of(
    documents: Mapping[str, Mapping[str, Any] | None], request: HttpRequest | None, site: Site | None
) -> dict[str, SafeString]:
    """By name, for all documents of a page at once."""
    contract = contracts.load()
    addresses = page_addresses(_linked_pages(documents.values(), contract), request, site)
    texts = _Texts(contract, addresses)
    html = {name: texts.of(document) for name, document in documents.items()}
    hidden = hide_contacts(html, site, get_language() or "en")
    return {name: mark_safe(part) for name, part in hidden.items()}


def _linked_pages(documents: Iterable[Any], contract: dict) -> set[int]:
    found = (
        setting for document in documents for element in elements(document, contract) for setting in settings(element)
    )
    links = (setting.value for setting in found if setting.spec["kind"] == "link")
    pages = (link.get("page") for link in links if isinstance(link, Mapping))
    return {page for page in pages if isinstance(page, int)}


class _Texts:
    """`addresses` are those of pages, by id."""

    def __init__(self, contract: Mapping[str, Any], addresses: Mapping[str, str]):
        self._widgets = contract["widgets"]
        self._addresses = addresses

    def of(self, document: Mapping[str, Any] | None) -> SafeString:
        return mark_safe("\n".join(self._elements((document or {}).get("content"))))

    def _elements(self, items: Any) -> Iterator[str]:
        for element in items if isinstance(items, list) else ():
            if is_element(element) and element["type"] in self._widgets:
                specs, props = self._widgets[element["type"]].get("settings", {}), element["props"]
                yield from self._settings(props, specs, _level(props, specs))

    def _settings(self, holder: Mapping[str, Any], specs: Mapping[str, Any], tag: str) -> Iterator[str]:
        """In the order of the schema. The first text is the title, if the widget has one, and what is clicked."""
        first = [tag, self._address(holder, specs)]
        for name, spec in specs.items():
            value = holder.get(name)
            if spec["kind"] == "slot":
                yield from self._elements(value)
            elif spec["kind"] == "list":
                for item in value if isinstance(value, list) else ():
                    if isinstance(item, dict):
                        yield from self._settings(item, spec.get("fields", {}), tag)
            elif isinstance(value, str) and any(map(str.isalnum, value)) and _is_read(spec):
                yield clean_html(value) if spec["kind"] == "richtext" else _line(value, *first)
                first = ["p", ""]

    def _address(self, holder: Mapping[str, Any], specs: Mapping[str, Any]) -> str:
        for link in (holder.get(name) for name, spec in specs.items() if spec["kind"] == "link"):
            if not isinstance(link, Mapping):
                continue
            address = self._addresses.get(str(link["page"])) if link.get("page") else link.get("url")
            if isinstance(address, str) and is_safe_link(address):
                return address
        return ""


def _level(props: Mapping[str, Any], specs: Mapping[str, Any]) -> str:
    """What the widget lets its owner choose for its title."""
    for name, spec in specs.items():
        if spec["kind"] == "select" and any(option[0] == "h2" for option in spec.get("options", ())):
            chosen = props.get(name, spec.get("default"))
            return chosen if chosen in HEADINGS else "p"
    return "p"


def _is_read(spec: Mapping[str, Any]) -> bool:
    """Words are translatable; addresses and the like are not."""
    is_text = spec["kind"] in ("text", "textarea", "code", "richtext")
    return is_text and bool(spec.get("translatable")) and not spec.get("private")


def _line(text: str, tag: str, href: str) -> str:
    words = format_html('<a href="{}">{}</a>', href, text) if href else format_html("{}", text)
    return format_html("<{}>{}</{}>", tag, words, tag)
