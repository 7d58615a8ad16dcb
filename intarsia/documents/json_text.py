"""Fast JSON: rendering a page writes and reads it several times."""

import hashlib
import json
from typing import Any

import orjson


def json_text(value: Any) -> str:
    """Like `json.dumps`, but ten times as fast for values that orjson accepts."""
    try:
        return orjson.dumps(value).decode()
    except TypeError:
        # orjson refuses lone surrogates, integers beyond 64 bits and keys that are not strings.
        return json.dumps(value)


def json_value(text: str) -> Any:
    """Like `json.loads`, but faster."""
    try:
        return orjson.loads(text)
    except ValueError:
        # orjson refuses lone surrogates, which error messages of widgets may contain.
        return json.loads(text)


def digest(text: str) -> str:
    """A short digest that identifies content. It is not protection against forged content."""
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
