"""A stored thing whose content is a document, as its editor needs it: rights, lock, addresses, revisions."""

from typing import Any, ClassVar

from django.db import models
from django.http import HttpRequest
from django.urls import reverse
from django.utils.html import strip_tags
from wagtail.models import Revision

from . import refusals


class Editable:
    """One thing and one user. What a kind of thing decides differently is in the subclasses."""

    kind: ClassVar[str]
    # The model that locks rows, owns revisions and counts who is editing.
    model: ClassVar[type[models.Model]]
    # The ends of Wagtail's names: `before_edit_page`, `before_publish_page`, `before_edit_snippet`, …
    edit_hook: ClassVar[str]
    publish_hook: ClassVar[str]

    def __init__(self, request: HttpRequest, pk: int, *, hold: bool = False):
        self.request = request
        self.user = request.user
        self.stored = self._find(pk, hold)
        self.latest: Revision | None = self.stored.get_latest_revision()
        self.draft = self.stored.get_latest_revision_as_object()

    def _find(self, pk: int, hold: bool) -> Any:
        rows = self.model._default_manager.all()
        found = (rows.select_for_update() if hold else rows).filter(pk=pk).first()
        if found is None:
            raise refusals.not_found("This does not exist any more: it was deleted, or the address is wrong.")
        return found

    def held(self) -> "Editable":
        """The same thing read again, its row locked until the transaction ends: savers queue up here."""
        return type(self)(self.request, self.pk, hold=True)

    def read_again(self) -> "Editable":
        return type(self)(self.request, self.pk)

    @property
    def pk(self) -> int:
        return self.stored.pk

    @property
    def title(self) -> str:
        return str(self.draft)

    def can_edit(self) -> bool:
        raise NotImplementedError

    def can_publish(self) -> bool:
        raise NotImplementedError

    def can_submit(self) -> bool:
        raise NotImplementedError

    @property
    def lock(self):
        """The lock that keeps this user from saving, if there is one."""
        lock = self.draft.get_lock()
        return lock if lock is not None and lock.for_user(self.user) else None

    @property
    def lock_message(self) -> str | None:
        if self.lock is None:
            return None
        return strip_tags(str(self.lock.get_message(self.user) or self.lock.get_description(self.user)))

    def refuse_if_locked(self) -> None:
        if self.lock is not None:
            raise refusals.locked(f"{self.lock_message} Nothing was saved: that follows by itself once it is unlocked.")

    def address(self, name: str) -> str:
        return reverse(f"intarsia_pages:{name}", args=(self.kind, self.pk))

    @property
    def exit_url(self) -> str:
        raise NotImplementedError

    @property
    def unpublish_url(self) -> str | None:
        """Where Wagtail asks and does it; None for who may not."""
        raise NotImplementedError

    @property
    def live_url(self) -> str | None:
        return None

    def revision(self, revision_id: int) -> Revision:
        found = self.stored.revisions.filter(pk=revision_id).select_related("user").first()
        if found is None:
            raise refusals.not_found("This version does not exist any more: choose another one.")
        return found

    @property
    def token(self) -> dict | None:
        """What the editor sends back, so that no newer version is overwritten; None before any revision."""
        return revision_token(self.latest)

    def is_newer_than(self, base: Any) -> bool:
        # An overwritten revision keeps its id, so its time counts too.
        return _id_and_time(base) != _id_and_time(self.token)

    def refuse_if_stale(self, base: Any) -> None:
        if self.is_newer_than(base):
            raise refusals.stale(self.token, self._who_saved())

    def _who_saved(self) -> str:
        """The second tab of one's own is the usual somebody."""
        saver = self.latest.user if self.latest else None
        is_own = saver is not None and saver.pk == self.user.pk
        return "You, in another tab or window," if is_own else name_of(saver) or "Somebody"


def name_of(user: Any) -> str | None:
    """As colleagues know them; what somebody signs in with only where there is no name."""
    return (user.get_full_name() or user.get_username()) if user else None


def revision_token(revision: Revision | None) -> dict | None:
    if revision is None:
        return None
    return {
        "id": revision.pk,
        "created_at": revision.created_at.isoformat(),
        "user": revision.user.get_username() if revision.user else None,
    }


def _id_and_time(token: Any) -> tuple | None:
    return (token.get("id"), token.get("created_at")) if isinstance(token, dict) else None
