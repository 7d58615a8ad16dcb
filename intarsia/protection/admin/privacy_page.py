"""The data that the site stores for an e-mail address: view, export and erase."""

import json
from typing import Any

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext
from django.views.generic import FormView
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.moderation.api import erase, export

from ..models import JudgedSubmission

NAMES = {
    "messages": gettext_lazy("Messages and their signals"),
    "listed_senders": gettext_lazy("Allow and block list entries"),
    "comments": gettext_lazy("Comments"),
    "webform_entries": gettext_lazy("Entries of forms"),
    "webform_partial_entries": gettext_lazy("Partial entries of forms"),
}


class EmailForm(forms.Form):
    email = forms.EmailField(label=gettext_lazy("E-mail address"))


class PrivacyPage(PermissionCheckedMixin, WagtailAdminTemplateMixin, FormView):
    """The e-mail address is sent by POST, because URLs end up in logs."""

    model = JudgedSubmission
    permission_required = "delete"
    form_class = EmailForm
    page_title = gettext_lazy("Privacy")
    header_icon = "user"
    template_name = "intarsia/protection/admin/privacy.html"
    index_url_name = ""

    def form_valid(self, form: EmailForm) -> HttpResponse:
        email = form.cleaned_data["email"]
        wanted = self.request.POST.get("wanted")
        if wanted == "export":
            return self._file(email)
        if wanted == "erase" and self.request.POST.get("is_sure"):
            return self._erased(self.request, email)
        kept = [(NAMES.get(name, name), len(entries)) for name, entries in export(email).items()]
        found = {"kept": kept, "email": email, "is_empty": not any(number for _name, number in kept)}
        return self.render_to_response(self.get_context_data(form=form, needs_confirmation=wanted == "erase", **found))

    def _file(self, email: str) -> HttpResponse:
        content = json.dumps({"email": email, "kept": export(email)}, indent=2, ensure_ascii=False)
        response = HttpResponse(content, content_type="application/json; charset=utf-8")
        response["Content-Disposition"] = 'attachment; filename="personal-data.json"'
        response["Cache-Control"] = "no-store"
        return response

    def _erased(self, request: HttpRequest, email: str) -> HttpResponse:
        count = sum(erase(email).values())
        text = ngettext(
            "%d entry for this e-mail address was erased.", "%d entries for this e-mail address were erased.", count
        )
        messages.success(request, text % count)
        return redirect(self.index_url_name)

    def get_breadcrumbs_items(self) -> list[Any]:
        return [*self.breadcrumbs_items, {"url": "", "label": _("Privacy")}]
