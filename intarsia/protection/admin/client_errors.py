"""Errors of our scripts on this site's pages, reported by a sample of visitors."""

from typing import Any
from urllib.parse import urlsplit

from django.utils.translation import gettext_lazy as _
from wagtail.admin.ui.tables import Column, DateColumn, TitleColumn

from intarsia.admin_viewsets import ReceivedRowsViewSet

from ..models import ClientError
from .styled_list import StyledList

# Reading and deleting needs no other permissions.
OFFERED = ("index", "index_results", "delete")


class ClientErrorList(StyledList):
    page_title = _("JavaScript errors")
    results_template_name = "intarsia/protection/admin/client_errors_results.html"

    @property
    def columns(self) -> list[Any]:
        return [
            TitleColumn("message", label=_("Message"), width="40%"),
            Column("page", label=_("Page"), accessor=lambda one: urlsplit(one.page_url).path),
            Column("user_agent", label=_("Browser")),
            Column("times", label=_("Count"), sort_key="times"),
            DateColumn("last_seen", label=_("Last seen"), sort_key="last_seen"),
        ]


class ClientErrorViewSet(ReceivedRowsViewSet):
    model = ClientError
    name = "protection_errors"
    icon = "warning"
    menu_label = _("JavaScript errors")
    list_per_page = 50
    search_fields = ("message", "page_url", "user_agent")
    index_view_class = ClientErrorList
    list_sets = ()

    def get_urlpatterns(self) -> list[Any]:
        return [one for one in super().get_urlpatterns() if one.name.endswith(OFFERED)]
