"""The pages that a form can be added to. One click adds it at the end of a page, as a draft, and opens the page."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.crypto import get_random_string
from django.utils.translation import gettext_lazy as _
from django.views.generic import TemplateView
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin
from wagtail.models import Page

from intarsia.pages.api import append_element, editor_url, pages_to_edit
from intarsia.wire.requests.numbers import number_in

from ...models import WebForm

MAX_PAGES = 24


class PlaceForm(PermissionCheckedMixin, WagtailAdminTemplateMixin, TemplateView):
    model = WebForm
    permission_required = "change"
    page_title = _("Add the form to a page")
    header_icon = "form"
    template_name = "intarsia/webforms/admin/place_form.html"
    edit_url_name = ""

    def get_breadcrumbs_items(self) -> list[Any]:
        form = self._form()
        edit = {"url": reverse(self.edit_url_name, args=[form.pk]), "label": form.title}
        return [*self.breadcrumbs_items, edit, {"url": "", "label": self.page_title}]

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        searched = self.request.GET.get("q", "").strip()
        pages = pages_to_edit(self.request.user, searched, MAX_PAGES)
        more = {"form": self._form(), "pages": pages, "searched": searched, "is_full": len(pages) == MAX_PAGES}
        return super().get_context_data(**kwargs) | more

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        form, page = self._form(), get_object_or_404(Page, pk=number_in(request.POST.get("page", ""))).specific
        name = f"form-{get_random_string(8)}"
        element = {"type": "form", "props": {"id": name, "form": {"id": form.pk}}}
        if refusal := append_element(request, page, element):
            messages.error(request, refusal)
            return HttpResponseRedirect(request.path)
        url = editor_url(page)
        # The editor selects the element that the URL names.
        return HttpResponseRedirect(f"{url}#{name}" if url else request.path)

    def _form(self) -> WebForm:
        return get_object_or_404(WebForm, pk=self.kwargs["pk"])
