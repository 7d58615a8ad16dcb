"""One listening socket, which the launcher opens and all workers accept from.

granian would open one in each worker: the connections that wait for a worker end with it, and while no worker runs,
new ones are refused. In the queue of a shared socket they wait for the next worker.
"""

import socket
from typing import Any, Final

from granian._granian import SocketHolder
from granian.server import MPServer

BACKLOG: Final = 4096


def bound(host: str, port: int) -> socket.socket:
    """Reserves the port. Clients are refused until someone calls `listen`. Raises OSError if another program has it."""
    family, kind, _protocol, _name, name = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind)
    try:
        # Connections of an earlier process that are still closing do not matter.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(name)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


class GranianWithListener(MPServer):
    """The two methods are granian's own, so its version is pinned."""

    def __init__(self, listener: socket.socket, target: str, **settings: Any) -> None:
        super().__init__(target, **settings)
        self._listener = listener

    def _init_shared_socket(self) -> None:
        self._sfd = self._listener.fileno()  # type: ignore[assignment]
        self._ssp, self._sso = None, None
        self._shd = SocketHolder(self._sfd, False, BACKLOG)  # type: ignore[call-arg,assignment]

    def _drop_shared_socket(self) -> None:
        # While workers end their requests, new clients should go elsewhere at once.
        self._listener.close()
