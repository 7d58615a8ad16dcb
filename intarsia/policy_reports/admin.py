"""Violations of the security policy in Wagtail's admin, under Reports."""

from typing import Any

import django_filters
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import path
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.generic import View
from wagtail.admin import messages
from wagtail.admin.filters import WagtailFilterSet
from wagtail.admin.ui.tables import Column, DateColumn, TitleColumn
from wagtail.admin.views import generic
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.admin_viewsets import ReceivedRowsViewSet
from intarsia.rendering.security_policy.mode import collects_reports, policy_mode

from .collecting import is_full
from .models import Violation
from .remedy import remedy_for
from .reported_page import page_at


def page_of(violation: Violation) -> str | Promise:
    return violation.path or gettext_lazy("(unknown page)")


def effect_of(violation: Violation) -> str | Promise:
    return gettext_lazy("Blocked") if violation.is_blocked else gettext_lazy("Reported only")


class ViolationFilters(WagtailFilterSet):
    directive = django_filters.ChoiceFilter(label=gettext_lazy("Directive"), choices=lambda: _stored_directives())

    class Meta:
        model = Violation
        fields = ("directive", "is_blocked", "site")


def _stored_directives() -> list[tuple[str, str]]:
    names = Violation.objects.order_by("directive").values_list("directive", flat=True).distinct()
    return [(name, name) for name in names]


class ViolationList(generic.IndexView):
    filterset_class = ViolationFilters
    results_template_name = "intarsia_policy_reports/list_results.html"
    delete_all_url_name = ""

    @property
    def columns(self) -> list[Any]:
        return [
            TitleColumn("source", label=_("Source"), accessor=str, get_url=self.get_inspect_url, sort_key="source"),
            Column("directive", label=_("Directive"), sort_key="directive"),
            Column("path", label=_("Page"), accessor=page_of, sort_key="path"),
            Column("is_blocked", label=_("Effect"), accessor=effect_of),
            Column("count", label=_("Visitors"), sort_key="count"),
            DateColumn("last_seen", label=_("Last seen"), sort_key="last_seen"),
        ]

    def get_base_queryset(self) -> QuerySet[Violation]:
        return super().get_base_queryset().select_related("site")

    def get_context_data(self, *args: Any, **kwargs: Any) -> dict[str, Any]:
        context = super().get_context_data(*args, **kwargs)
        can_delete = self.user_has_permission("delete") and context["object_list"]
        return context | {
            "mode": policy_mode(),
            "is_full": is_full(),
            "delete_all_url_name": self.delete_all_url_name if can_delete else "",
        }


class ViolationPage(generic.InspectView):
    template_name = "intarsia_policy_reports/violation.html"

    def get_page_subtitle(self) -> str:
        return str(self.object)

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        page = page_at(self.object.site, self.object.path) if self.object.path else None
        return super().get_context_data(**kwargs) | {"remedy": remedy_for(self.object), "page": page}


class DeleteAll(PermissionCheckedMixin, View):
    """After a change of the settings, what is reported again is still wrong."""

    http_method_names = ("post",)
    model = Violation
    permission_required = "delete"
    index_url_name = ""

    def post(self, request: HttpRequest) -> HttpResponse:
        Violation.objects.all().delete()
        messages.success(request, _("All reports are deleted. Current violations are reported again."))
        return redirect(self.index_url_name)


class ViolationViewSet(ReceivedRowsViewSet):
    """Violations can be read and deleted, but not created or edited."""

    model = Violation
    name = "intarsia_policy_reports"
    icon = "warning"
    menu_label = gettext_lazy("Security policy")
    menu_order = 960
    menu_hook = "register_reports_menu_item"
    add_to_admin_menu = True
    list_per_page = 50
    ordering = ("-last_seen", "-pk")
    search_fields = ("source", "path")
    inspect_view_enabled = True
    inspect_view_fields = ("directive", "source", "site", "path", "is_blocked", "count", "first_seen", "last_seen")
    index_view_class = ViolationList
    inspect_view_class = ViolationPage

    def get_menu_item(self, order: int | None = None) -> Any:
        item = super().get_menu_item(order)
        is_permitted = item.is_shown
        # A site that collects nothing does not need it.
        item.is_shown = lambda request: collects_reports() and is_permitted(request)
        return item

    def get_index_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_index_view_kwargs(**kwargs) | {"delete_all_url_name": self.get_url_name("delete_all")}

    def get_urlpatterns(self) -> list[Any]:
        delete_all = self.construct_view(DeleteAll, index_url_name=self.get_url_name("index"))
        return [*super().get_urlpatterns(), path("delete-all/", delete_all, name="delete_all")]
