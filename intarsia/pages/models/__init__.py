"""The models. They import no code that shows, edits or caches pages: `page_views` connects them to it."""

from .admin_panels.search_and_sharing import SearchAndSharingMixin
from .builder_page import BuilderMixin, BuilderPage, BuilderPageMixin
from .site_design import SiteDesign
from .template import Template
from .templated_page import TemplatedPageMixin

__all__ = [
    "BuilderMixin",
    "BuilderPage",
    "BuilderPageMixin",
    "SearchAndSharingMixin",
    "SiteDesign",
    "Template",
    "TemplatedPageMixin",
]
