"""Storing a document as a Wagtail revision, with the locks, hooks, history and signals of its forms."""

import json
from dataclasses import dataclass
from typing import Any

from django.core.exceptions import PermissionDenied, ValidationError
from wagtail import hooks
from wagtail.actions import action_registry
from wagtail.models import Revision, TaskState, WorkflowState

from intarsia.rendering.contract import Problem

from . import refusals
from .editable import Editable

ACTIONS = ("autosave", "draft", "publish", "submit")


@dataclass(frozen=True)
class Wish:
    """What shall become of a document that the editor sent."""

    action: str
    # The autosave to overwrite.
    autosave_revision_id: Any = None
    # The version that it was brought back from.
    restored_revision_id: Any = None


def save(editable: Editable, document: Any, wish: Wish) -> Revision:
    """Store the document as its editor wishes. The editable holds its row, inside a transaction."""
    action = wish.action
    editable.refuse_if_locked()
    _refuse_action_without_right(editable, action)
    editable.draft.document = document
    _run_hooks_before(editable, f"before_edit_{editable.edit_hook}")
    if action == "publish":
        _run_hooks_before(editable, f"before_{editable.publish_hook}")
    try:
        if action == "autosave":
            return _autosave(editable, wish)
        return _edit(editable, wish)
    except ValidationError as error:
        raise refusals.invalid(_problems_of(error)) from error
    except PermissionDenied as error:
        raise refusals.forbidden(str(error)) from error


def is_done(editable: Editable, document: Any, action: str, base: Any) -> bool:
    """Whether the same request was carried out before and only its answer was lost, so that it came again."""
    latest = editable.latest
    if latest is None or latest.user_id != editable.user.pk or not editable.is_newer_than(base):
        return False
    if _as_sent(editable.draft.document) != _as_sent(document):
        return False
    if action == "publish":
        return latest.pk == editable.stored.live_revision_id
    if action == "submit":
        state = editable.draft.current_workflow_state
        return state is not None and state.status == WorkflowState.STATUS_IN_PROGRESS
    return True


def restore(editable: Editable, revision: Revision) -> Revision:
    """A new draft with the document of an earlier revision; all other fields stay as they are."""
    editable.refuse_if_locked()
    editable.draft.document = revision.as_object().document
    _run_hooks_before(editable, f"before_edit_{editable.edit_hook}")
    return _store_draft(editable, previous_revision=revision)


def after_saving(editable: Editable, action: str) -> None:
    """The site's hooks that follow; what they answer is meant for a form, so it is passed over."""
    if action == "publish":
        _run_hooks(editable, f"after_{editable.publish_hook}")
    _run_hooks(editable, f"after_edit_{editable.edit_hook}")


def _refuse_action_without_right(editable: Editable, action: str) -> None:
    if action not in ACTIONS:
        raise refusals.unreadable(f"There is no action {action!r}: use one of {', '.join(ACTIONS)}.")
    if action == "publish" and not editable.can_publish():
        raise refusals.forbidden("You may edit this but not publish it: save a draft or submit it for moderation.")
    if action == "submit" and not editable.can_submit():
        raise refusals.forbidden(
            "This cannot be submitted for moderation, as no workflow applies to it or one is running: save a draft."
        )


def _edit(editable: Editable, wish: Wish) -> Revision:
    draft, action = editable.draft, wish.action
    make_edit = action_registry.get_action_class(type(draft), "edit")
    restored = _restored(editable, wish)
    edit = make_edit(draft, user=editable.user, publish=action == "publish", previous_revision=restored)
    # The rights were asked for; Wagtail's action for snippets forgets who may edit during a task only.
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


def _autosave(editable: Editable, wish: Wish) -> Revision:
    # Not Wagtail's edit action: it would write one line of history for each autosave.
    overwritten = _own_autosave(editable, wish.autosave_revision_id)
    return _store_draft(editable, overwrite_revision=overwritten, previous_revision=_restored(editable, wish))


def _restored(editable: Editable, wish: Wish) -> Revision | None:
    """Only told to the history, so one that is not kept any more is none."""
    if type(wish.restored_revision_id) is not int:
        return None
    return editable.stored.revisions.filter(pk=wish.restored_revision_id).first()


def _store_draft(editable: Editable, **options: Any) -> Revision:
    if not editable.draft.live:
        editable.draft.save()
    return editable.draft.save_revision(user=editable.user, log_action=True, clean=False, **options)


def _own_autosave(editable: Editable, revision_id: Any) -> Revision | None:
    """The revision to overwrite: only ever the newest, by the same user, on which nothing else relies."""
    latest = editable.latest
    if latest is None or latest.pk != revision_id or latest.user_id != editable.user.pk:
        return None
    is_relied_on = (
        latest.pk == editable.stored.live_revision_id
        or latest.approved_go_live_at is not None
        or TaskState.objects.filter(revision=latest).exists()
    )
    return None if is_relied_on else latest


def _run_hooks_before(editable: Editable, name: str) -> None:
    if any(hasattr(answer, "status_code") for answer in _run_hooks(editable, name)):
        raise refusals.forbidden("A rule of this site stopped it and nothing was saved: ask the site's administrator.")


def _run_hooks(editable: Editable, name: str) -> list[Any]:
    return [hook(editable.request, editable.draft) for hook in hooks.get_hooks(name)]


def _as_sent(document: Any) -> str:
    # For Python 1 equals True; for a setting it does not.
    return json.dumps(document, sort_keys=True)


def _problems_of(error: ValidationError) -> list[Problem]:
    if hasattr(error, "error_dict"):
        return [Problem(field, text) for field, texts in error.message_dict.items() for text in texts]
    return [Problem("", text) for text in error.messages]
