"""How often the same text came, whoever sent it."""

import re
from typing import Any

from ...visitor.client import digest
from ...visitor.memory import memory
from .case import Case

DAY_SECONDS = 24 * 60 * 60
# "Hello" comes from many.
SHORTEST = 25
# Robots change numbers, spaces and capitals from one copy to the next.
CHANGED = re.compile(r"[\W\d_]+")


def copies(case: Case) -> dict[str, Any]:
    """This one counts as well."""
    plain = CHANGED.sub("", case.message.text.casefold())
    if len(plain) < SHORTEST:
        return {}
    key = f"text:{digest(case.request.get_host(), plain)}"
    return {"copies": memory().count(key, DAY_SECONDS)}
