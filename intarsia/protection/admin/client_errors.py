"""Errors of our scripts on this site's pages, reported by a sample of visitors."""

from typing import Any
from urllib.parse import urlsplit

from django.utils.translation import gettext_lazy as _
from wagtail.admin.ui.tables import Column, DateColumn, TitleColumn
from wagtail.admin.viewsets.model import ModelViewSet

from ..models import ClientError
from .styled_list import StyledList

# Reading and deleting needs no other permissions.
OFFERED = ("index", "index_results", "delete")
NOT_OFFERED = ("add_url_name", "edit_url_name", "usage_url_name")


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


class ClientErrorViewSet(ModelViewSet):
    model = ClientError
    name = "protection_errors"
    icon = "warning"
    menu_label = _("JavaScript errors")
    list_per_page = 50
    search_fields = ("message", "page_url", "user_agent")
    form_fields = ()
    copy_view_enabled = False
    add_to_reference_index = False
    index_view_class = ClientErrorList

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        offered = super().get_common_view_kwargs(**kwargs)
        return {name: value for name, value in offered.items() if name not in NOT_OFFERED}

    def get_urlpatterns(self) -> list[Any]:
        return [one for one in super().get_urlpatterns() if one.name.endswith(OFFERED)]
