"""How many messages came lately from the same place, and in the same name."""

from typing import Any

from ...visitor.client import address_of, digest, network_of
from ...visitor.memory import memory
from .case import Case

WINDOW_SECONDS = 10 * 60


def rates(case: Case) -> dict[str, Any]:
    """This one counts as well."""
    sources = {
        "from_address": address_of(case.request),
        "from_network": network_of(case.request),
        "from_identity": case.message.email.strip().lower(),
    }
    host = case.request.get_host()
    return {
        name: memory().count(f"rate:{digest(host, name, source)}", WINDOW_SECONDS)
        for name, source in sources.items()
        if source
    }
