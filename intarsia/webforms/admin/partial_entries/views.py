from typing import Any

from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import get_object_or_404
from django.urls import path
from django.utils.translation import gettext_lazy as _
from django.views.generic import View
from wagtail.admin.ui.tables import Column, DateColumn, TitleColumn
from wagtail.admin.views import generic
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin
from wagtail.admin.viewsets.model import ModelViewSet

from intarsia.protection.page_script.api import script_url

from ...models import SavedAnswers
from ...saved_answers.deletion import delete_saved
from ..entries.detail.contact_links import answer_html
from ..entries.detail.entry_files import file_download


def sender_of(saved: SavedAnswers) -> str:
    return saved.name or saved.email or f"#{saved.pk}"


class PartialEntryList(generic.IndexView):
    page_title = _("Partial entries")

    def get_base_queryset(self) -> QuerySet:
        user, allowed = self.request.user, self.any_permission_required
        found: QuerySet = self.permission_policy.instances_user_has_any_permission_for(user, allowed)
        return found.select_related("form").order_by("-saved", "-pk")

    @property
    def columns(self) -> list[Column]:
        return [
            TitleColumn("sender", label=_("From"), accessor=sender_of, get_url=self.get_inspect_url),
            Column("form", label=_("Form")),
            Column("page", label=_("Page")),
            DateColumn("saved", label=_("Saved")),
            DateColumn("expires", label=_("Link works until")),
        ]


class PartialEntryPage(generic.InspectView):
    page_title = _("Partial entry")
    template_name = "intarsia/webforms/admin/partial_entry.html"
    file_url_name = ""

    def get_object(self, *args: Any, **kwargs: Any) -> SavedAnswers:
        saved: SavedAnswers = super().get_object(*args, **kwargs)
        check_permission(self, saved)
        return saved

    def get_fields_context(self) -> list[Any]:
        return []

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        saved = self.object
        return super().get_context_data(**kwargs) | {
            "saved": saved,
            "answers": [(field.label, answer_html(field.type, text)) for field, text in saved.answered_fields],
            "files": saved.files.all(),
            "file_url_name": self.file_url_name,
            "staff_styles": script_url("staffPages"),
        }


class PartialEntryDelete(generic.DeleteView):
    """The visitor's link stops working."""

    def get_object(self, *args: Any, **kwargs: Any) -> SavedAnswers:
        saved: SavedAnswers = super().get_object(*args, **kwargs)
        check_permission(self, saved)
        return saved

    def delete_action(self) -> None:
        delete_saved(SavedAnswers.objects.filter(pk=self.object.pk))


class DownloadPartialFile(PermissionCheckedMixin, View):
    model = SavedAnswers
    any_permission_required = generic.InspectView.any_permission_required
    permission_required: Any = None

    def get(self, _request: HttpRequest, pk: int, file: int) -> HttpResponseBase:
        saved = get_object_or_404(SavedAnswers.objects.select_related("form"), pk=pk)
        check_permission(self, saved)
        return file_download(get_object_or_404(saved.files, pk=file))


def check_permission(view: Any, saved: SavedAnswers) -> None:
    actions = [view.permission_required] if view.permission_required else view.any_permission_required
    if not view.permission_policy.user_has_any_permission_for_instance(view.request.user, actions, saved):
        raise PermissionDenied


class PartialEntryViewSet(ModelViewSet):
    model = SavedAnswers
    name = "webform_partial_entries"
    icon = "history"
    form_fields = ()
    copy_view_enabled = False
    inspect_view_enabled = True
    add_to_reference_index = False
    index_view_class = PartialEntryList
    inspect_view_class = PartialEntryPage
    delete_view_class = PartialEntryDelete

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        offered = super().get_common_view_kwargs(**kwargs)
        kept = {name: value for name, value in offered.items() if name not in ("add_url_name", "edit_url_name")}
        return kept | {"file_url_name": self.get_url_name("file")}

    def get_delete_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        # Nothing refers to a partial entry.
        return super().get_delete_view_kwargs(**kwargs) | {"usage_url_name": None}

    def get_urlpatterns(self) -> list[Any]:
        kept = ("index", "index_results", "inspect", "delete")
        return [
            *(one for one in super().get_urlpatterns() if one.name in kept),
            path("file/<int:pk>/<int:file>/", self.construct_view(DownloadPartialFile), name="file"),
        ]
