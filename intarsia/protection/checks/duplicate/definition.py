from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .check import duplicate
from .lookup import copies

DUPLICATE = CheckDefinition(
    duplicate,
    {
        "sent_before": _("The same text was sent before."),
        "sent_many_times": _("The same text was sent many times."),
    },
    Lookup(copies, counts=("copies",)),
)
