"""A stored thing whose content is a document, as its editor needs it: rights, lock, revisions, saving."""

from typing import Any, ClassVar

from django.contrib.admin.utils import quote
from django.contrib.contenttypes.models import ContentType
from django.core.exceptions import PermissionDenied, ValidationError
from django.db import models
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.html import strip_tags
from wagtail import hooks
from wagtail.actions import action_registry
from wagtail.admin.models import EditingSession
from wagtail.models import Page, Revision, TaskState, WorkflowState
from wagtail.permissions import policy_registry

from intarsia.rendering.contract import Problem

from . import refusals
from .models import DocumentMixin, Template

ACTIONS = ("autosave", "draft", "publish", "submit")


class Editable:
    """One thing and one user. What the thing's kind decides differently is in the subclasses."""

    kind: ClassVar[str]
    # The model that locks rows, counts editing sessions and owns revisions.
    model: ClassVar[type[models.Model]]
    # Wagtail names its hooks `before_edit_page` and `before_edit_snippet`.
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
            raise refusals.not_found("There is no such thing any more: it was deleted, or the address is wrong.")
        return found

    @property
    def pk(self) -> int:
        return self.stored.pk

    @property
    def title(self) -> str:
        return str(self.draft)

    # Rights

    def can_edit(self) -> bool:
        raise NotImplementedError

    def can_publish(self) -> bool:
        raise NotImplementedError

    def can_submit(self) -> bool:
        return bool(self.draft.has_workflow) and not self.draft.workflow_in_progress

    @property
    def lock(self):
        lock = self.draft.get_lock()
        return lock if lock is not None and lock.for_user(self.user) else None

    @property
    def lock_message(self) -> str | None:
        if self.lock is None:
            return None
        return strip_tags(str(self.lock.get_message(self.user) or self.lock.get_description(self.user)))

    def refuse_if_locked(self) -> None:
        if self.lock is not None:
            raise refusals.locked(f"{self.lock_message} Nothing was saved: save again once it is unlocked.")

    # Addresses

    def address(self, name: str) -> str:
        return reverse(f"intarsia_pages:{name}", args=(self.kind, self.pk))

    @property
    def exit_url(self) -> str:
        raise NotImplementedError

    @property
    def live_url(self) -> str | None:
        return None

    # Revisions

    @property
    def token(self) -> dict | None:
        return revision_token(self.latest)

    def revision(self, revision_id: int) -> Revision:
        found = self.stored.revisions.filter(pk=revision_id).select_related("user").first()
        if found is None:
            raise refusals.not_found("This version does not exist any more: choose another one.")
        return found

    def refuse_if_stale(self, base: Any) -> None:
        """An overwritten revision keeps its id, so its time counts too."""
        known = {"id": base.get("id"), "created_at": base.get("created_at")} if isinstance(base, dict) else None
        current = self.token and {key: self.token[key] for key in ("id", "created_at")}
        if known != current:
            raise refusals.stale(self.token)

    # Saving

    def save(self, document: Any, action: str, autosave_revision_id: Any = None) -> Revision:
        """Store the document as the action says. Call it inside a transaction, on an instance that holds its row."""
        self.refuse_if_locked()
        self._refuse_action_without_right(action)
        self.draft.document = document
        self.run_hooks(f"before_edit_{self.edit_hook}")
        if action == "publish":
            self.run_hooks(f"before_{self.publish_hook}")
        try:
            if action == "autosave":
                return self._autosave(self._own_autosave(autosave_revision_id))
            return self._edit(action)
        except ValidationError as error:
            raise refusals.invalid(_problems_of(error)) from error
        except PermissionDenied as error:
            raise refusals.forbidden(str(error)) from error

    def after_saving(self, action: str) -> None:
        if action == "publish":
            self.run_hooks(f"after_{self.publish_hook}")
        self.run_hooks(f"after_edit_{self.edit_hook}", may_refuse=False)

    def restore(self, revision: Revision) -> Revision:
        """A new draft with the document of an earlier revision; all other fields stay as they are."""
        self.refuse_if_locked()
        self.draft.document = revision.as_object().document
        self.run_hooks(f"before_edit_{self.edit_hook}")
        if not self.draft.live:
            self.draft.save()
        return self.draft.save_revision(
            user=self.user, log_action=True, clean=False, previous_revision=revision
        )

    def _refuse_action_without_right(self, action: str) -> None:
        if action not in ACTIONS:
            raise refusals.unreadable(f"There is no action {action!r}: use one of {', '.join(ACTIONS)}.")
        if action == "publish" and not self.can_publish():
            raise refusals.forbidden(
                "You may edit this but not publish it: save a draft or submit it for moderation."
            )
        if action == "submit" and not self.can_submit():
            raise refusals.forbidden(
                "This cannot be submitted for moderation: no workflow applies to it, or one is running already."
            )

    def _edit(self, action: str) -> Revision:
        edit = action_registry.get_action_class(type(self.draft), "edit")(
            self.draft, user=self.user, publish=action == "publish"
        )
        # Who may edit was asked above; Wagtail's action knows nothing of moderators who may edit during a task.
        edit.execute(skip_permission_checks=True)
        if action == "submit":
            self._submit()
        return edit.revision

    def _submit(self) -> None:
        state = self.draft.current_workflow_state
        if state and state.status == WorkflowState.STATUS_NEEDS_CHANGES:
            state.resume(self.user)
        else:
            self.draft.get_workflow().start(self.draft, self.user)

    def _autosave(self, overwritten: Revision | None) -> Revision:
        if not self.draft.live:
            self.draft.save()
        # Not Wagtail's edit action: it would write one line of history for each autosave.
        return self.draft.save_revision(
            user=self.user, log_action=True, clean=False, overwrite_revision=overwritten
        )

    def _own_autosave(self, revision_id: Any) -> Revision | None:
        """The revision to overwrite: only ever the newest, by the same user, that nothing else relies on."""
        latest = self.latest
        if latest is None or latest.pk != revision_id or latest.user_id != self.user.pk:
            return None
        is_relied_on = (
            latest.pk == self.stored.live_revision_id
            or latest.approved_go_live_at is not None
            or TaskState.objects.filter(revision=latest).exists()
        )
        return None if is_relied_on else latest

    def run_hooks(self, name: str, *, may_refuse: bool = True) -> None:
        """The site's own hooks around Wagtail's editing; an answer of a hook is a refusal."""
        for hook in hooks.get_hooks(name):
            if hasattr(hook(self.request, self.draft), "status_code") and may_refuse:
                raise refusals.forbidden(
                    "A rule of this site stopped it and nothing was saved: ask the site's administrator."
                )

    # Who else is editing

    def open_session(self) -> dict[str, str]:
        """Addresses that tell Wagtail that somebody is editing."""
        EditingSession.cleanup()
        session = EditingSession.objects.create(
            user=self.user,
            content_type=ContentType.objects.get_for_model(self.model),
            object_id=self.pk,
            last_seen_at=timezone.now(),
        )
        options = self.model._meta
        return {
            "ping": reverse(
                "wagtailadmin_editing_sessions:ping",
                args=(options.app_label, options.model_name, quote(self.pk), session.pk),
            ),
            "release": reverse("wagtailadmin_editing_sessions:release", args=(session.pk,)),
        }


