"""The call with which pages report what their security policy blocked."""

from intarsia.wire import register

from .collecting import Reports, collect

register(
    "policy_violations",
    guard="origin",
    request_model=Reports,
    max_bytes=16 * 1024,
    per_minute=10,
)(collect)
