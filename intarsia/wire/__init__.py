"""How browsers reach the site: named calls by ajax and REST, their guards, limits and nonces.

An app registers its calls with `register` in its module `calls`.
"""

from .guarding.signatures import has_signed_query, signed_query
from .named_calls.registry import Call, CallError, register
from .page_states import page_state

__all__ = ["Call", "CallError", "has_signed_query", "page_state", "register", "signed_query"]
