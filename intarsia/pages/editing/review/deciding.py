"""Takes one step of a review, as Wagtail's form does."""

from typing import Any

from django.utils.translation import gettext as _
from wagtail.models import Task, WorkflowState

from intarsia.documents.contract import Problem
from intarsia.documents.kinds import errors
from intarsia.documents.kinds.editable import Editable
from intarsia.documents.validation.storage_limits import storage_problems

from ..saving import run_hooks_before
from .access import actions_of, workflow_of


def decide(editable: Editable, body: dict[str, Any]) -> None:
    """Call it inside a transaction with a locked `editable`. Raises EditorError."""
    state, name = workflow_of(editable), str(body.get("action"))
    # A repeated request must not decide the next step, too.
    if state is None or state.current_task_state_id != body.get("step"):
        raise errors.EditorError(409, "moved_on", _("Someone has already decided this step of the review."))
    if not any(action["name"] == name and not action["url"] for action in actions_of(editable, state)):
        raise errors.forbidden(_("You do not have permission."))
    if name != "cancel-workflow":
        editable.raise_if_stale(body.get("base_revision"))
    run_hooks_before(editable, f"before_edit_{editable.edit_hook}")
    if name in ("cancel-workflow", "restart-workflow"):
        state.cancel(user=editable.user)
        if name == "restart-workflow":
            editable.draft.get_workflow().start(editable.draft, editable.user)
    else:
        _act(editable, state, name, body)


def _act(editable: Editable, state: WorkflowState, name: str, body: dict[str, Any]) -> None:
    step = state.current_task_state.specific
    task = step.task.specific
    task.on_action(step, editable.user, name, **(_comment(task, name, body) if "comment" in body else {}))


def _comment(task: Task, name: str, body: dict[str, Any]) -> dict[str, Any]:
    data = {"comment": body["comment"]}
    if problems := list(storage_problems(data)):
        raise errors.invalid(problems)
    form = task.get_form_for_action(name)(data)
    if not form.is_valid():
        raise errors.invalid([Problem(field, text) for field, texts in form.errors.items() for text in texts])
    return form.cleaned_data
