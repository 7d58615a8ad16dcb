from typing import Any

import django_filters
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from wagtail.admin.filters import WagtailFilterSet
from wagtail.admin.ui.tables import Column, DateColumn, TitleColumn
from wagtail.admin.views.generic import IndexView, InspectView
from wagtail.admin.viewsets.model import ModelViewSet
from wagtail.snippets.views.snippets import SnippetViewSet

from ..models import Entry, WebForm

UNOFFERED = ("add_url_name", "edit_url_name", "copy_url_name")


class FormViewSet(SnippetViewSet):
    model = WebForm
    icon = "form"
    menu_label = _("Forms")
    menu_order = 870
    add_to_admin_menu = True
    list_display = ["title", "live"]


class EntryFilter(WagtailFilterSet):
    form = django_filters.ModelChoiceFilter(queryset=WebForm.objects.all(), label=_("Form"))

    class Meta:
        model = Entry
        fields = ["form"]


class EntryList(IndexView):
    default_ordering = "-submitted"
    columns = [
        TitleColumn(
            "sender",
            label=_("From"),
            accessor=lambda entry: entry.name or entry.email or f"#{entry.pk}",
            get_url=lambda entry: reverse("webform_entries:inspect", args=[entry.pk]),
        ),
        Column("form", label=_("Form")),
        Column("summary", label=_("Text"), accessor=lambda entry: entry.text[:120]),
        Column("status", label=_("Status"), accessor=lambda entry: _status_of(entry)),
        DateColumn("submitted", label=_("Submitted"), sort_key="submitted"),
    ]


class EntryPage(InspectView):
    """The answers of an entry, as the visitor saw the questions."""

    def get_fields_context(self) -> list[dict[str, Any]]:
        entry = self.object
        facts = [(_("Form"), entry.form), (_("Submitted"), entry.submitted), (_("Status"), _status_of(entry))]
        return [
            {"name": str(label), "label": label, "value": value or "–", "component": None}
            for label, value in (*facts, *entry.labelled_answers)
        ]


class EntryViewSet(ModelViewSet):
    """Entries can be read and deleted, but not created or edited."""

    model = Entry
    name = "webform_entries"
    icon = "mail"
    menu_label = _("Entries")
    menu_order = 875
    add_to_admin_menu = True
    form_fields = ()
    list_per_page = 50
    search_fields = ("name", "email", "text")
    copy_view_enabled = False
    inspect_view_enabled = True
    add_to_reference_index = False
    filterset_class = EntryFilter
    index_view_class = EntryList
    inspect_view_class = EntryPage

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        offered = super().get_common_view_kwargs(**kwargs)
        return {name: value for name, value in offered.items() if name not in UNOFFERED}

    def get_queryset(self, request: Any) -> Any:
        return Entry.objects.select_related("form").prefetch_related("moderation", "form__fields")

    def get_urlpatterns(self) -> list[Any]:
        offered = super().get_urlpatterns()
        return [one for one in offered if one.name not in ("add", "edit", "history", "usage")]


def _status_of(entry: Entry) -> str:
    record = entry.record
    return str(record.get_status_display()) if record else ""
