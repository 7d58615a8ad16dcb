"""One item with a document and one user: permissions, lock and revisions."""

from typing import Any, ClassVar

from django.http import HttpRequest
from django.utils.functional import cached_property
from django.utils.html import strip_tags
from django.utils.translation import gettext as _
from wagtail.models import LockableMixin, Revision

from intarsia.users import full_name

from . import errors
from .registry import DocumentKind


class Editable:
    """Subclasses define what differs between pages and snippets."""

    # Suffixes of the names of Wagtail's hooks: `before_edit_page`, `before_publish_page`, `before_edit_snippet`, …
    edit_hook: ClassVar[str]
    publish_hook: ClassVar[str]

    def __init__(self, kind: DocumentKind, request: HttpRequest, pk: int, *, lock: bool = False):
        self.kind = kind
        self.request = request
        self.user = request.user
        self.stored = self._find(pk, lock)
        self.latest: Revision | None = self.stored.get_latest_revision()
        self.draft = self.stored.get_latest_revision_as_object()

    def _find(self, pk: int, lock: bool) -> Any:
        rows = self.kind.model._default_manager.all()
        found = (rows.select_for_update() if lock else rows).filter(pk=pk).first()
        if found is None:
            raise errors.not_found(_("This does not exist: it was deleted, or the URL is wrong."))
        return found

    def locked(self) -> "Editable":
        """Read again with a locked row, until the transaction ends. Simultaneous saves wait here."""
        return type(self)(self.kind, self.request, self.pk, lock=True)

    def reloaded(self) -> "Editable":
        return type(self)(self.kind, self.request, self.pk)

    @property
    def pk(self) -> int:
        return self.stored.pk

    @property
    def document(self) -> Any:
        """The document of the newest version."""
        return self.document_of(self.draft)

    @document.setter
    def document(self, document: Any) -> None:
        self.kind.set_document(self.draft, self.take_settings(document))

    def document_of(self, item: Any) -> Any:
        """As the editor gets it, of this version of the item."""
        return self.with_settings(self.kind.document_of(item), item)

    def complete(self, document: Any) -> Any:
        """With the settings that a document of the editor leaves as they are."""
        return self.with_settings(document, self.draft)

    def with_settings(self, document: Any, item: Any) -> Any:
        """A copy with the fields of this version of the item that the editor shows as settings of the document."""
        return document

    def take_settings(self, document: Any) -> Any:
        """Stores these settings in the draft, and returns the document without them. Raises EditorError."""
        return document

    @property
    def title(self) -> str:
        return str(self.draft)

    def can_edit(self) -> bool:
        raise NotImplementedError

    def can_publish(self) -> bool:
        raise NotImplementedError

    def can_submit(self) -> bool:
        raise NotImplementedError

    @cached_property
    def lock(self) -> Any:
        """Wagtail's lock that prevents this user from saving; None if there is none."""
        lock = self.draft.get_lock() if isinstance(self.draft, LockableMixin) else None
        return lock if lock is not None and lock.for_user(self.user) else None

    @property
    def lock_message(self) -> str | None:
        if self.lock is None:
            return None
        message = strip_tags(str(self.lock.get_message(self.user) or self.lock.get_description(self.user)))
        # Wagtail puts a period after a time that may end with one: “7:09 p.m..”
        return message.removesuffix(".") if message.endswith("..") else message

    def raise_if_locked(self) -> None:
        if self.lock is not None:
            unlocked = _("Your changes are saved automatically once it is unlocked.")
            raise errors.locked(f"{self.lock_message} {unlocked}")

    @property
    def exit_url(self) -> str:
        raise NotImplementedError

    @property
    def unpublish_url(self) -> str | None:
        """Wagtail's confirmation page; None without the permission to publish."""
        raise NotImplementedError

    @property
    def live_url(self) -> str | None:
        return None

    @property
    def canvas_texts(self) -> dict[str, str]:
        """Texts that the canvas shows besides the document, in the language of the site."""
        return {}

    @property
    def next_steps(self) -> dict[str, Any] | None:
        """What usually follows after publishing, for a notice: a `note`, and `links` with `label` and `url`."""
        return None

    @property
    def conditions(self) -> list[dict[str, Any]]:
        """Conditions on the answers that are edited elsewhere, each with its `title` and the `url` where that is."""
        return []

    def revision(self, revision_id: int) -> Revision:
        found = self.stored.revisions.filter(pk=revision_id).select_related("user").first()
        if found is None:
            raise errors.not_found(_("This version does not exist any more. Choose another one."))
        return found

    @property
    def token(self) -> dict | None:
        """The editor sends it back, so that it does not overwrite a newer version. None before the first revision."""
        return revision_token(self.latest)

    def is_newer_than(self, base: Any) -> bool:
        # An overwritten autosave keeps its id, so the time is compared, too.
        return _id_and_time(base) != _id_and_time(self.token)

    def raise_if_stale(self, base: Any) -> None:
        if self.is_newer_than(base):
            raise errors.stale(self.token, self._last_saver())

    def _last_saver(self) -> str | None:
        """None if it is this user, in another tab or window."""
        return other_user_name(self.latest.user if self.latest else None, self.user)


def name_of(user: Any) -> str | None:
    """The full name; the user name if there is none."""
    return (full_name(user) or user.get_username()) if user else None


def other_user_name(saver: Any, user: Any) -> str | None:
    """The name of the one who saved, to tell `user`; None if both are the same. A deleted user has no name."""
    if saver is not None and saver.pk == user.pk:
        return None
    return name_of(saver) or _("Another user")


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
