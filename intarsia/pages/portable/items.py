"""The page, template, form or other item whose document is exported or imported."""

from typing import Any

from django.db import transaction
from wagtail.models import LockableMixin, Page, Revision, Site

from intarsia.documents.kinds import DocumentKind, document_kinds, kind_named

from .document_file import ImportedDocument, NotImportable, invalid, renumbered


def find_item(kind_name: str, pk: int) -> tuple[DocumentKind, Any]:
    kind = kind_named(kind_name)
    if kind is None:
        known = ", ".join(sorted(kind.name for kind in document_kinds()))
        raise NotImportable(f"There is no document kind “{kind_name}”. Use one of {known}.")
    item = kind.model._default_manager.filter(pk=pk).first()
    item = item.specific if isinstance(item, Page) else item
    if not kind.has(item):
        raise NotImportable(f"There is no {kind_name} {pk} with a document. Its id is in the URL of its edit page.")
    return kind, item


def newest_version(item: Any) -> Any:
    return item.get_latest_revision_as_object()


def site_of(item: Any) -> Site | None:
    site = item.get_site() if isinstance(item, Page) else None
    return site or Site.objects.filter(is_default_site=True).first()


def require_unlocked(item: Any) -> None:
    draft = newest_version(item)
    if isinstance(draft, LockableMixin) and draft.get_lock():
        raise NotImportable(f"“{draft}” is locked. Unlock it or end its workflow first.")


@transaction.atomic
def store_draft(kind: DocumentKind, item: Any, imported: ImportedDocument) -> Revision:
    """As the newest version of the item. The published one and all earlier versions stay."""
    require_unlocked(item)
    draft = newest_version(item)
    kind.set_document(draft, document_for(kind, item, imported))
    if not draft.live:
        draft.save()
    return draft.save_revision(log_action=True)


def document_for(kind: DocumentKind, item: Any, imported: ImportedDocument) -> Any:
    """The document as this item can have it. Raises NotImportable for what the editor would not save, too.

    Formulas would calculate with other fields if their numbers stayed those of the other site.
    """
    document = imported.document
    if kind.numbers and imported.numbers:
        own = kind.numbers(item.pk, document)
        new = {number: own[element] for element, number in imported.numbers.items() if element in own}
        document = renumbered(document, new)
    if problems := kind.problems_of(item.pk, document):
        raise invalid(problems)
    return document
