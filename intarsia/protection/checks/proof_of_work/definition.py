from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .check import proof_of_work
from .lookup import proof_state, use_proof

PROOF_OF_WORK = CheckDefinition(
    proof_of_work,
    {
        "browser_worked": _("The browser did work for this message, which costs a program time."),
        "no_work": _("The browser did no work for this message: a program, or a slow device."),
        "work_of_nobody": _("The work of the browser is forged."),
        "work_used_before": _("The work of the browser was used for another message."),
        "work_for_another_page": _("The browser worked for another page, or changed its network."),
        "work_too_old": _("The work of the browser has expired."),
    },
    Lookup(use_proof, for_test=proof_state, counts=("proof",)),
)
