from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .call import BOT_DETECTOR
from .check import event_token
from .lookup import token_state, use_token

EVENT_TOKEN = CheckDefinition(
    event_token,
    {
        "token_of_nobody": _("The visit token is forged."),
        "token_used_before": _("The visit token was used before."),
        "token_too_old": _("The visit token has expired."),
        "token_of_this_browser": _("The visit token is valid."),
        "no_token": _("The browser sent no visit token."),
    },
    Lookup(use_token, for_test=token_state, counts=("token", "findings")),
    calls=[BOT_DETECTOR],
)
