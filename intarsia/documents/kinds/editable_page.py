from typing import Any

from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext as _

from . import errors, page_settings
from .editable import Editable
from .registry import DocumentKind


class EditablePage(Editable):
    edit_hook, publish_hook = "page", "publish_page"

    def __init__(self, kind: DocumentKind, request: HttpRequest, pk: int, *, lock: bool = False):
        super().__init__(kind, request, pk, lock=lock)
        self.permissions = self.draft.permissions_for_user(self.user)

    def _find(self, pk: int, lock: bool) -> Any:
        page = super()._find(pk, lock).specific
        if not self.kind.has(page):
            raise errors.not_found(_("This page is not made with the visual editor. Edit it in its form."))
        return page

    def with_settings(self, document: Any, item: Any) -> Any:
        return page_settings.with_settings(document, item)

    def take_settings(self, document: Any) -> Any:
        return page_settings.take_settings(document, self.draft)

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
