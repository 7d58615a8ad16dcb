from typing import Any

from intarsia.wire.guards import host_in

from ...signal_collection.lookups.submitted import Submitted


def sending_site(submitted: Submitted) -> dict[str, Any]:
    """The site from which the form was sent, as the browser reports it. Some browsers report nothing."""
    url = submitted.request.headers.get("Referer", "")
    if not url:
        return {}
    return {"is_from_elsewhere": host_in(url) != submitted.request.get_host()}
