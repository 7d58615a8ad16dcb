from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .check import akismet, cleantalk, stopforumspam
from .lookup import reputation

AKISMET = CheckDefinition(
    akismet,
    {
        "akismet_says_spam": _("Akismet considers the message spam."),
        "akismet_says_person": _("Akismet does not consider the message spam."),
    },
    # One lookup asks all services at the same time.
    Lookup(reputation),
)
STOPFORUMSPAM = CheckDefinition(
    stopforumspam,
    {
        "known_to_stop_forum_spam": _("The sender is listed by Stop Forum Spam."),
    },
)
CLEANTALK = CheckDefinition(
    cleantalk,
    {
        "cleantalk_says_spam": _("CleanTalk considers the message spam."),
        "cleantalk_says_person": _("CleanTalk does not consider the message spam."),
    },
)
