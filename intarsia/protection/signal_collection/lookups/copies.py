"""How often the same text was sent, by anybody."""

import re
from typing import Any

from intarsia.state.counters import counters
from intarsia.state.digest import digest

from .submitted import Submitted

DAY_SECONDS = 24 * 60 * 60
# Many people send "Hello".
SHORTEST = 25
# Bots change numbers, spaces and capitals between copies.
CHANGED = re.compile(r"[\W\d_]+")


def copies(submitted: Submitted) -> dict[str, Any]:
    """Includes this one."""
    plain = CHANGED.sub("", submitted.message.text.casefold())
    if len(plain) < SHORTEST:
        return {}
    key = f"text:{digest(submitted.request.get_host(), plain)}"
    return {"copies": counters().count(key, DAY_SECONDS)}
