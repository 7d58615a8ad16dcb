"""What only the server knows about a document before it is published: dead links, heavy images, what is around it."""

from collections.abc import Iterator
from typing import Any

from django.http import HttpRequest, JsonResponse
from wagtail.models import Page

from intarsia.documents import contract as contracts
from intarsia.documents.kinds.editable import Editable
from intarsia.documents.tree import elements, settings
from intarsia.page_cache.published import Published, published

from ...design import design_for
from ...models import BuilderMixin, Template
from ...serving.policy_hosts import blocked_hosts
from ..canvas import site_of
from ..requests.guard import GuardedView
from ..requests.request_body import read_json, storable_document
from .dead_links import dead_links
from .display_faults import display_faults
from .heavy_images import heavy_images

# In intarsia/page.html.
PAGE_IDS = ("main",)


class ContentChecksView(GuardedView):
    """Publishing does not depend on it, so a document that violates the contract is checked, too."""

    def post(self, request: HttpRequest) -> JsonResponse:
        body = read_json(request)
        document = storable_document(body)
        site = site_of(self.editable.stored, request)
        contract, around = self.editable.kind.contract(), documents_around(self.editable)
        checks: dict[str, Any] = {
            "links": dead_links(document, contract, site, request),
            "images": heavy_images(document, contract),
            "headings": headings_in(around),
            "anchors": anchors_in(around),
            "conditions": self.editable.conditions,
            "display": display_faults(document, contract),
        }
        if body.get("asks_cache") is True:
            checks |= published_page(self.editable)._asdict()
            checks["blocked_hosts"] = blocked_in_template(self.editable, document)
        return JsonResponse(checks)


def published_page(editable: Editable) -> Published:
    """What visitors get; empty if the item is not a published page."""
    page = editable.stored
    if not isinstance(page, Page) or not page.live or editable.kind.field != "document":
        return Published("", 0)
    url = page.get_full_url(editable.request)
    return published(url) if url else Published("", 0)


def blocked_in_template(editable: Editable, document: Any) -> list[str]:
    """The hosts that a page in a template of the project needs with this document, and the site's policy blocks."""
    draft = editable.draft
    if not getattr(draft, "visual_template", "") or editable.kind.field != "document":
        return []
    draft.document = document
    return blocked_hosts(draft.make_preview_request(editable.request, draft.default_preview_mode))


def documents_around(editable: Editable) -> list[Any] | None:
    """Header, footer and page template. None if the document is only a part of its page."""
    item = editable.draft
    if not isinstance(item, BuilderMixin) or isinstance(item, Template) or editable.kind.field != "document":
        return None
    design = design_for(editable.stored, editable.request)
    return [design.header, design.footer, design.template.document if design.template else None]


def headings_in(around: list[Any] | None) -> int | None:
    """The number of level-one headings."""
    return None if around is None else sum(1 for part in around for _found in _level_one_headings(part))


def anchors_in(around: list[Any] | None) -> list[str] | None:
    """The CSS ids that links can lead to, with those of the page's HTML."""
    if around is None:
        return None
    ids = (found.props.get("_element_id") for part in around for found in elements(part, contracts.load()))
    return [*PAGE_IDS, *(css_id for css_id in ids if isinstance(css_id, str) and css_id)]


def _level_one_headings(document: Any) -> Iterator[Any]:
    for element in elements(document, contracts.load()):
        tags = {name: spec for name, spec in (element.widget or {}).get("settings", {}).items() if _is_heading(spec)}
        stored = {setting.name: setting.value for setting in settings(element)}
        if any(stored.get(name, spec["default"]) == "h1" for name, spec in tags.items()):
            yield element


def _is_heading(spec: dict) -> bool:
    return spec["kind"] == "select" and any(value == "h1" for value, _label in spec["options"])
