"""The call that gives a page's script its work."""

from django.http import HttpRequest

from intarsia.wire import Call

from ...signal_collection.proof_of_work.challenges import Challenge
from .page_proofs import page_challenge


def proof_challenge(request: HttpRequest) -> Challenge:
    """Work for a browser that is near a form. Its solution belongs into the form's field `intarsia_proof`."""
    return page_challenge(request)


PROOF_CHALLENGE = Call(
    "intarsia_proof_challenge",
    proof_challenge,
    "origin",
    routes=["antispam/v1/proof"],
    response_model=Challenge,
    max_bytes=1024,
    per_minute=60,
)
