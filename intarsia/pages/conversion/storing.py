"""Stores what was converted as the newest version of a page, or turns the page back."""

from typing import Any

from django.core.exceptions import ValidationError
from django.db import transaction
from wagtail.models import Page

from .pages import Converted, NotConvertible


def store_converted(page: Page, found: Converted, *, publish: bool = False, user: Any = None) -> bool:
    """Whether the page was published. The fields keep their content."""
    return _store(page, publish, user, built_visually=True, document=found.document)


def store_visual(page: Page, *, publish: bool = False, user: Any = None) -> bool:
    """With the document that the page has: empty, or from the last time that it was visual."""
    return _store(page, publish, user, built_visually=True)


def store_turned_back(page: Page, *, publish: bool = False, user: Any = None) -> bool:
    """The document is kept as well."""
    return _store(page, publish, user, built_visually=False)


def _store(page: Page, publish: bool, user: Any, **changes: Any) -> bool:
    try:
        with transaction.atomic():
            return _store_locked(page, publish, user, **changes)
    except ValidationError as error:
        faults = error.message_dict if hasattr(error, "error_dict") else {"": error.messages}
        raise NotConvertible(" ".join(f"{name}: {' '.join(texts)}" for name, texts in faults.items())) from error


def _store_locked(page: Page, publish: bool, user: Any, *, built_visually: bool, document: Any = None) -> bool:
    stored = type(page)._default_manager.select_for_update().get(pk=page.pk)
    # Publishing must not take along what an editor has not published.
    publishes = publish and stored.live and not stored.has_unpublished_changes
    draft = stored.get_latest_revision_as_object()
    lock = draft.get_lock()
    if lock and (user is None or lock.for_user(user)):
        raise NotConvertible("it is locked. Unlock it or end its workflow first.")
    draft.built_visually = built_visually
    draft.document = document or draft.document
    if not draft.live:
        draft.save()
    # Wagtail stores drafts whose required fields are empty, and asks for them when they are published.
    revision = draft.save_revision(user=user, log_action=True, clean=False)
    if publishes:
        revision.publish(user=user)
    return publishes
