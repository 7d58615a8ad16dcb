"""The document kinds: a model, one of its fields, and who may edit it."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.core.exceptions import FieldDoesNotExist, ImproperlyConfigured
from django.db import models
from wagtail.models import DraftStateMixin, Page, RevisionMixin

from .. import contract
from ..contract import Problem
from .portable_settings import PortableSettings

# Gets an item's primary key and a document that is valid by the contract.
Check = Callable[[int, Any], Iterable[Problem]]

# The numbers by which texts of a document name its elements, as in `{Price:3}`, by the ids of the elements. Gets the
# primary key of an item, and a document whose new elements get numbers, too; None only reads.
Numbers = Callable[[int, Any], Mapping[str, int]]

# It is part of the editor's URLs, and of the keys under which browsers keep unsaved changes.
NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")


@dataclass(frozen=True)
class DocumentKind:
    """A field of a model that holds a document, and how staff edit it."""

    name: str
    model: type[models.Model]
    # The field that holds the document. A model can have several, each with its own kind.
    field: str
    # The contract that documents must match: the name of a file in intarsia/contract.
    catalog: str
    # A subclass of `Editable`; None for the one that fits the model.
    editable: type[Any] | None = None
    # What the contract cannot say of a document.
    check: Check | None = None
    # An exported document takes them along.
    numbers: Numbers | None = None
    # What else it takes along.
    settings: PortableSettings | None = None

    def contract(self) -> dict[str, Any]:
        return contract.load(self.catalog)

    def has(self, item: Any) -> bool:
        """Whether the item has this document. Not all pages are made with the visual editor."""
        return isinstance(item, self.model) and self.field in {field.name for field in item._meta.concrete_fields}

    def problems_of(self, pk: int, document: Any) -> list[Problem]:
        """Why a document that is valid by the contract must not be saved."""
        return list(self.check(pk, document)) if self.check else []

    def document_of(self, item: Any) -> Any:
        return getattr(item, self.field)

    def set_document(self, item: Any, document: Any) -> None:
        setattr(item, self.field, document)


_kinds: dict[str, DocumentKind] = {}


def register_document_kind(
    name: str,
    model: type[models.Model],
    *,
    field: str = "document",
    catalog: str = contract.WIDGETS,
    editable: type[Any] | None = None,
    check: Check | None = None,
    numbers: Numbers | None = None,
    settings: PortableSettings | None = None,
) -> DocumentKind:
    """Makes a field of a model editable in the visual editor. Call it in the `ready()` of an app.

    `editable` is a subclass of `EditableSnippet` or `EditablePage` with other permissions or URLs. `check` finds the
    reasons to refuse a document that the contract does not know. `numbers` are those that its texts name elements by:
    an import replaces them by those of the other site. `settings` are what an export takes along besides the document.
    """
    kind = DocumentKind(name, model, field, catalog, editable, check, numbers, settings)
    if fault := _fault(kind):
        raise ImproperlyConfigured(f"The document kind '{name}' cannot be registered: {fault}.")
    _kinds[name] = kind
    return kind


def _fault(kind: DocumentKind) -> str:
    name = kind.model.__name__
    if not NAME.fullmatch(kind.name):
        return "its name must be lower-case letters, digits, - and _, and start with a letter"
    if kind.name in _kinds and _kinds[kind.name] != kind:
        return f"the model {_kinds[kind.name].model.__name__} has this name already. Choose another one"
    if kind.catalog not in contract.catalogs():
        return f"there is no catalog '{kind.catalog}'. Use one of {', '.join(contract.catalogs())}"
    if not issubclass(kind.model, RevisionMixin) or not issubclass(kind.model, DraftStateMixin):
        return f"{name} needs Wagtail's DraftStateMixin and RevisionMixin among its bases, because saving makes drafts"
    # Only some types of pages have a document.
    if kind.model is Page:
        return ""
    try:
        is_document = isinstance(kind.model._meta.get_field(kind.field), models.JSONField)
    except FieldDoesNotExist:
        is_document = False
    return "" if is_document else f"{name} has no BuilderField called '{kind.field}'"


def document_kinds() -> Iterable[DocumentKind]:
    return _kinds.values()


def kind_named(name: str) -> DocumentKind | None:
    return _kinds.get(name)


def kind_of(item: Any, field: str = "document") -> DocumentKind | None:
    """The kind of a field of this item; None if it cannot be edited visually."""
    found = [kind for kind in _kinds.values() if kind.field == field and kind.has(item)]
    # The kind of a subclass comes before that of its base.
    return max(found, key=lambda kind: len(kind.model.__mro__), default=None)


def catalog_of(model: type[models.Model], field: str) -> str:
    """The catalog of a field of a model; that of pages if no kind is registered for it."""
    found = [kind for kind in _kinds.values() if kind.field == field and issubclass(model, kind.model)]
    nearest = max(found, key=lambda kind: len(kind.model.__mro__), default=None)
    return nearest.catalog if nearest else contract.WIDGETS


def has_document(item: Any) -> bool:
    """Whether any field of this item can be edited visually."""
    return any(kind.has(item) for kind in _kinds.values())
