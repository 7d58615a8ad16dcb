"""The public names of this app. Other apps import nothing else from it."""

from .builder_field import BuilderField, empty_document
from .models import BuilderMixin, BuilderPage, BuilderPageMixin, SiteDesign, Template, TemplatedPageMixin
from .models.display_rules import exclude, include
from .panels import BuilderPanel, editor_url

__all__ = [
    "BuilderField",
    "BuilderMixin",
    "BuilderPage",
    "BuilderPageMixin",
    "BuilderPanel",
    "SiteDesign",
    "Template",
    "TemplatedPageMixin",
    "editor_url",
    "empty_document",
    "exclude",
    "include",
]
