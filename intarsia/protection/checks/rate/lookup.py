"""The number of recent messages from the same network, and under the same name."""

from typing import Any

from intarsia.state.counters import counters
from intarsia.state.digest import digest

from ...signal_collection.lookups.submitted import Submitted
from ...visitor.client import client_of, network_of

WINDOW_SECONDS = 10 * 60


def rates(submitted: Submitted) -> dict[str, Any]:
    """Includes this one. Messages with a proof of work are counted apart from all others."""
    kind = "proven" if submitted.found.get("proof") == "valid" else "rate"
    sources = {
        "from_ip": client_of(submitted.request),
        "from_network": network_of(submitted.request),
        "from_identity": submitted.message.email.strip().lower(),
    }
    host = submitted.request.get_host()
    keys = {name: f"{kind}:{digest(host, name, source)}" for name, source in sources.items() if source}
    return dict(zip(keys, counters().count_each(list(keys.values()), WINDOW_SECONDS), strict=True))
