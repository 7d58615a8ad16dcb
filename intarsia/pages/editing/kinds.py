"""What the visual editor can edit: pages, and snippets such as templates."""

from typing import Any, ClassVar

from django.contrib.admin.utils import quote
from django.http import HttpRequest
from django.urls import reverse
from wagtail.models import Page
from wagtail.permissions import policy_registry

from ..models import BuilderMixin, Template
from . import errors
from .editable import Editable


class EditablePage(Editable):
    kind, model, edit_hook, publish_hook = "page", Page, "page", "publish_page"

    def __init__(self, request: HttpRequest, pk: int, *, lock: bool = False):
        super().__init__(request, pk, lock=lock)
        self.permissions = self.draft.permissions_for_user(self.user)

    def _find(self, pk: int, lock: bool) -> Any:
        page = super()._find(pk, lock).specific
        if not isinstance(page, BuilderMixin):
            raise errors.not_found("This page is not made with the visual editor. Edit it in its form.")
        return page

    @property
    def title(self) -> str:
        return self.draft.get_admin_display_title()

    def can_edit(self) -> bool:
        return self.permissions.can_edit()

    def can_publish(self) -> bool:
        return self.permissions.can_publish()

    def can_submit(self) -> bool:
        return self.permissions.can_submit_for_moderation()

    @property
    def exit_url(self) -> str:
        return reverse("wagtailadmin_pages:edit", args=(self.pk,))

    @property
    def unpublish_url(self) -> str | None:
        return reverse("wagtailadmin_pages:unpublish", args=(self.pk,)) if self.can_publish() else None

    @property
    def live_url(self) -> str | None:
        return self.stored.get_url(self.request) if self.stored.live else None


class EditableSnippet(Editable):
    """Any snippet model with a document."""

    model: ClassVar[Any]
    edit_hook, publish_hook = "snippet", "publish"

    def can_edit(self) -> bool:
        if self._has("change"):
            return True
        task = self.draft.current_workflow_task
        return bool(task and task.user_can_access_editor(self.draft, self.user))

    def can_publish(self) -> bool:
        return self._has("publish")

    def can_submit(self) -> bool:
        return self.draft.has_workflow and not self.draft.workflow_in_progress

    def _has(self, permission: str) -> bool:
        policy = policy_registry.get_by_type(self.model)
        return policy.user_has_permission_for_instance(self.user, permission, self.stored)

    @property
    def exit_url(self) -> str:
        return self._admin_url("edit")

    @property
    def unpublish_url(self) -> str | None:
        return self._admin_url("unpublish") if self.can_publish() else None

    def _admin_url(self, name: str) -> str:
        return reverse(self.model.snippet_viewset.get_url_name(name), args=(quote(self.pk),))


class EditableTemplate(EditableSnippet):
    kind, model = "template", Template


KINDS: dict[str, type[Editable]] = {editable.kind: editable for editable in (EditablePage, EditableTemplate)}
