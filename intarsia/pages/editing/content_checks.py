"""What only the server knows about a document before it is published: dead links, and the headings around it."""

from collections.abc import Iterator
from typing import Any

from django.http import HttpRequest, JsonResponse

from intarsia.documents import contract as contracts
from intarsia.documents.kinds.editable import Editable
from intarsia.documents.tree import elements, settings

from ..design import design_for
from ..models import BuilderMixin, Template
from .dead_links import dead_links
from .guard import GuardedView
from .request_body import read_json, storable_document


class ContentChecksView(GuardedView):
    """Publishing does not depend on it, so a document that violates the contract is checked, too."""

    def post(self, request: HttpRequest) -> JsonResponse:
        document = storable_document(read_json(request))
        found = dead_links(document, self.editable.kind.contract(), request)
        return JsonResponse({"links": found, "headings": headings_around(self.editable)})


def headings_around(editable: Editable) -> int | None:
    """The level-one headings in header, footer and page template. None if the document is only a part of its page."""
    item = editable.draft
    if not isinstance(item, BuilderMixin) or isinstance(item, Template) or editable.kind.field != "document":
        return None
    design = design_for(editable.stored, editable.request)
    template = design.template.document if design.template else None
    return sum(1 for part in (design.header, design.footer, template) for _found in _level_one_headings(part))


def _level_one_headings(document: Any) -> Iterator[Any]:
    for element in elements(document, contracts.load()):
        tags = {name: spec for name, spec in (element.widget or {}).get("settings", {}).items() if _is_heading(spec)}
        stored = {setting.name: setting.value for setting in settings(element)}
        if any(stored.get(name, spec["default"]) == "h1" for name, spec in tags.items()):
            yield element


def _is_heading(spec: dict) -> bool:
    return spec["kind"] == "select" and any(value == "h1" for value, _label in spec["options"])
