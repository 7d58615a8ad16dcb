from intarsia.wire.named_calls.registry import Call, registered_calls
from intarsia.wire.named_calls.routes import path_of

from .markdown import code, first_paragraph, table

INTRODUCTION = """# Calls of page scripts

Scripts call the site by ajax (`POST /ajax/` with the field `action`) or by REST (the route below `/api/`). Both give
the same answer. [Register a call](../guides/register-calls.md) explains how you add yours. The OpenAPI document of the
REST calls is at `/api/openapi.json`.

| Guard | A call is accepted if |
| --- | --- |
| `nonce` | it carries a valid nonce: a field `_ajax_nonce`, `security` or `_wpnonce`, or the header `X-WP-Nonce` |
| `origin` | it comes from a page of the same site |
| `signature` | its query is signed by this site, or its signer is known to the call |
| `public_read` | always: it only reads what everybody may see |
"""
COLUMNS = ("Action", "REST routes", "Guard", "Bodies", "Max. size", "Per minute", "Purpose")


def page() -> str:
    rows = [_row(call) for call in sorted(registered_calls(), key=lambda call: call.name)]
    return f"{INTRODUCTION}\n{table(COLUMNS, rows)}"


def _row(call: Call) -> tuple[str, ...]:
    methods = ", ".join(call.methods)
    routes = "<br>".join(f"{methods} {code(path_of(route))}" for route in call.routes) or "–"
    size = f"{call.max_bytes // 1024} kB"
    return (
        code(call.name),
        routes,
        code(call.guard),
        ", ".join(call.bodies),
        size,
        str(call.per_minute),
        first_paragraph(call.handler),
    )
