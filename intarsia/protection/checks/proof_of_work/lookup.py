"""Whether the browser worked for this message."""

from typing import Any

from ...signal_collection.lookups.submitted import Submitted
from ...signal_collection.parsing.fields import PROOF, sent
from ...signal_collection.proof_of_work.challenges import work_in
from . import page_proofs


def use_proof(submitted: Submitted) -> dict[str, Any]:
    token = _token(submitted)
    return _known(page_proofs.use(submitted.request, token, submitted.content), token)


def proof_state(submitted: Submitted) -> dict[str, Any]:
    """The same without using up the proof."""
    token = _token(submitted)
    return _known(page_proofs.state_of(submitted.request, token), token)


def _known(state: page_proofs.State, token: str) -> dict[str, Any]:
    work = work_in(token) if state == "valid" else None
    return {"proof": state, "proof_seconds": work and work.seconds}


def _token(submitted: Submitted) -> str:
    """A field of the form. Forms that take no fields of ours, such as a search, have it with their signals."""
    return sent(submitted.request, PROOF) or str(submitted.signals.get(PROOF, ""))
