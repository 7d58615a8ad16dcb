"""A call that is declared wrongly stops the site when it starts."""

import re
from typing import Any, Final

GUARDS: Final = ("nonce", "origin", "signature", "public_read")
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")
BODIES: Final = ("form", "multipart", "json", "stream")
# Namespace, version and path.
ROUTE: Final = re.compile(r"[a-z][a-z0-9-]*/v\d+(/[A-Za-z0-9_-]+)+")


def check_call(call: Any) -> None:
    """Raises ValueError with what is wrong and what to do."""
    _check_choice(call, "guard", [call.guard], GUARDS)
    _check_choice(call, "method", call.methods, METHODS)
    _check_choice(call, "kind of body", call.bodies, BODIES)
    if isinstance(call.routes, str) or not all(ROUTE.fullmatch(route) for route in call.routes):
        raise ValueError(
            f"The call '{call.name}' has the routes {call.routes!r}. Write a list such as [\"shop/v1/prices\"]: "
            "namespace, version, path."
        )
    if (call.guard == "signature") != (call.signed is not None):
        raise ValueError(
            f"The call '{call.name}' has the guard {call.guard!r}. The guard 'signature' needs `signed`, a function "
            "that checks the request, and no other guard has one."
        )
    if "stream" in call.bodies and (len(call.bodies) > 1 or not call.routes):
        raise ValueError(f"The call '{call.name}' reads a stream. It needs a route, and accepts no other kind of body.")


def _check_choice(call: Any, what: str, chosen: Any, known: tuple[str, ...]) -> None:
    for one in chosen:
        if one not in known:
            raise ValueError(f"The call '{call.name}' has the {what} {one!r}. Use one of: {', '.join(known)}.")
