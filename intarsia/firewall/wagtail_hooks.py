"""The firewall's networks and log in Wagtail's admin."""

from typing import Any

from django.utils.text import capfirst
from django.utils.translation import gettext_lazy as _
from wagtail import hooks
from wagtail.admin.ui.tables import Column, DateColumn, TitleColumn
from wagtail.admin.viewsets.base import ViewSetGroup
from wagtail.admin.viewsets.model import ModelViewSet

from intarsia.protection.admin.api import StyledList

from .models import BlockedIp, FirewallNetwork

NOT_OFFERED = ("add_url_name", "edit_url_name", "usage_url_name")


class NetworkViewSet(ModelViewSet):
    model = FirewallNetwork
    icon = "warning"
    menu_label = _("Networks")
    list_display = ("network", "action", "note", "changed")
    list_filter = ("action",)
    search_fields = ("network", "note")
    form_fields = ("network", "action", "note")
    index_view_class = StyledList


class BlockedIpList(StyledList):
    @property
    def columns(self) -> list[Any]:
        return [
            TitleColumn("ip", label=capfirst(_("IP address")), get_url=self.get_inspect_url, sort_key="ip"),
            Column("reason", label=capfirst(_("reason")), accessor="get_reason_display", sort_key="reason"),
            Column("was_blocked", label=_("Status"), accessor=_outcome_label, sort_key="was_blocked"),
            Column("times", label=capfirst(_("count")), sort_key="times"),
            DateColumn("last", label=capfirst(_("last seen")), sort_key="last"),
        ]


def _outcome_label(one: BlockedIp) -> Any:
    return _("Blocked") if one.was_blocked else _("Allowed (monitoring only)")


class BlockedIpViewSet(ModelViewSet):
    """Log entries can be read, not created."""

    model = BlockedIp
    icon = "history"
    menu_label = _("Blocked")
    list_filter = ("day", "reason", "was_blocked")
    search_fields = ("ip",)
    form_fields = ()
    inspect_view_enabled = True
    inspect_view_fields = ("ip", "reason", "was_blocked", "times", "day", "last")
    copy_view_enabled = False
    index_view_class = BlockedIpList

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        offered = super().get_common_view_kwargs(**kwargs)
        return {name: value for name, value in offered.items() if name not in NOT_OFFERED}

    def get_urlpatterns(self) -> list[Any]:
        return [one for one in super().get_urlpatterns() if one.name not in ("add", "edit", "usage")]


@hooks.register("register_admin_viewset")
def firewall_views() -> ViewSetGroup:
    return FirewallGroup()


class FirewallGroup(ViewSetGroup):
    menu_label = _("Firewall")
    menu_icon = "warning"
    menu_order = 900
    items = (NetworkViewSet, BlockedIpViewSet)
