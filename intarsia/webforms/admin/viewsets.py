from typing import Any

from django.db.models import Count, Q, QuerySet
from django.urls import path, reverse
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from wagtail.admin.ui.tables import TitleColumn
from wagtail.snippets.views.snippets import CreateView, IndexView, SnippetViewSet

from intarsia.admin_viewsets import ReceivedRowsViewSet
from intarsia.moderation.api import ModerationRecord

from ..form_templates.currency import currency_for
from ..models import Entry, WebForm
from .entries.decisions import BULK_DECISIONS
from .entries.detail.entry_files import DownloadEntryFile
from .entries.detail.entry_page import EntryDelete, EntryPage, EntryPrint
from .entries.editing.entry_edit import EntryEdit
from .entries.entry_actions import Act, PersonalData
from .entries.entry_list import EntryList
from .entries.report import FormReport
from .entries.saved_views import SaveView
from .form_copy import FormCopy
from .form_templates.gallery import Gallery, TemplatePreview
from .placing.views import PlaceForm
from .status import FormStatusColumn
from .trying.mails import TestMails
from .trying.mode import TestForm

OWN_URLS = ("act", "file", "print", "person", "view", "report")


def entries_column() -> TitleColumn:
    """How many were allowed, with a link to them."""
    return TitleColumn(
        "allowed", label=_("Entries"), get_url=lambda form: f"{reverse('webform_entries:index')}?form={form.pk}"
    )


class FormList(IndexView):
    gallery_url_name = ""

    def get_base_queryset(self) -> QuerySet:
        allowed = Count("entries", filter=Q(entries__moderation__status="allowed"), distinct=True)
        # Counting drops the order of the model.
        return super().get_base_queryset().annotate(allowed=allowed).order_by(*self.model._meta.ordering)

    def get_add_url(self) -> str | None:
        """A new form begins with the choice of a template."""
        return reverse(self.gallery_url_name) if super().get_add_url() else None


class FormCreation(CreateView):
    """Asks for the settings first. What it adds has no fields."""

    def get_initial_form_instance(self) -> WebForm:
        return WebForm(currency=currency_for(get_language() or ""))


class FormViewSet(SnippetViewSet):
    model = WebForm
    icon = "form"
    menu_label = _("Forms")
    menu_order = 870
    add_to_admin_menu = True
    list_display = ["title", entries_column(), FormStatusColumn()]
    index_view_class = FormList
    add_view_class = FormCreation
    copy_view_class = FormCopy

    def get_index_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_index_view_kwargs(**kwargs) | {"gallery_url_name": self.get_url_name("gallery")}

    def get_urlpatterns(self) -> list[Any]:
        gallery = Gallery.as_view(
            add_url_name=self.get_url_name("add"),
            list_url_name=self.get_url_name("list"),
            preview_url_name=self.get_url_name("template_preview"),
        )
        edit = {"edit_url_name": self.get_url_name("edit")}
        test = TestForm.as_view(test_url_name=self.get_url_name("test"), **edit)
        return [
            *super().get_urlpatterns(),
            path("test/<int:pk>/", test, name="test"),
            path("test/<int:pk>/mails/", TestMails.as_view(**edit), name="test_mails"),
            path("place/<int:pk>/", PlaceForm.as_view(**edit), name="place"),
            path("templates/", gallery, name="gallery"),
            path("templates/<slug:template>/", TemplatePreview.as_view(), name="template_preview"),
        ]


class EntryViewSet(ReceivedRowsViewSet):
    """Entries can be read, decided about, edited and deleted, but not created."""

    model = Entry
    name = "webform_entries"
    icon = "mail"
    menu_label = _("Entries")
    menu_order = 875
    add_to_admin_menu = True
    list_per_page = 50
    export_filename = "entries"
    inspect_view_enabled = True
    index_view_class = EntryList
    inspect_view_class = EntryPage
    delete_view_class = EntryDelete
    unlinked_views = ("add", "copy")
    list_sets = ("filterset_class", "search_fields")

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        own = {f"{name}_url_name": self.get_url_name(name) for name in OWN_URLS}
        return super().get_common_view_kwargs(**kwargs) | own

    def get_index_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        own = {"model": ModerationRecord, "bulk_decisions": BULK_DECISIONS}
        return super().get_index_view_kwargs(**kwargs) | own

    def get_delete_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        # Nothing refers to an entry.
        return super().get_delete_view_kwargs(**kwargs) | {"usage_url_name": None}

    def get_urlpatterns(self) -> list[Any]:
        return [
            *super().get_urlpatterns(),
            path("edit/<int:pk>/", self.construct_view(EntryEdit), name="edit"),
            path("act/<int:pk>/", self.construct_view(Act), name="act"),
            path("print/<int:pk>/", self.construct_view(EntryPrint), name="print"),
            path("file/<int:pk>/<int:file>/", self.construct_view(DownloadEntryFile), name="file"),
            path("person/<int:pk>/", self.construct_view(PersonalData), name="person"),
            path("view/", self.construct_view(SaveView), name="view"),
            path("report/<int:form>/", self.construct_view(FormReport), name="report"),
        ]
