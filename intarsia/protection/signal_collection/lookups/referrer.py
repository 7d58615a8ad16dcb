from typing import Any

from intarsia.wire.guards import host_in

from .submitted import Submitted


def referrer(submitted: Submitted) -> dict[str, Any]:
    """The site from which the form was sent, as the browser reports it. Some browsers report nothing."""
    told = submitted.request.headers.get("Referer", "")
    if not told:
        return {}
    return {"is_from_elsewhere": host_in(told) != submitted.request.get_host()}
