"""The preview of a document that is not stored."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from wagtail.models import PreviewableMixin

from intarsia.documents.kinds.editable import Editable
from intarsia.documents.kinds.errors import EditorError
from intarsia.rendering import assets

from ..models import BuilderMixin
from ..serving.render_page import render_page


def preview(editable: Editable, mode: Any) -> HttpResponse:
    """The item's own preview if it shows this document, otherwise the document on a separate page."""
    item = editable.draft
    shows_another = isinstance(item, BuilderMixin) and editable.kind.field != "document"
    if isinstance(item, PreviewableMixin) and not shows_another:
        return item.make_preview_request(editable.request, mode or item.default_preview_mode)
    return document_preview(item, editable.document, editable.request)


def document_preview(item: Any, document: Any, request: HttpRequest) -> HttpResponse:
    """The document on a separate page, with the design that the item would have."""
    return _DocumentPreview(item, document).make_preview_request(request)


class _DocumentPreview(PreviewableMixin):
    def __init__(self, item: Any, document: Any):
        self.item = item
        self.document = document

    def serve_preview(self, request: HttpRequest, mode_name: str) -> HttpResponse:
        return render_page(self.item, request, is_preview=True, document=self.document)


def error_page(error: EditorError, request: HttpRequest) -> HttpResponse:
    """For a preview that the user sees in a browser tab."""
    context = {**error.body, "stylesheet": assets.url("editor.css")}
    return render(request, "intarsia/pages/preview_error.html", context, status=error.status)
