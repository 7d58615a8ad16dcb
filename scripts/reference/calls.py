from intarsia.wire.registry import Call, registered_calls

from .markdown import code, first_paragraph, table

INTRODUCTION = """# Calls of page scripts

Scripts call the site by ajax (`POST /ajax/` with the field `action`) or by REST (`POST` to the route below
`/api/antispam/v1/`). Both accept a form or JSON and give the same answer. The OpenAPI document of the REST calls is at
`/api/openapi.json`.

| Guard | A call is accepted if |
| --- | --- |
| `nonce` | it carries a valid nonce: the field `wpnonce` (ajax) or the header `X-WP-Nonce` (REST) |
| `same_origin` | it comes from a page of the same site |
| `public_read` | always: it only reads what everybody may see |
"""


def page() -> str:
    rows = [_row(call) for call in sorted(registered_calls(), key=lambda call: call.name)]
    return f"{INTRODUCTION}\n{table(('Action', 'REST route', 'Guard', 'Max. size', 'Per minute', 'Purpose'), rows)}"


def _row(call: Call) -> tuple[str, ...]:
    route = code(call.route) if call.route else "–"
    size = f"{call.max_bytes // 1024} kB"
    return code(call.name), route, code(call.guard), size, str(call.per_minute), first_paragraph(call.handler)
