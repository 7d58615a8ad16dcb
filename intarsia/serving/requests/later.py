"""An application answers from memory at once and leaves everything else to a thread, after the body has arrived."""

from collections.abc import Callable, Iterable
from typing import Any, Final

# Set by a server that can wait. Other servers call the application in a thread to begin with.
CAN_WAIT: Final = "intarsia.can_wait"


class Later:
    """The body of a response that does not exist yet; `make` starts the response."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Iterable[bytes]]) -> None:
        self.make = make

    def __iter__(self) -> Any:
        raise TypeError("A WSGI middleware must return this object to the server instead of iterating over it.")


def later(environ: dict[str, Any], make: Callable[[], Iterable[bytes]]) -> Any:
    """Call this for all that needs the request's body or more than a few microseconds."""
    return Later(make) if environ.pop(CAN_WAIT, None) else make()
