"""How often the same text was sent to this site, by any visitor."""

import re
from typing import Any, Final

from intarsia.state.digest import digest
from intarsia.state.recent_values import Bounds, recent_values

from ...signal_collection.lookups.submitted import Submitted

# Texts are spread over 256 owners, so that a flood of other texts rarely displaces this one.
TEXT_BOUNDS: Final = Bounds("text", 24 * 60 * 60, of_owner=400, in_all=50_000)
# Shorter texts are not counted: many people send "Hello".
MIN_COUNTED_LENGTH = 25
# Bots change numbers, spaces and capitals between copies.
IGNORED = re.compile(r"[\W\d_]+")


def copies(submitted: Submitted) -> dict[str, Any]:
    """The number of copies, including this one, each within a day after the one before; nothing for short texts."""
    plain = IGNORED.sub("", submitted.message.text.casefold())
    if len(plain) < MIN_COUNTED_LENGTH:
        return {}
    text = digest(submitted.request.get_host(), plain)
    return {"copies": recent_values().count(TEXT_BOUNDS, text[:2], text)}
