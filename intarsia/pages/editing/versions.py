"""The versions of a page or template as its editor lists them: whose, and what became of each."""

from collections.abc import Iterable
from typing import Any

from django.utils.translation import gettext as _
from wagtail.log_actions import registry as log_registry
from wagtail.models import Revision

from .editable import Editable, name_of, revision_token

NEWEST = 100
# What Wagtail's history says of a revision.
FATES = ("wagtail.publish", "wagtail.workflow.start", "wagtail.revert")


def versions(editable: Editable) -> list[dict[str, Any]]:
    """The newest versions, newest first."""
    newest = editable.stored.revisions.order_by("-created_at", "-pk").select_related("user")
    listed = list(newest.defer("content")[:NEWEST])
    fates = _fates(editable, listed)
    return [_entry(editable, revision, fates.get(revision.pk, set())) for revision in listed]


def _fates(editable: Editable, revisions: Iterable[Revision]) -> dict[int, set[str]]:
    logged = log_registry.get_logs_for_instance(editable.stored).filter(
        revision_id__in=[revision.pk for revision in revisions], action__in=FATES
    )
    fates: dict[int, set[str]] = {}
    for revision_id, action in logged.order_by().values_list("revision_id", "action"):
        fates.setdefault(revision_id, set()).add(action)
    return fates


def _entry(editable: Editable, revision: Revision, fates: set[str]) -> dict[str, Any]:
    user = revision.user
    return {
        **(revision_token(revision) or {}),
        "name": name_of(user),
        "is_own": revision.user_id == editable.user.pk,
        "is_live": revision.pk == editable.stored.live_revision_id,
        "is_newest": editable.latest is not None and revision.pk == editable.latest.pk,
        "label": _label(editable, revision, fates),
    }


def _label(editable: Editable, revision: Revision, fates: set[str]) -> str:
    if revision.approved_go_live_at:
        return _("Scheduled")
    if revision.pk == editable.stored.live_revision_id or "wagtail.publish" in fates:
        return _("Published")
    if "wagtail.workflow.start" in fates:
        return _("Sent for moderation")
    return _("Restored") if "wagtail.revert" in fates else _("Draft")
