"""Stores what was converted as the newest version of a page, or turns the page back."""

from typing import Any

from django.db import transaction
from wagtail.models import Page

from .pages import Converted


class NotConvertible(Exception):
    """The message says why this page stays as it is."""


def store_converted(page: Page, found: Converted, *, publish: bool = False, user: Any = None) -> bool:
    """Whether the page was published. The fields keep their content."""
    return _store(page, publish, user, built_visually=True, document=found.document)


def store_visual(page: Page, *, publish: bool = False, user: Any = None) -> bool:
    """With the document that the page has: empty, or from the last time that it was visual."""
    return _store(page, publish, user, built_visually=True)


def store_turned_back(page: Page, *, publish: bool = False, user: Any = None) -> bool:
    """The document is kept as well."""
    return _store(page, publish, user, built_visually=False)


@transaction.atomic
def _store(page: Page, publish: bool, user: Any, *, built_visually: bool, document: Any = None) -> bool:
    stored = type(page)._default_manager.select_for_update().get(pk=page.pk)
    # Publishing must not take along what an editor has not published.
    publishes = publish and stored.live and not stored.has_unpublished_changes
    draft = stored.get_latest_revision_as_object()
    if draft.get_lock():
        raise NotConvertible("it is locked. Unlock it or end its workflow first.")
    draft.built_visually = built_visually
    draft.document = document or draft.document
    if not draft.live:
        draft.save()
    revision = draft.save_revision(user=user, log_action=True)
    if publishes:
        revision.publish(user=user)
    return publishes
