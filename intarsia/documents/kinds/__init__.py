"""What the visual editor can edit: pages, templates, and any model that a site registers.

`register_document_kind` is all that a site needs. The editor's endpoints get an `Editable` from the kind: one item and
one user, with permissions, lock and revisions.
"""

from .registry import (
    DocumentKind,
    catalog_of,
    document_kinds,
    has_document,
    kind_named,
    kind_of,
    register_document_kind,
)

__all__ = [
    "DocumentKind",
    "catalog_of",
    "document_kinds",
    "has_document",
    "kind_named",
    "kind_of",
    "register_document_kind",
]
