"""The number of recent messages from the same network, and under the same name."""

from typing import Any

from intarsia.state.counters import counters
from intarsia.state.digest import digest

from ...visitor.client import client_of, network_of
from .submitted import Submitted

WINDOW_SECONDS = 10 * 60


def rates(submitted: Submitted) -> dict[str, Any]:
    """Includes this one."""
    sources = {
        "from_ip": client_of(submitted.request),
        "from_network": network_of(submitted.request),
        "from_identity": submitted.message.email.strip().lower(),
    }
    host = submitted.request.get_host()
    keys = {name: f"rate:{digest(host, name, source)}" for name, source in sources.items() if source}
    return dict(zip(keys, counters().count_each(list(keys.values()), WINDOW_SECONDS), strict=True))
