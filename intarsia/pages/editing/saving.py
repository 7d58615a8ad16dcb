"""Stores a document as a Wagtail revision, with the same locks, hooks, history and signals as Wagtail's forms."""

import json
from dataclasses import dataclass
from typing import Any

from django.core.exceptions import PermissionDenied, ValidationError
from django.utils.translation import gettext as _
from wagtail import hooks
from wagtail.actions import action_registry
from wagtail.models import Revision, TaskState, WorkflowState

from intarsia.documents.contract import Problem
from intarsia.documents.kinds import errors
from intarsia.documents.kinds.editable import Editable
from intarsia.signals import document_saved

from .review.access import end_without_step

ACTIONS = ("autosave", "draft", "publish", "submit")


@dataclass(frozen=True)
class SaveRequest:
    """What to do with a document that the editor sent."""

    action: str
    # The autosave to overwrite.
    autosave_revision_id: Any = None
    # The version that was restored in the editor.
    restored_revision_id: Any = None


def save(editable: Editable, document: Any, save_request: SaveRequest) -> Revision:
    """Stores the document. Call it inside a transaction with a locked `editable`."""
    action = save_request.action
    editable.raise_if_locked()
    end_without_step(editable)
    _require_permission(editable, action)
    editable.document = document
    run_hooks_before(editable, f"before_edit_{editable.edit_hook}")
    if action == "publish":
        run_hooks_before(editable, f"before_{editable.publish_hook}")
    try:
        if action == "autosave":
            return _autosave(editable, save_request)
        return _edit(editable, save_request)
    except ValidationError as error:
        raise errors.invalid(_problems_of(error)) from error
    except PermissionDenied as error:
        raise errors.forbidden(str(error)) from error


def already_saved(editable: Editable, document: Any, action: str, base: Any) -> bool:
    """Whether the same request was saved before. The editor repeats a request if the response was lost."""
    latest = editable.latest
    if latest is None or latest.user_id != editable.user.pk or not editable.is_newer_than(base):
        return False
    if _as_json(editable.document) != _as_json(editable.complete(document)):
        return False
    if action == "publish":
        return latest.pk == editable.stored.live_revision_id
    if action == "submit":
        state = editable.draft.current_workflow_state
        return state is not None and state.status == WorkflowState.STATUS_IN_PROGRESS
    return True


def restore(editable: Editable, revision: Revision) -> Revision:
    """Creates a draft with what the editor shows of an earlier revision. All other fields keep their values."""
    editable.raise_if_locked()
    editable.document = editable.document_of(revision.as_object())
    run_hooks_before(editable, f"before_edit_{editable.edit_hook}")
    return _store_draft(editable, previous_revision=revision)


def after_saving(editable: Editable, action: str) -> None:
    """Runs the site's `after_` hooks. Their responses are meant for Wagtail's forms, so they are ignored."""
    item = editable.draft
    document_saved.send_robust(sender=type(item), item=item, user=editable.user, action=action)
    if action == "publish":
        run_hooks(editable, f"after_{editable.publish_hook}")
    run_hooks(editable, f"after_edit_{editable.edit_hook}")


def _require_permission(editable: Editable, action: str) -> None:
    if action not in ACTIONS:
        known = ", ".join(ACTIONS)
        raise errors.unreadable(
            _("Unknown action “%(action)s”. Use one of %(known)s.") % {"action": action, "known": known}
        )
    if action == "publish" and not editable.can_publish():
        raise errors.forbidden(
            _("You do not have permission to publish this. Save a draft or submit it for moderation.")
        )
    if action == "submit" and not editable.can_submit():
        raise errors.forbidden(
            _("This cannot be submitted for moderation: no workflow applies to it, or one is running. Save a draft.")
        )


def _edit(editable: Editable, save_request: SaveRequest) -> Revision:
    draft, action = editable.draft, save_request.action
    make_edit = action_registry.get_action_class(type(draft), "edit")
    restored = _restored(editable, save_request)
    edit = make_edit(draft, user=editable.user, publish=action == "publish", previous_revision=restored)
    # Permissions are checked above. Wagtail's action for snippets would reject moderators who may edit during a task.
    edit.execute(skip_permission_checks=True)
    if action == "submit":
        _submit(editable)
    return edit.revision


def _submit(editable: Editable) -> None:
    state = editable.draft.current_workflow_state
    if state and state.status == WorkflowState.STATUS_NEEDS_CHANGES:
        state.resume(editable.user)
    else:
        editable.draft.get_workflow().start(editable.draft, editable.user)


def _autosave(editable: Editable, save_request: SaveRequest) -> Revision:
    # Wagtail's edit action would add an entry to the history for each autosave.
    overwritten = _own_autosave(editable, save_request.autosave_revision_id)
    return _store_draft(editable, overwrite_revision=overwritten, previous_revision=_restored(editable, save_request))


def _restored(editable: Editable, save_request: SaveRequest) -> Revision | None:
    """For the history only, so a revision that was deleted is ignored."""
    if type(save_request.restored_revision_id) is not int:
        return None
    return editable.stored.revisions.filter(pk=save_request.restored_revision_id).first()


def _store_draft(editable: Editable, **options: Any) -> Revision:
    if not editable.draft.live:
        editable.draft.save()
    return editable.draft.save_revision(user=editable.user, log_action=True, clean=False, **options)


def _own_autosave(editable: Editable, revision_id: Any) -> Revision | None:
    """The revision to overwrite: the newest one, if it is by the same user and nothing else uses it."""
    latest = editable.latest
    if latest is None or latest.pk != revision_id or latest.user_id != editable.user.pk:
        return None
    is_in_use = (
        latest.pk == editable.stored.live_revision_id
        or latest.approved_go_live_at is not None
        or TaskState.objects.filter(revision=latest).exists()
    )
    return None if is_in_use else latest


def run_hooks_before(editable: Editable, name: str) -> None:
    if any(hasattr(result, "status_code") for result in run_hooks(editable, name)):
        raise errors.forbidden(_("Nothing was saved: a rule of this site prevents it. Ask the site's administrator."))


def run_hooks(editable: Editable, name: str) -> list[Any]:
    return [hook(editable.request, editable.draft) for hook in hooks.get_hooks(name)]


def _as_json(document: Any) -> str:
    # Python considers 1 and True equal. As JSON they differ.
    return json.dumps(document, sort_keys=True)


def _problems_of(error: ValidationError) -> list[Problem]:
    if hasattr(error, "error_dict"):
        return [Problem(field, text) for field, texts in error.message_dict.items() for text in texts]
    return [Problem("", text) for text in error.messages]
