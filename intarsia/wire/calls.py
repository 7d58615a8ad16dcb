"""The calls of the wire itself."""

from .named_calls.registry import register
from .page_states import WantedStates, load_page_state

register(
    "page_state",
    guard="origin",
    routes=["intarsia/v1/page-state"],
    request_model=WantedStates,
    max_bytes=64 * 1024,
    per_minute=60,
)(load_page_state)
