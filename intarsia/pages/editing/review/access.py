"""What a user may do with a document now. Each step of a review changes it."""

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.utils.translation import gettext as _
from wagtail.models import Task, WorkflowMixin, WorkflowState

from intarsia.documents.kinds.editable import Editable, name_of

# A text of Wagtail, so its catalogs have it.
AND_PUBLISH = "%(label)s and Publish"
# The fields of Wagtail's form for an action that needs more than a click.
FIELDS = {"comment"}


def access_of(editable: Editable) -> dict[str, Any]:
    _load_workflow(editable.draft)
    publishes = editable.can_publish()
    return {
        "canPublish": publishes,
        # Users who may publish need no review. Checking it takes queries, so it is skipped for them.
        "canSubmit": not publishes and editable.can_submit(),
        "locked": editable.lock is not None,
        "lockMessage": editable.lock_message,
        "review": _review_of(editable),
    }


def _load_workflow(draft: Any) -> None:
    """Wagtail reads the workflow several times, unless it is prefetched as by `prefetch_workflow_states`."""
    if isinstance(draft, WorkflowMixin):
        active = draft.workflow_states.active().select_related("current_task_state__task")
        draft._current_workflow_states = list(active[:1])


def workflow_of(editable: Editable) -> WorkflowState | None:
    """The workflow that waits for somebody: for moderators, or for the changes that they requested."""
    state = editable.draft.current_workflow_state if isinstance(editable.draft, WorkflowMixin) else None
    return state if state is not None and state.current_task_state_id else None


def end_without_step(editable: Editable) -> None:
    """Ends the workflow if its task was deleted. Wagtail can neither continue nor cancel it."""
    draft = editable.draft
    state = draft.current_workflow_state if isinstance(draft, WorkflowMixin) else None
    if state is not None and state.current_task_state_id is None:
        state.status = WorkflowState.STATUS_CANCELLED
        state.save()
        _load_workflow(draft)


def actions_of(editable: Editable, state: WorkflowState) -> Iterator[dict[str, Any]]:
    """The actions of Wagtail's own form. `url` is that form, for actions that ask for more than a comment."""
    task = state.current_task_state.task.specific
    if state.status == WorkflowState.STATUS_IN_PROGRESS and editable.lock is None:
        for name, label, asks in task.get_actions(editable.draft, editable.user):
            text = _(AND_PUBLISH) % {"label": label} if name == "approve" and _publishes(state) else label
            url = editable.exit_url if asks and not _asks_for_comment(task, name) else None
            yield {"name": name, "label": str(text).strip(), "asks": asks, "url": url}
    if state.user_can_cancel(editable.user):
        yield _plain("cancel-workflow", _("Cancel review"))
        if editable.can_submit():
            yield _plain("restart-workflow", _("Restart review"))


def _asks_for_comment(task: Task, name: str) -> bool:
    form = task.get_form_for_action(name)
    return form is not None and set(form.base_fields) == FIELDS


def _review_of(editable: Editable) -> dict[str, Any] | None:
    state = workflow_of(editable)
    if state is None:
        return None
    step = state.current_task_state.specific
    return {
        "status": state.status,
        "step": step.pk,
        "task": step.task.name,
        "comment": str(step.get_comment()),
        "by": name_of(step.finished_by),
        "actions": list(actions_of(editable, state)),
        "endsByPublishing": getattr(settings, "WAGTAIL_WORKFLOW_CANCEL_ON_PUBLISH", True),
    }


def _plain(name: str, label: str) -> dict[str, Any]:
    return {"name": name, "label": label, "asks": False, "url": None}


def _publishes(state: WorkflowState) -> bool:
    return state.is_at_final_task and not getattr(settings, "WAGTAIL_WORKFLOW_REQUIRE_REAPPROVAL_ON_EDIT", False)
