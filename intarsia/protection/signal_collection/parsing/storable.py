"""Limits visitors' data to what every database, queue and JSON parser accepts."""

import math
from typing import Any

# Real page scripts send much flatter data.
DEEPEST = 12
# Milliseconds since 1970, with a margin.
MAX_NUMBER = 1e15


def storable_text(text: str) -> str:
    """PostgreSQL refuses null characters, and UTF-8 has no lone surrogates."""
    return text.replace("\0", "").encode("utf-8", "replace").decode()


def storable_json(value: Any, depth: int = DEEPEST) -> Any:
    """The same value with clean strings. ValueError for NaN, infinite numbers and deep nesting."""
    if isinstance(value, str):
        return storable_text(value)
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int | float):
        if abs(value) <= MAX_NUMBER and math.isfinite(value):
            return value
        raise ValueError("This number cannot be stored.")
    if not depth or not isinstance(value, dict | list):
        raise ValueError("This JSON cannot be stored.")
    if isinstance(value, list):
        return [storable_json(one, depth - 1) for one in value]
    return {storable_text(str(name)): storable_json(one, depth - 1) for name, one in value.items()}
