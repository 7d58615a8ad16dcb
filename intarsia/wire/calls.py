"""The calls of the wire itself."""

from .page_states import Wanted, load_page_state
from .registry import register

register(
    "page_state",
    guard="origin",
    routes=["intarsia/v1/page-state"],
    request_model=Wanted,
    max_bytes=64 * 1024,
    per_minute=60,
)(load_page_state)
