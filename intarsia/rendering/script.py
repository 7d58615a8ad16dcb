from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Script:
    """A prebuilt widget of another package: `source` sets `globalThis.intarsiaWidget` to the function that makes it."""

    type: str
    source: str
    schema: Mapping[str, Any] | None = None
