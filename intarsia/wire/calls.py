"""The calls of the wire itself."""

from .named_calls.registry import register
from .page_states import Wanted, load_page_state

register(
    "page_state",
    guard="origin",
    routes=["intarsia/v1/page-state"],
    request_model=Wanted,
    max_bytes=64 * 1024,
    per_minute=60,
)(load_page_state)
