"""What other apps may use of the pages: nobody imports deeper."""

from .document_field import DocumentField, empty_document
from .editing.kinds import editor_url
from .models import DocumentMixin, DocumentPage, DocumentPageMixin, SiteDesign, Template
from .page_templates.other_pages import TemplatedPageMixin
from .panels import DocumentPanel

__all__ = [
    "DocumentField",
    "DocumentMixin",
    "DocumentPage",
    "DocumentPageMixin",
    "DocumentPanel",
    "SiteDesign",
    "Template",
    "TemplatedPageMixin",
    "editor_url",
    "empty_document",
]
