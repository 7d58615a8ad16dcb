"""The screen that turns a page into a visual one, and back. Both make a draft: visitors see it once it is published."""

from typing import Any

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.generic import TemplateView
from wagtail.admin import messages
from wagtail.admin.views.generic import WagtailAdminTemplateMixin

from intarsia.documents.kinds.editable import Editable
from intarsia.documents.kinds.errors import EditorError

from ..editing.guard import permitted
from ..editing.saving import store_draft
from ..panels import editor_url


class VisualStateView(WagtailAdminTemplateMixin, TemplateView):
    header_icon = "edit"
    template_name = "intarsia/pages/visual_state.html"
    editable: Editable

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        try:
            self.editable = permitted(request, "page", kwargs["pk"])
        except EditorError as error:
            if error.status == 403:
                raise PermissionDenied from error
            raise Http404 from error
        if not getattr(self.editable.draft, "has_own_view", False):
            raise Http404("Pages of this type are always visual.")
        return super().dispatch(request, *args, **kwargs)

    @property
    def page_title(self) -> str:
        return _("Show the fields of the form") if self.editable.draft.is_visual else _("Build visually")

    @property
    def page_subtitle(self) -> str:
        return self.editable.title

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {
            "is_visual": self.editable.draft.is_visual,
            "has_design": bool(self.editable.draft.document.get("content")),
            "lock_message": self.editable.lock_message,
            "exit_url": self.editable.exit_url,
        }

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        if self.editable.lock is not None:
            messages.error(request, self.editable.lock_message)
            return redirect("wagtailadmin_pages:edit", pk)
        is_visual = request.POST.get("visual") == "yes"
        draft = _store(self.editable, is_visual)
        if is_visual:
            return HttpResponseRedirect(editor_url(draft) or "")
        messages.success(request, _("The draft shows the fields of this form. Publish it to show them to visitors."))
        return redirect("wagtailadmin_pages:edit", pk)


def _store(editable: Editable, is_visual: bool) -> Any:
    """The document and the fields stay as they are, so both ways can be undone."""
    with transaction.atomic():
        editable = editable.locked()
        editable.draft.built_visually = is_visual
        store_draft(editable)
    return editable.reloaded().stored