class EditablePage(Editable):
    kind, model, edit_hook, publish_hook = "page", Page, "page", "publish_page"

    def _find(self, pk: int, hold: bool) -> Any:
        page = super()._find(pk, hold).specific
        if not isinstance(page, DocumentMixin):
            raise refusals.not_found("This page is not made with the visual editor: edit it in its form.")
        return page

    def __init__(self, request: HttpRequest, pk: int, *, hold: bool = False):
        super().__init__(request, pk, hold=hold)
        self.rights = self.draft.permissions_for_user(self.user)

    @property
    def title(self) -> str:
        return self.draft.get_admin_display_title()

    def can_edit(self) -> bool:
        return self.rights.can_edit()

    def can_publish(self) -> bool:
        return self.rights.can_publish()

    def can_submit(self) -> bool:
        return self.rights.can_submit_for_moderation()

    @property
    def exit_url(self) -> str:
        return reverse("wagtailadmin_pages:edit", args=(self.pk,))

    @property
    def live_url(self) -> str | None:
        return self.stored.get_url(self.request) if self.stored.live else None


class EditableSnippet(Editable):
    """Any snippet model with a document."""

    edit_hook, publish_hook = "snippet", "publish"

    def can_edit(self) -> bool:
        if self._has("change"):
            return True
        task = self.draft.current_workflow_task
        return bool(task and task.user_can_access_editor(self.draft, self.user))

    def can_publish(self) -> bool:
        return self._has("publish")

    def _has(self, permission: str) -> bool:
        policy = policy_registry.get_by_type(self.model)
        return policy.user_has_permission_for_instance(self.user, permission, self.stored)

    @property
    def exit_url(self) -> str:
        return reverse(self.model.snippet_viewset.get_url_name("edit"), args=(quote(self.pk),))


class EditableTemplate(EditableSnippet):
    kind, model = "template", Template


KINDS: dict[str, type[Editable]] = {editable.kind: editable for editable in (EditablePage, EditableTemplate)}


def editor_url(item: models.Model) -> str | None:
    """Where the item is edited visually; None before it is saved, and for what has no document of its own."""
    if item.pk is None or getattr(item, "alias_of_id", None):
        return None
    for editable in KINDS.values():
        if isinstance(item, editable.model) and isinstance(item, DocumentMixin):
            return reverse("intarsia_pages:editor", args=(editable.kind, item.pk))
    return None


def revision_token(revision: Revision | None) -> dict | None:
    """What the editor sends back so that nobody's newer version is overwritten."""
    if revision is None:
        return None
    return {
        "id": revision.pk,
        "created_at": revision.created_at.isoformat(),
        "user": revision.user.get_username() if revision.user else None,
    }


def held(editable: Editable) -> Editable:
    """The same thing read again, its row locked until the transaction ends: savers queue up here."""
    return type(editable)(editable.request, editable.pk, hold=True)


def _problems_of(error: ValidationError) -> list[Problem]:
    if hasattr(error, "error_dict"):
        return [Problem(field, text) for field, texts in error.message_dict.items() for text in texts]
    return [Problem("", text) for text in error.messages]
