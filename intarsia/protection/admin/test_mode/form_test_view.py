"""Starts test mode and opens a page with a form; ends test mode."""

from typing import Any
from urllib.parse import urlsplit

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.generic import View
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin
from wagtail.models import Site

from ...forms.form_pages import form_pages
from ...forms.form_test_mode import begin, end
from ...models import JudgedSubmission
from ..page_urls import is_page


class FormChoice(forms.Form):
    page = forms.ChoiceField(label=gettext_lazy("Page with a form"), required=False)
    url = forms.CharField(
        label=gettext_lazy("Or its URL"),
        required=False,
        max_length=500,
        help_text=gettext_lazy("Any page of this site, for example /contact/."),
    )

    def __init__(self, *args: Any, request: HttpRequest, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.request = request
        site = Site.find_for_request(request) or Site.objects.first()
        found = [(page.get_url(request), page.get_admin_display_title()) for page in form_pages(site)] if site else []
        self.fields["page"].choices = [(url, title) for url, title in found if url] or [("", "–")]  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        url = cleaned.get("url") or cleaned.get("page") or ""
        if not url:
            self.add_error("url", _("Choose a page or enter its URL."))
        elif not (url.startswith("/") or urlsplit(url).netloc):
            self.add_error("url", _("Start the URL with a slash, for example /contact/."))
        elif not self._is_here(url):
            self.add_error("url", _("This page is on another host than this admin. Sign in there to test its forms."))
        elif not is_page(self.request, url):
            self.add_error("url", _("This site has no page for visitors at this URL."))
        return cleaned | {"url": url}

    def _is_here(self, url: str) -> bool:
        """Test mode is stored in the session, which other hosts do not share."""
        return url_has_allowed_host_and_scheme(url, {self.request.get_host()})


class FormTestView(PermissionCheckedMixin, View):
    model = JudgedSubmission
    permission_required = "view"
    index_url_name = ""
    http_method_names = ("post",)

    def post(self, request: HttpRequest) -> HttpResponse:
        if "end" in request.POST:
            end(request)
            messages.success(request, _("Test ended. Your messages are stored and delivered again."))
            return redirect(self.index_url_name)
        choice = FormChoice(request.POST, request=request)
        if not choice.is_valid():
            for error in choice.errors.values():
                messages.error(request, error.as_text().removeprefix("* "))
            return redirect(self.index_url_name)
        begin(request)
        return redirect(choice.cleaned_data["url"])
