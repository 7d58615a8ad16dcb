"""The headings, texts and links of a document as plain HTML, made without V8."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from wagtail.models import Site

from intarsia.documents import contract as contracts
from intarsia.documents.bindings import static_value
from intarsia.documents.conditions import display_conditions_of
from intarsia.documents.hyperlinks.links import is_safe_link
from intarsia.documents.hyperlinks.rich_text_links import with_document_urls
from intarsia.documents.references import references_of
from intarsia.documents.sanitize import clean_html
from intarsia.documents.tree import elements
from intarsia.documents.upgrades import upgraded
from intarsia.documents.validation.storage_limits import is_element
from intarsia.page_contributions import ComposedPage, filtered_html

from ..resources.library_documents import document_resources
from ..resources.page_resources import page_urls

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")


def plain_html_of(
    documents: Mapping[str, Mapping[str, Any] | None], request: HttpRequest | None, site: Site | None
) -> dict[str, SafeString]:
    """The HTML of each document of a page, by the same names."""
    contract = contracts.load()
    documents = {name: upgraded(document, contract) for name, document in documents.items()}
    linked = _linked(documents.values(), contract)
    plain = _PlainHtml(contract, page_urls(linked["page"], request, site), document_resources(linked["document"]))
    html = {name: plain.of(document) for name, document in documents.items()}
    filtered = filtered_html(html, ComposedPage(site, language=get_language() or "en"))
    return {name: mark_safe(part) for name, part in filtered.items()}


def _linked(documents: Iterable[Any], contract: dict) -> Mapping[str, set[int]]:
    """The ids of what links lead to, by target. Links to pages in rich text keep the URL that they were saved with."""
    found = defaultdict(set)
    for document in documents:
        for element in elements(document, contract):
            for reference in references_of(element):
                if (reference.target, reference.kind) != ("page", "richtext"):
                    found[reference.target].add(reference.id)
    return found


class _PlainHtml:
    """`pages` are the URLs of pages by id, `files` those of the document library with their titles."""

    def __init__(self, contract: Mapping[str, Any], pages: Mapping[str, str], files: Mapping[str, Mapping[str, str]]):
        self._widgets = contract["widgets"]
        self._urls = {"page": pages, "document": {pk: file["url"] for pk, file in files.items()}}

    def of(self, document: Mapping[str, Any] | None) -> SafeString:
        return mark_safe("\n".join(self._elements((document or {}).get("content"))))

    def _elements(self, items: Any) -> Iterator[str]:
        for element in items if isinstance(items, list) else ():
            if is_element(element) and element["type"] in self._widgets:
                specs, props = self._widgets[element["type"]].get("settings", {}), element["props"]
                # The database may be unavailable, so nothing decides on which pages the element is shown.
                if display_conditions_of(props, specs):
                    continue
                yield from self._settings(props, specs, _level(props, specs))

    def _settings(self, holder: Mapping[str, Any], specs: Mapping[str, Any], tag: str) -> Iterator[str]:
        """In the order of the schema. The first text gets the heading tag and the link of the element."""
        first = [tag, self._url(holder, specs)]
        for name, spec in specs.items():
            value = static_value(holder.get(name))
            if spec["kind"] == "slot":
                yield from self._elements(value)
            elif spec["kind"] == "list":
                for item in value if isinstance(value, list) else ():
                    if isinstance(item, dict):
                        yield from self._settings(item, spec.get("fields", {}), tag)
            elif isinstance(value, str) and any(map(str.isalnum, value)) and _is_readable(spec):
                yield self._rich_text(value) if spec["kind"] == "richtext" else _line(value, *first)
                first = ["p", ""]

    def _rich_text(self, html: str) -> str:
        return with_document_urls(clean_html(html), self._urls["document"])

    def _url(self, holder: Mapping[str, Any], specs: Mapping[str, Any]) -> str:
        for link in (static_value(holder.get(name)) for name, spec in specs.items() if spec["kind"] == "link"):
            if not isinstance(link, Mapping):
                continue
            target = next((name for name in self._urls if link.get(name)), None)
            url = self._urls[target].get(str(link[target])) if target else link.get("url")
            if isinstance(url, str) and is_safe_link(url):
                return url
        return ""


def _level(props: Mapping[str, Any], specs: Mapping[str, Any]) -> str:
    """The title's HTML tag that the owner chose, or `p`."""
    for name, spec in specs.items():
        if spec["kind"] == "select" and any(option[0] == "h2" for option in spec.get("options", ())):
            chosen = props.get(name, spec.get("default"))
            return chosen if chosen in HEADINGS else "p"
    return "p"


def _is_readable(spec: Mapping[str, Any]) -> bool:
    """Whether visitors read the setting: texts are translatable, URLs and class names are not."""
    is_text = spec["kind"] in ("text", "textarea", "code", "richtext")
    return is_text and bool(spec.get("translatable")) and not spec.get("private")


def _line(text: str, tag: str, href: str) -> str:
    content = format_html('<a href="{}">{}</a>', href, text) if href else format_html("{}", text)
    return format_html("<{}>{}</{}>", tag, content, tag)
