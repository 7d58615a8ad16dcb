"""Whether the browser worked for this message."""

from typing import Any

from ...signal_collection.lookups.submitted import Submitted
from ...signal_collection.parsing.fields import PROOF, sent
from . import page_proofs


def use_proof(submitted: Submitted) -> dict[str, Any]:
    return {"proof": page_proofs.use(submitted.request, _token(submitted), submitted.content)}


def proof_state(submitted: Submitted) -> dict[str, Any]:
    """The same without using up the proof."""
    return {"proof": page_proofs.state_of(submitted.request, _token(submitted))}


def _token(submitted: Submitted) -> str:
    """A field of the form. Forms that take no fields of ours, such as a search, have it with their signals."""
    return sent(submitted.request, PROOF) or str(submitted.signals.get(PROOF, ""))
