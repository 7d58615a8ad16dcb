"""A user's own names for filters and columns of the list."""

from typing import Any
from urllib.parse import parse_qsl, urlencode

from django.contrib import messages
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.generic import View
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.wire.requests.numbers import number_in

from ...entries.models import MAX_NAME_LENGTH, MAX_QUERY_LENGTH
from ...models import Entry, SavedView

SAVED_PARAMETERS = {"show", "form", "columns", "q", "ordering", "received_from", "received_to"}
# More would fill the screen.
MAX_SAVED_VIEWS = 20


class SaveView(PermissionCheckedMixin, View):
    """Saves the filters under a name, or removes a saved view. The same name replaces the former filters."""

    http_method_names = ("post",)
    model = Entry
    any_permission_required = ("view", "change", "delete")
    index_url_name = ""

    def post(self, request: Any) -> HttpResponse:
        if number := request.POST.get("remove", ""):
            own = SavedView.objects.filter(user=request.user)
            own.filter(pk=number_in(number) or 0).delete()
            return redirect(self.index_url_name)
        query = _only_filters(request.POST.get("query", ""))
        fault = self._save(request, query)
        if fault:
            messages.error(request, fault)
        return redirect(f"{reverse(self.index_url_name)}?{query}")

    def _save(self, request: Any, query: str) -> str:
        name = request.POST.get("name", "").strip()
        if not name or len(name) > MAX_NAME_LENGTH:
            return _("Enter a name of 1 to %(most)s characters.") % {"most": MAX_NAME_LENGTH}
        others = SavedView.objects.filter(user=request.user).exclude(name=name)
        if others.count() >= MAX_SAVED_VIEWS:
            return _("You have %(most)s saved views. Remove one first.") % {"most": MAX_SAVED_VIEWS}
        SavedView.objects.update_or_create(user=request.user, name=name, defaults={"query": query})
        return ""


def _only_filters(query: str) -> str:
    kept = urlencode([(name, value) for name, value in parse_qsl(query) if name in SAVED_PARAMETERS])
    return kept if len(kept) <= MAX_QUERY_LENGTH else ""
