"""How often the same text was sent to this site, by any visitor."""

import re
from typing import Any

from intarsia.state.counters import counters
from intarsia.state.digest import digest

from ...signal_collection.lookups.submitted import Submitted

DAY_SECONDS = 24 * 60 * 60
# Shorter texts are not counted: many people send "Hello".
SHORTEST_COUNTED = 25
# Bots change numbers, spaces and capitals between copies.
IGNORED = re.compile(r"[\W\d_]+")


def copies(submitted: Submitted) -> dict[str, Any]:
    """The number of copies within a day, including this one; nothing for short texts."""
    plain = IGNORED.sub("", submitted.message.text.casefold())
    if len(plain) < SHORTEST_COUNTED:
        return {}
    key = f"text:{digest(submitted.request.get_host(), plain)}"
    return {"copies": counters().count(key, DAY_SECONDS)}
