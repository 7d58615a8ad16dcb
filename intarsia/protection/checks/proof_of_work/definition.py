from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .call import PROOF_CHALLENGE
from .check import proof_of_work
from .lookup import proof_state, use_proof

PROOF_OF_WORK = CheckDefinition(
    proof_of_work,
    {
        "browser_worked": _("The browser sent a valid proof of work, which costs a program time."),
        "no_work": _("No proof of work was sent: a program, or a slow device."),
        "work_of_nobody": _("The proof of work is forged."),
        "work_used_before": _("The proof of work was used for another message."),
        "work_for_another_page": _("The proof of work is for another page or network."),
        "work_too_old": _("The proof of work has expired."),
    },
    Lookup(use_proof, for_test=proof_state, counts=("proof",)),
    calls=[PROOF_CHALLENGE],
)
