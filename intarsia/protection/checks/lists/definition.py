from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .check import lists
from .lookup import listed

LISTS = CheckDefinition(
    lists,
    {
        "on_allow_list": _("On your allow list."),
        "on_block_list": _("On your block list."),
    },
    Lookup(listed, for_test=listed),
)
