"""The screen that turns a page into a visual one, and back. Both make a draft: visitors see it once it is published."""

from collections.abc import Callable
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBadRequest, HttpResponseBase
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.views.generic import TemplateView
from wagtail.admin import messages
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.models import Page

from intarsia.documents.kinds.editable import Editable
from intarsia.documents.kinds.errors import EditorError

from ..conversion.pages import NotConvertible, converted
from ..conversion.storing import store_converted, store_turned_back, store_visual
from ..editing.requests.guard import permitted


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

    def get_breadcrumbs_items(self) -> list[Any]:
        page = {"url": self.editable.exit_url, "label": self.editable.title}
        return [*self.breadcrumbs_items, page, {"url": "", "label": self.page_title}]

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        draft = self.editable.draft
        content: dict[str, Any] = {}
        try:
            content["converted"] = None if draft.is_visual else converted(draft, self.request.user)
        except NotConvertible as error:
            content["not_convertible"] = str(error)
        return super().get_context_data(**kwargs) | {
            **content,
            "is_visual": draft.is_visual,
            "has_design": bool(draft.document.get("content")),
            "lock_message": self.editable.lock_message,
            "exit_url": self.editable.exit_url,
        }

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        visual = request.POST.get("visual")
        if visual not in _STORED:
            return HttpResponseBadRequest("Choose one of the buttons of this screen.")
        try:
            _STORED[visual](self.editable.draft, user=request.user)
        except NotConvertible as error:
            messages.error(request, self.editable.lock_message or _("Nothing was changed. %s") % error)
            return redirect("wagtailadmin_pages:edit", pk)
        if visual != "no":
            return redirect("intarsia_pages:editor", "page", pk)
        messages.success(request, _("The draft shows the fields of this form. Publish it to show them to visitors."))
        return redirect("wagtailadmin_pages:edit", pk)


def _convert(page: Page, user: Any) -> bool:
    return store_converted(page, converted(page, user), user=user)


# The values of the buttons.
_STORED: dict[str, Callable[..., bool]] = {"convert": _convert, "keep": store_visual, "no": store_turned_back}
