from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .check import words
from .lookup import learned

WORDS = CheckDefinition(
    words,
    {
        "reads_like_spam": _("The text reads like advertising."),
        "reads_like_a_person": _("The text reads like a person wrote it."),
        "like_your_spam": _("The text resembles messages that you marked as spam."),
        "like_what_you_let_through": _("The text resembles messages that you allowed."),
    },
    Lookup(learned, for_test=learned),
)
