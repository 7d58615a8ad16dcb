"""Renders documents to HTML in V8, in a renderer process of this worker, so that no widget can harm the worker.

The process is started on first use, and again after it ended. A request that it did not answer is repeated once. A
fork starts its own process.
"""

import atexit
import hashlib
import logging
import os
import threading
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import Any

import brotli

from intarsia.documents.json_text import json_text, json_value

from ..counters import count
from .connection import PROGRAM, RendererConnection
from .errors import Crashed, LeftRunning, ProcessEnded, ScriptError, Stuck, Unavailable, first_line
from .kept_answers import KeptAnswers
from .loading import Script, start_loaded

logger = logging.getLogger(__name__)

BUNDLE = Path(__file__).parents[1] / "bundle" / "server.js.br"
RENDER_SECONDS = 2.0
HEAP_BYTES = 256 * 1024 * 1024

_renderers: "weakref.WeakSet[Renderer]" = weakref.WeakSet()


@dataclass(eq=False)
class Renderer:
    """V8 with the widgets' scripts.

    `scripts` are prebuilt widgets of other packages. A script that fails while V8 loads it is left out, and
    `failed_scripts` has the reason by widget type.
    """

    scripts: Sequence[Script] = ()
    bundle: Path = BUNDLE
    render_seconds: float = RENDER_SECONDS
    heap_bytes: int = HEAP_BYTES
    program: str = PROGRAM
    failed_scripts: dict[str, str] = field(default_factory=dict)
    kept: KeptAnswers = field(default_factory=KeptAnswers)
    _connection: RendererConnection | None = None
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        _renderers.add(self)

    @cached_property
    def version(self) -> str:
        """A digest of all scripts that this engine runs."""
        sources = [_text(self.bundle), *(script.source for script in self.scripts)]
        return hashlib.sha256("".join(sources).encode()).hexdigest()[:16]

    @property
    def pid(self) -> int:
        """The process ID of the renderer process; 0 if there is none."""
        return self._connection.pid if self._connection else 0

    def call(self, function: str, *arguments: str, seconds: float | None = None) -> Any:
        """What `intarsia.<function>` returns, as JSON values. Raises Stuck, ScriptError or Unavailable."""
        return self._run(lambda process: process.evaluate(_code(function, arguments), seconds or self.render_seconds))

    def render(self, rendering: str, seconds: float | None = None) -> Any:
        """Like `call("render", rendering)`, but raises LeftRunning if code still runs in V8 afterwards."""
        code = _code("render", (rendering,))
        return self._run(lambda process: process.render(code, seconds or self.render_seconds))

    def close(self) -> None:
        """Ends the renderer process. The next call starts another one."""
        with self._lock:
            self._discard()

    def _run(self, task: Callable[[RendererConnection], str | None]) -> Any:
        with self._lock:
            for is_last in (False, True):
                try:
                    return self._value_of(task)
                except ProcessEnded as error:
                    count("renderer_ended")
                    if is_last:
                        raise Crashed(f"the renderer process ended twice: {error}") from error
                    logger.warning("The renderer process ended (%s). Its request is repeated.", error)

    def _value_of(self, task: Callable[[RendererConnection], str | None]) -> Any:
        connection = self._ready_connection()
        try:
            answer = task(connection)
            value = None if answer is None else json_value(answer)
        except ScriptError as error:
            raise ScriptError(first_line(error)) from None
        except ValueError as error:
            self._discard()
            raise ProcessEnded(f"its answer is invalid: {first_line(error)}") from error
        except BaseException:
            # The process may be in the middle of an answer.
            self._discard()
            raise
        if connection.is_leaving:
            self._discard()
        return value

    def _ready_connection(self) -> RendererConnection:
        if self._connection and self._connection.has_ended():
            self._discard()
        if self._connection is None:
            try:
                self._connection = self._start()
            except Exception as error:
                # Unlike Stuck, this starts no search for a faulty element.
                why = f"{type(error).__name__}: {first_line(error)}"
                raise Unavailable(f"The server's V8 cannot be started ({why})") from error
        return self._connection

    def _start(self) -> RendererConnection:
        if not self.bundle.exists():
            raise FileNotFoundError(f"{self.bundle} is missing: the package was built without it. Run `make build`.")
        bundle = _text(self.bundle)
        start = partial(RendererConnection, self.heap_bytes, self.program)
        return start_loaded(start, bundle, self.scripts, self.failed_scripts)

    def _discard(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _after_fork(self) -> None:
        # Another thread of the parent may hold the lock.
        self._lock = threading.Lock()
        self._discard()


def _after_fork() -> None:
    for renderer in list(_renderers):
        renderer._after_fork()


os.register_at_fork(after_in_child=_after_fork)


@atexit.register
def _close_all() -> None:
    for renderer in list(_renderers):
        # A daemon thread may still be rendering.
        if renderer._lock.acquire(timeout=renderer.render_seconds):
            renderer._discard()
            renderer._lock.release()


def _text(bundle: Path) -> str:
    content = bundle.read_bytes()
    return (brotli.decompress(content) if bundle.suffix == ".br" else content).decode()


def _code(function: str, arguments: Sequence[str]) -> str:
    return f"JSON.stringify(intarsia.{function}({json_text(arguments)[1:-1]}))"


__all__ = ["Crashed", "LeftRunning", "Renderer", "Script", "ScriptError", "Stuck", "Unavailable"]
