"""Stores what was converted as the newest version of a page, or turns the page back."""

from collections.abc import Callable
from typing import Any

from django.core.exceptions import ValidationError
from django.db import transaction
from wagtail.models import Page

from .origin import is_as_converted, record_conversion
from .pages import Converted, NotConvertible, converted

BY_HAND = "its design was made or changed by hand."


def store_converted(
    page: Page, found: Converted, *, publish: bool = False, user: Any = None, keep_edited: bool = False
) -> bool:
    """Whether the page was published. The fields keep their content.

    With `keep_edited`, a design that someone made or changed is not replaced.
    """
    if not found.document["content"]:
        raise NotConvertible("no widget shows any of its content, so its design would be empty.")
    check = _refuse_edited if keep_edited else None
    return _store(page, publish, user, check, built_visually=True, document=found.document)


def store_visual(page: Page, *, publish: bool = False, user: Any = None) -> bool:
    """With the document that the page has: empty, or from the last time that it was visual."""
    return _store(page, publish, user, built_visually=True)


def store_turned_back(page: Page, *, publish: bool = False, user: Any = None, only_converted: bool = False) -> bool:
    """The document is kept as well.

    With `only_converted`, pages are left if their fields do not say what their design says.
    """
    check = _refuse_other_content if only_converted else None
    return _store(page, publish, user, check, built_visually=False)


def _refuse_edited(draft: Any) -> None:
    if draft.document.get("content") and not is_as_converted(draft):
        raise NotConvertible(f"{BY_HAND} Add --replace to replace it with the content of the fields.")


def _refuse_other_content(draft: Any) -> None:
    if not is_as_converted(draft):
        raise NotConvertible(f"{BY_HAND} Choose “Show the fields of this form instead” in its form.")
    found = converted(draft)
    if not (found.mapped or found.unmapped):
        raise NotConvertible("its fields are empty.")


def _store(page: Page, publish: bool, user: Any, check: Callable[[Page], None] | None = None, **changes: Any) -> bool:
    try:
        with transaction.atomic():
            return _store_locked(page, publish, user, check, **changes)
    except ValidationError as error:
        faults = error.message_dict if hasattr(error, "error_dict") else {"": error.messages}
        raise NotConvertible(" ".join(f"{name}: {' '.join(texts)}" for name, texts in faults.items())) from error


def _store_locked(
    page: Page,
    publish: bool,
    user: Any,
    check: Callable[[Page], None] | None,
    *,
    built_visually: bool,
    document: Any = None,
) -> bool:
    stored = type(page)._default_manager.select_for_update().get(pk=page.pk)
    # Publishing must not take along what an editor has not published.
    publishes = publish and stored.live and not stored.has_unpublished_changes
    draft = stored.get_latest_revision_as_object()
    lock = draft.get_lock()
    if lock and (user is None or lock.for_user(user)):
        raise NotConvertible("it is locked. Unlock it or end its workflow first.")
    if check:
        check(draft)
    draft.built_visually = built_visually
    draft.document = document or draft.document
    if not draft.live:
        draft.save()
    # Wagtail stores drafts whose required fields are empty, and asks for them when they are published.
    revision = draft.save_revision(user=user, log_action=True, clean=False)
    if document:
        record_conversion(draft, revision, user)
    if publishes:
        revision.publish(user=user)
    return publishes
