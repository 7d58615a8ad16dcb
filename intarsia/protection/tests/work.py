"""What a browser does with a challenge."""

import base64
import hashlib
import json
from typing import Any


def number_of(challenge: dict[str, Any]) -> int:
    start = hashlib.sha256(challenge["salt"].encode())
    for number in range(challenge["maxnumber"] + 1):
        tried = start.copy()
        tried.update(str(number).encode())
        if tried.hexdigest() == challenge["challenge"]:
            return number
    raise ValueError("This challenge has no solution.")


def token_of(solution: dict[str, Any]) -> str:
    """As Altcha's script sends it."""
    return base64.b64encode(json.dumps(solution).encode()).decode()


def solved(challenge: dict[str, Any]) -> str:
    return token_of({**challenge, "number": number_of(challenge)})
