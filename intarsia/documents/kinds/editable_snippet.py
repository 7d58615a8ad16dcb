from django.contrib.admin.utils import quote
from django.urls import reverse
from wagtail.models import WorkflowMixin
from wagtail.permissions import policy_registry

from .editable import Editable


class EditableSnippet(Editable):
    """Any snippet model with a document."""

    edit_hook, publish_hook = "snippet", "publish"

    def can_edit(self) -> bool:
        if self._has("change"):
            return True
        task = self.draft.current_workflow_task if isinstance(self.draft, WorkflowMixin) else None
        return bool(task and task.user_can_access_editor(self.draft, self.user))

    def can_publish(self) -> bool:
        return self._has("publish")

    def can_submit(self) -> bool:
        return isinstance(self.draft, WorkflowMixin) and self.draft.has_workflow and not self.draft.workflow_in_progress

    def _has(self, permission: str) -> bool:
        policy = policy_registry.get_by_type(self.kind.model)
        return policy.user_has_permission_for_instance(self.user, permission, self.stored)

    @property
    def exit_url(self) -> str:
        return self._admin_url("edit")

    @property
    def unpublish_url(self) -> str | None:
        return self._admin_url("unpublish") if self.can_publish() else None

    def _admin_url(self, name: str) -> str:
        # A subclass overrides the URLs of a model that is not a snippet.
        viewset = self.kind.model.snippet_viewset  # type: ignore[attr-defined]
        return reverse(viewset.get_url_name(name), args=(quote(self.pk),))
