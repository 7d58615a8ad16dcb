from typing import Any

from intarsia.wire.guards import host_in

from .case import Case


def referrer(case: Case) -> dict[str, Any]:
    """From which site the form was sent, as the browser tells. Some browsers tell nobody."""
    told = case.request.headers.get("Referer", "")
    if not told:
        return {}
    return {"is_from_elsewhere": host_in(told) != case.request.get_host()}
