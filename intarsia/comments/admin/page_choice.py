"""Whether one page accepts comments, and the explanation of the badge."""

from typing import Any

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.generic import TemplateView
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin
from wagtail.models import Page

from ..models import Comment, PageComments


class ChoiceForm(forms.Form):
    comments = forms.ChoiceField(
        label=_("Comments on this page"),
        choices=[("", _("Use the site setting")), *PageComments.Choice.choices],
        required=False,
        widget=forms.RadioSelect,
    )


class CommentsAdminPage(PermissionCheckedMixin, WagtailAdminTemplateMixin, TemplateView):
    """An admin page below the list of comments."""

    model = Comment
    header_icon = "comment"
    index_url_name = ""

    def get_breadcrumbs_items(self) -> list[Any]:
        above = {"url": reverse(self.index_url_name), "label": _("Comments")}
        return [*self.breadcrumbs_items, above, {"url": "", "label": self.get_page_title()}]


class PageCommentSettings(CommentsAdminPage):
    template_name = "intarsia/comments/admin/choose.html"
    permission_required = "change"
    page_title = _("Comments on a page")

    def _page(self, pk: int) -> Page:
        """Requires permission to edit the page."""
        page = get_object_or_404(Page, pk=pk)
        if not page.permissions_for_user(self.request.user).can_edit():
            raise PermissionDenied
        return page

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        page = self._page(kwargs["pk"])
        chosen = PageComments.objects.filter(page=page).first()
        form = ChoiceForm(initial={"comments": chosen.choice if chosen else ""})
        return super().get_context_data(**kwargs) | {"form": form, "subject": page}

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        page, form = self._page(pk), ChoiceForm(request.POST)
        if not form.is_valid():
            return self.get(request, pk=pk)
        if choice := form.cleaned_data["comments"]:
            PageComments.objects.update_or_create(page=page, defaults={"choice": choice})
        else:
            for one in PageComments.objects.filter(page=page):
                one.delete()
        messages.success(request, _("The comment setting of “%(page)s” has been saved.") % {"page": page.title})
        return redirect(f"{reverse(self.index_url_name)}?page={pk}")


class BadgeExplanation(CommentsAdminPage):
    template_name = "intarsia/comments/admin/badge.html"
    permission_required = "view"
    page_title = _("The Real Person Badge!")
