from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .check import referrer
from .lookup import sending_site

REFERRER = CheckDefinition(
    referrer,
    {
        "sent_from_elsewhere": _("Sent from a page of another site."),
    },
    Lookup(sending_site, for_test=sending_site),
)
