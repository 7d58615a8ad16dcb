from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Option:
    """A setting of a project that Intarsia reads."""

    name: str
    default: Any
    meaning: str
    group: str
    # What the reference shows if the default is computed.
    default_text: str = ""
