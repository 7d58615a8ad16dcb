"""The list of versions of a page or template, each with its author and status."""

from collections.abc import Iterable
from typing import Any

from django.utils.translation import gettext as _
from wagtail.log_actions import registry as log_registry
from wagtail.models import Revision

from intarsia.documents.kinds.editable import Editable, name_of, revision_token

NEWEST = 100
# Entries of Wagtail's history that decide the label of a revision.
LOG_ACTIONS = ("wagtail.publish", "wagtail.workflow.start", "wagtail.revert")


def versions(editable: Editable) -> list[dict[str, Any]]:
    """The newest versions, newest first."""
    newest = editable.stored.revisions.order_by("-created_at", "-pk").select_related("user")
    listed = list(newest.defer("content")[:NEWEST])
    actions = _actions(editable, listed)
    return [_entry(editable, revision, actions.get(revision.pk, set())) for revision in listed]


def _actions(editable: Editable, revisions: Iterable[Revision]) -> dict[int, set[str]]:
    logged = log_registry.get_logs_for_instance(editable.stored).filter(
        revision_id__in=[revision.pk for revision in revisions], action__in=LOG_ACTIONS
    )
    actions: dict[int, set[str]] = {}
    for revision_id, action in logged.order_by().values_list("revision_id", "action"):
        actions.setdefault(revision_id, set()).add(action)
    return actions


def _entry(editable: Editable, revision: Revision, actions: set[str]) -> dict[str, Any]:
    user = revision.user
    return {
        **(revision_token(revision) or {}),
        "name": name_of(user),
        "is_own": revision.user_id == editable.user.pk,
        "is_live": revision.pk == editable.stored.live_revision_id,
        "is_newest": editable.latest is not None and revision.pk == editable.latest.pk,
        "label": _label(editable, revision, actions),
    }


def _label(editable: Editable, revision: Revision, actions: set[str]) -> str:
    if revision.approved_go_live_at:
        return _("Scheduled")
    if revision.pk == editable.stored.live_revision_id or "wagtail.publish" in actions:
        return _("Published")
    if "wagtail.workflow.start" in actions:
        return _("Sent for moderation")
    return _("Restored") if "wagtail.revert" in actions else _("Draft")
