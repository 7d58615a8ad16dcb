"""The embedded V8 that renders documents to HTML, with limits so that one faulty widget cannot harm the site.

Rules found by experiment (see docs/decisions): only the process that made a context uses it, because a context made
before a fork hangs the child. Every call passes and returns plain strings and has a limit of time and memory. After a
timeout or a memory error the context is closed, because its code may still run.
"""

import atexit
import hashlib
import json
import logging
import os
import threading
import weakref
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from py_mini_racer import JSEvalException

from ..documents.json_text import json_text, json_value
from .context import EXHAUSTED, V8Context

logger = logging.getLogger(__name__)

BUNDLE = Path(__file__).parents[1] / "bundle" / "server.js"
RENDER_SECONDS = 2.0
# An idle context answers a ping within a millisecond. One with endless microtasks never answers, and reaches the memory
# limit within a second.
PING_SECONDS = 0.25
LOAD_SECONDS = 20.0
SCRIPT_SECONDS = 2.0
MOST_CHARACTERS = 500
HEAP_BYTES = 256 * 1024 * 1024

# Contexts inherited by a fork. Using or freeing one hangs, so they are referenced here and never touched.
_inherited: list[V8Context | None] = []


@dataclass(frozen=True)
class Script:
    """A prebuilt widget of another package: `source` sets `globalThis.intarsiaWidget` to the function that makes it."""

    type: str
    source: str
    schema: Mapping[str, Any] | None = None


class ScriptError(Exception):
    """The script threw."""


class Stuck(Exception):
    """The script exceeded its limit of time or memory, and its context was closed."""


class LeftRunning(Stuck):
    """The script returned but left code running, and its context was closed."""


class Unavailable(Exception):
    """V8 cannot be started; the message says why."""


_renderers: "weakref.WeakSet[Renderer]" = weakref.WeakSet()


@dataclass(eq=False)
class Renderer:
    """One V8 context for this process. It is made on first use, and again after a failure.

    `scripts` are prebuilt widgets of other packages. A script that fails while V8 loads it is left out, and
    `failed_scripts` has the reason by widget type.
    """

    scripts: Sequence[Script] = ()
    bundle: Path = BUNDLE
    render_seconds: float = RENDER_SECONDS
    heap_bytes: int = HEAP_BYTES
    failed_scripts: dict[str, str] = field(default_factory=dict)
    _context: V8Context | None = None
    _process: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __post_init__(self) -> None:
        _renderers.add(self)

    @cached_property
    def version(self) -> str:
        """A digest of all scripts that this engine runs."""
        sources = [self.bundle.read_text("utf-8"), *(script.source for script in self.scripts)]
        return hashlib.sha256("".join(sources).encode()).hexdigest()[:16]

    def call(self, function: str, *arguments: str, seconds: float | None = None) -> Any:
        """What `intarsia.<function>` returns, as JSON values. Raises Stuck, ScriptError or Unavailable."""
        return self._run(lambda context: context.evaluate(_code(function, arguments), seconds or self.render_seconds))

    def render(self, rendering: str, seconds: float | None = None) -> Any:
        """Like `call("render", rendering)`, but raises LeftRunning if code still runs in the context afterwards."""
        ping = "intarsia.ping()", PING_SECONDS
        code = _code("render", (rendering,))
        return self._run(lambda context: _render_and_ping(context, (code, seconds or self.render_seconds), ping))

    def close(self) -> None:
        with self._lock:
            self._discard()

    def _run(self, task: Callable[[V8Context], str | None]) -> Any:
        with self._lock:
            context = self._ready_context()
            try:
                answer = task(context)
            except (Stuck, *EXHAUSTED) as error:
                self._discard()
                raise error if isinstance(error, Stuck) else Stuck(type(error).__name__) from error
            except JSEvalException as error:
                raise ScriptError(_first_line(error)) from None
        return json_value(answer) if isinstance(answer, str) else None

    def _ready_context(self) -> V8Context:
        if self._context is None or self._process != os.getpid():
            _inherited.append(self._context)
            self._process = os.getpid()
            try:
                self._context = self._new_context()
            except Exception as error:
                # Unlike Stuck, this starts no search for a faulty element.
                why = f"{type(error).__name__}: {_first_line(error)}"
                raise Unavailable(f"The server's V8 cannot be started ({why})") from error
        return self._context

    def _new_context(self) -> V8Context:
        if not self.bundle.exists():
            raise FileNotFoundError(f"{self.bundle} is missing: the package was built without it. Run `make build`.")
        context = V8Context(self.heap_bytes)
        context.evaluate(self.bundle.read_text("utf-8"), LOAD_SECONDS)
        for script in self.scripts:
            if script.type in self.failed_scripts:
                continue
            try:
                self._load_script(context, script)
            except EXHAUSTED as error:
                self._leave_out(script, f"it took too long or too much memory to load ({type(error).__name__})")
                context.close()
                return self._new_context()
            except JSEvalException as error:
                self._leave_out(script, _first_line(error))
        return context

    def _load_script(self, context: V8Context, script: Script) -> None:
        # A block of its own, because two scripts may use the same name for a constant.
        context.evaluate(f"globalThis.intarsiaWidget = undefined; {{ {script.source}\n}}", SCRIPT_SECONDS)
        arguments = f"{json.dumps(script.type)}, globalThis.intarsiaWidget, {json.dumps(script.schema)}"
        context.evaluate(f"intarsia.add({arguments})", SCRIPT_SECONDS)

    def _leave_out(self, script: Script, reason: str) -> None:
        self.failed_scripts[script.type] = reason
        logger.error(
            "The widget '%s' of another package cannot be loaded and is left out of pages: %s", script.type, reason
        )

    def _discard(self) -> None:
        context, self._context = self._context, None
        if context is not None and self._process == os.getpid():
            context.close()


@atexit.register
def _close_all() -> None:
    """Closes contexts before Python ends its threads: otherwise V8 waits forever for a thread that has ended."""
    for renderer in list(_renderers):
        # A daemon thread may still be rendering.
        if renderer._lock.acquire(timeout=renderer.render_seconds):
            renderer._discard()
            renderer._lock.release()


def _first_line(error: Exception) -> str:
    """V8 adds the line of source to its message, and the bundle is one line of half a million characters."""
    return str(error).partition("\n")[0][:MOST_CHARACTERS]


def _code(function: str, arguments: Sequence[str]) -> str:
    return f"JSON.stringify(intarsia.{function}({json_text(arguments)[1:-1]}))"


def _render_and_ping(context: V8Context, rendering: tuple[str, float], ping: tuple[str, float]) -> str | None:
    answer, is_idle = context.evaluate_both(rendering, ping)
    if not is_idle:
        raise LeftRunning("it left code running")
    return answer


__all__ = ["LeftRunning", "Renderer", "ScriptError", "Stuck", "Unavailable"]
