"""All providers. A new one is a module with a `Provider`, and one entry here."""

from typing import Final

from .proof_of_work import ProofOfWork
from .provider import Provider
from .verified_service import SERVICES

PROVIDERS: Final[dict[str, Provider]] = {provider.name: provider for provider in (ProofOfWork(), *SERVICES)}
