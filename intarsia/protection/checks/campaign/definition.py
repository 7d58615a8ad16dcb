from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .check import campaign
from .lookup import similar_texts

CAMPAIGN = CheckDefinition(
    campaign,
    {
        "text_from_many_senders": _("Several senders sent nearly the same text within a week."),
        "text_marked_as_spam": _("You marked nearly the same text as spam."),
    },
    Lookup(similar_texts),
)
