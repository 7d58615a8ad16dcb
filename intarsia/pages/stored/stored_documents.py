"""All stored documents that a visitor or editor can come across: live ones, newest drafts and scheduled versions.

Earlier versions of the history stay as they were saved. They are upgraded when an editor opens one.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.apps import apps
from django.contrib.contenttypes.models import ContentType
from django.db import models, transaction
from django.db.models import Q
from wagtail.models import ReferenceIndex, Revision
from wagtail.search import index

from intarsia.documents import contract
from intarsia.documents.kinds import catalog_of
from intarsia.documents.upgrades import FIRST_VERSION, UpgradeFailure, outdated_elements, upgrade
from intarsia.page_cache import purge

from ..builder_field import BuilderField
from ..caching.tags import tag_of_item

# Documents can have 2 MB each.
READ_AT_ONCE = 20


@dataclass(frozen=True)
class StoredDocument:
    """Where one document is in the database: in the row or in a revision of an item."""

    model: type[models.Model]
    field: str
    pk: Any
    # None for the live document.
    revision: int | None = None

    @property
    def contract(self) -> dict[str, Any]:
        return contract.load(catalog_of(self.model, self.field))

    @property
    def name(self) -> str:
        return f"{self.model._meta.verbose_name} {self.pk} “{self.title}”" + (" (draft)" if self.revision else "")

    @property
    def title(self) -> str:
        return str(self.model._base_manager.filter(pk=self.pk).first())


@dataclass(frozen=True)
class Outdated:
    """A stored document with elements of earlier versions, and which ones fail."""

    stored: StoredDocument
    # How many, by widget, stored version and current version.
    elements: Counter[tuple[str, int, int]]
    failed: tuple[UpgradeFailure, ...]


def outdated_documents() -> Iterator[Outdated]:
    """One after the other, because all documents of a site can be larger than the memory."""
    for stored, document in stored_documents():
        known = stored.contract
        found = Counter(
            (type_, props.get("$version", FIRST_VERSION), known["widgets"][type_]["version"])
            for type_, props in ((one["type"], one["props"]) for one in outdated_elements(document, known))
        )
        if found:
            yield Outdated(stored, found, upgrade(document, known).failed)


def stored_documents() -> Iterator[tuple[StoredDocument, Any]]:
    for model in apps.get_models():
        for field in model._meta.local_concrete_fields:
            if isinstance(field, BuilderField):
                yield from _live(model, field.attname)
                yield from _in_revisions(model, field.attname)


def _live(model: type[models.Model], field: str) -> Iterator[tuple[StoredDocument, Any]]:
    rows = model._base_manager.order_by("pk").values_list("pk", field)
    for pk, document in rows.iterator(chunk_size=READ_AT_ONCE):
        yield StoredDocument(model, field, pk), document


def _in_revisions(model: type[models.Model], field: str) -> Iterator[tuple[StoredDocument, Any]]:
    if not hasattr(model, "latest_revision"):
        return
    # Pages of a model that inherits from this one have their own content type.
    types = ContentType.objects.get_for_models(
        *(one for one in apps.get_models() if issubclass(one, model)), for_concrete_models=False
    )
    latest = model._base_manager.filter(latest_revision__isnull=False).values("latest_revision")
    wanted = Q(pk__in=latest) | Q(approved_go_live_at__isnull=False)
    revisions = Revision.objects.filter(wanted, content_type__in=types.values()).order_by("pk")
    for pk, item, content in revisions.values_list("pk", "object_id", "content").iterator(chunk_size=READ_AT_ONCE):
        if field in content:
            yield StoredDocument(model, field, item, pk), content[field]


def store_upgrades(stored: Sequence[StoredDocument], batch: int, done: Callable[[int], None]) -> None:
    """Stores the upgraded form of these documents, each batch in one transaction. `done` gets the size of each batch.

    What an editor saved in the meantime is read again, so nothing is lost. No revision is created, and no page becomes
    an unpublished change.
    """
    for start in range(0, len(stored), batch):
        ready = stored[start : start + batch]
        with transaction.atomic():
            tags = [tag for one in ready if (tag := _store(one))]
        purge(*tags)
        done(len(ready))


def _store(stored: StoredDocument) -> str:
    """The cache tag of the item, if visitors see this document."""
    if stored.revision:
        revision = Revision.objects.select_for_update().filter(pk=stored.revision).first()
        if revision and stored.field in revision.content:
            document = upgrade(revision.content[stored.field], stored.contract).document
            content = {**revision.content, stored.field: document}
            Revision.objects.filter(pk=revision.pk).update(content=content)
        return ""
    rows = stored.model._base_manager.filter(pk=stored.pk)
    documents = list(rows.select_for_update().values_list(stored.field, flat=True))
    if not documents:
        return ""
    # Not save(): no signal, no new revision, no change of dates.
    rows.update(**{stored.field: upgrade(documents[0], stored.contract).document})
    item = rows.get()
    ReferenceIndex.create_or_update_for_object(item)
    index.insert_or_update_object(item)
    return tag_of_item(item)
