"""The page, template, form or other item whose document is exported or imported."""

from typing import Any

from django.core.exceptions import ValidationError
from django.db import transaction
from wagtail.models import LockableMixin, Page, Site

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
def store_draft(kind: DocumentKind, item: Any, imported: ImportedDocument) -> list[str]:
    """As the newest version of the item. The published one and all earlier versions stay. Returns what the person who
    imports it must know.
    """
    draft, notes = draft_of(kind, item, imported)
    if not draft.live:
        draft.save()
    draft.save_revision(log_action=True)
    return notes


def draft_of(kind: DocumentKind, item: Any, imported: ImportedDocument) -> tuple[Any, list[str]]:
    """The unsaved draft, and what the person who imports it must know. Raises NotImportable for what the editor would
    not save, too.

    Formulas would calculate with other fields if their numbers stayed those of the other site.
    """
    require_unlocked(item)
    draft, document, settings = newest_version(item), imported.document, imported.settings
    if kind.numbers and imported.numbers:
        own = kind.numbers(item.pk, document)
        new = {number: own[element] for element, number in imported.numbers.items() if element in own}
        document, settings = renumbered(document, new), renumbered(settings, new)
    if problems := kind.problems_of(item.pk, document):
        raise invalid(problems)
    kind.set_document(draft, document)
    return draft, _applied(kind, draft, settings, imported)


def _applied(kind: DocumentKind, draft: Any, settings: Any, imported: ImportedDocument) -> list[str]:
    if kind.settings is None or settings is None:
        return []
    try:
        return list(kind.settings.apply(draft, settings, imported.new_id))
    except ValidationError as error:
        raise NotImportable("\n".join(["The settings are invalid. Nothing was imported.", *error.messages])) from error
