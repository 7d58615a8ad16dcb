"""The RSGI application around a WSGI application."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from .connections import Connections
from .limits import Limits
from .process_threads import start_deferred_threads
from .requests.body import CutOff, TooLarge, TooSlow, received_body
from .requests.environ import environ_of
from .requests.later import CAN_WAIT, Later
from .requests.response import FileBody, Response
from .requests.streaming import stream
from .worker_started import worker_started

PLAIN = [("Content-Type", "text/plain; charset=utf-8"), ("Connection", "close")]


class Served:
    """`application = Served(wsgi_application, Limits())` for `granian --interface rsgi`.

    The event loop calls the WSGI application, which answers from memory or returns
    `intarsia.serving.requests.later`, as `cached()` does. In the second case, a thread continues once the request's
    body has arrived. Each worker process sends the signal `worker_started` before its first request.
    """

    def __init__(self, application: Callable[..., Any], limits: Limits, prefix: str = "") -> None:
        self._application = application
        self._limits = limits
        self._prefix = prefix
        self._threads = ThreadPoolExecutor(limits.threads, "application")
        self._connections = Connections(limits)

    def __rsgi_init__(self, loop: asyncio.AbstractEventLoop) -> None:
        start_deferred_threads()
        self._connections.start()
        worker_started.send(type(self))

    def __rsgi_del__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._connections.stop()
        self._threads.shutdown()

    async def __rsgi__(self, scope: Any, protocol: Any) -> None:
        environ = environ_of(scope, self._prefix)
        environ[CAN_WAIT] = True
        response = Response()
        body = self._application(environ, response.start)
        if type(body) is list:
            protocol.response_bytes(response.status, response.headers, b"".join(body))
        else:
            await self._continue(body, environ, response, scope, protocol)

    async def _continue(
        self, body: Any, environ: dict[str, Any], response: Response, scope: Any, protocol: Any
    ) -> None:
        try:
            sent = await self._receive(environ, protocol)
        except TooSlow:
            return protocol.response_bytes(408, PLAIN, b"The request did not arrive in time.\n")
        except TooLarge:
            return protocol.response_bytes(413, PLAIN, b"The request is too large.\n")
        except CutOff:
            return protocol.response_bytes(400, PLAIN, b"The request is shorter than announced.\n")
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._threads, _run, body, response)
            await self._send(response, scope, protocol)
        finally:
            sent.close()

    async def _receive(self, environ: dict[str, Any], protocol: Any) -> Any:
        """The request's body. Also sets it in the environment."""
        announced = environ.get("CONTENT_LENGTH", "")
        if announced.isdigit() and int(announced) > self._limits.body_bytes:
            raise TooLarge
        is_chunked = environ.pop("HTTP_TRANSFER_ENCODING", None) is not None
        body, size = await received_body(protocol if is_chunked or announced else _nothing(), self._limits)
        environ["wsgi.input"], environ["wsgi.file_wrapper"] = body, FileBody
        if is_chunked:
            environ["CONTENT_LENGTH"] = str(size)
        elif announced.isdigit() and size < int(announced):
            # An incomplete form can look complete.
            body.close()
            raise CutOff
        return body

    async def _send(self, response: Response, scope: Any, protocol: Any) -> None:
        if response.path:
            protocol.response_file(response.status, response.headers, response.path)
        elif response.pieces is None:
            protocol.response_bytes(response.status, response.headers, response.body)
        else:
            await stream(response, protocol, self._threads, scope.client)


async def _nothing() -> AsyncIterator[bytes]:
    return
    yield b""


def _run(body: Any, response: Response) -> None:
    try:
        response.collect(body.make() if isinstance(body, Later) else body)
    except BaseException:
        response.close()
        raise
