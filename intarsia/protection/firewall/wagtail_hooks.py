"""The wall's lists and log in Wagtail's admin."""

from django.utils.translation import gettext_lazy as _
from wagtail import hooks
from wagtail.admin.viewsets.base import ViewSetGroup
from wagtail.admin.viewsets.model import ModelViewSet

from .models import FirewallNetwork, StoppedAddress


class NetworkViewSet(ModelViewSet):
    model = FirewallNetwork
    icon = "warning"
    menu_label = _("Networks")
    list_display = ("network", "action", "note", "changed")
    list_filter = ("action",)
    search_fields = ("network", "note")
    form_fields = ("network", "action", "note")


class StoppedViewSet(ModelViewSet):
    """What was written down can be read, not made up."""

    model = StoppedAddress
    icon = "history"
    menu_label = _("Stopped")
    list_display = ("address", "reason", "was_stopped", "times", "last")
    list_filter = ("day", "reason", "was_stopped")
    search_fields = ("address",)
    form_fields = ()
    inspect_view_enabled = True
    inspect_view_fields = ("address", "reason", "was_stopped", "times", "day", "last")


@hooks.register("register_admin_viewset")
def firewall_views() -> ViewSetGroup:
    return FirewallGroup()


class FirewallGroup(ViewSetGroup):
    menu_label = _("Firewall")
    menu_icon = "warning"
    menu_order = 900
    items = (NetworkViewSet, StoppedViewSet)
