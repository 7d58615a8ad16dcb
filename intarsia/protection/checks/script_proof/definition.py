from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import script_proof

SCRIPT_PROOF = CheckDefinition(
    script_proof,
    {
        "script_ran": _("The page script ran in the browser."),
        "no_script": _("The page script did not run: a bot, or a browser without JavaScript."),
        "wrong_script_proof": _("The page script sent an invalid proof."),
    },
)
