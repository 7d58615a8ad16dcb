"""The call that gives a page's script its work."""

from django.http import HttpRequest

from ...signal_collection.proof_of_work.challenges import Challenge
from .page_proofs import page_challenge


def proof_challenge(request: HttpRequest) -> Challenge:
    """Work for a browser that is near a form. Its solution belongs into the form's field `intarsia_proof`."""
    return page_challenge(request)
