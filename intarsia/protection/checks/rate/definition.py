from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .check import rate
from .lookup import rates

RATE = CheckDefinition(
    rate,
    {
        "flood_from_address": _("Flood of messages from this IP address."),
        "flood_from_network": _("Flood of messages from this network."),
        "flood_from_identity": _("Flood of messages from this sender."),
        "many_from_address": _("Many messages from this IP address."),
        "many_from_network": _("Many messages from this network."),
        "many_from_identity": _("Many messages from this sender."),
    },
    Lookup(rates, counts=("from_ip", "from_network", "from_identity")),
)
