"""The embedded V8 that turns documents into HTML, and what keeps one bad widget from hurting the site.

Rules learnt by experiment (docs/decisions/0004): a context belongs to the process that made it, one made before
a fork hangs the child; it is only ever asked for plain texts, with a time limit and a memory limit; after any timeout
or memory error it is closed, for what it left behind may burn on.
"""

import atexit
import hashlib
import json
import logging
import os
import threading
import weakref
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from py_mini_racer import JSEvalException

from .json_text import json_text, json_value
from .script import Script
from .v8_context import EXHAUSTED, V8Context

logger = logging.getLogger(__name__)

BUNDLE = Path(__file__).parent / "bundle" / "server.js"
RENDER_SECONDS = 2.0
# A healthy context answers a ping in under a millisecond; one with endless microtasks never does, and within a second
# it has reached the memory limit, which would look like an answer.
PING_SECONDS = 0.25
LOAD_SECONDS = 20.0
SCRIPT_SECONDS = 2.0
MOST_CHARACTERS = 500
HEAP_BYTES = 256 * 1024 * 1024

# Contexts that came through a fork. Touching one hangs, freeing it too, so they are kept and left alone.
_inherited: list[V8Context | None] = []


class ScriptError(Exception):
    """The script threw."""


class Stuck(Exception):
    """The script ran out of time or memory. The context it ran in is gone."""


class LeftRunning(Stuck):
    """The script answered, and something that it began goes on. The context it ran in is gone."""


class Unavailable(Exception):
    """There is no V8 that could draw; the message says why."""


_renderers: "weakref.WeakSet[Renderer]" = weakref.WeakSet()


@dataclass(eq=False)
class Renderer:
    """One V8 context for this process, made when first needed and again after a failure.

    `scripts` are prebuilt widgets of other packages. One that fails while it is loaded is left out, and
    `failed_scripts` says by type why.
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
        """Changes with every script that this engine runs."""
        sources = [self.bundle.read_text("utf-8"), *(script.source for script in self.scripts)]
        return hashlib.sha256("".join(sources).encode()).hexdigest()[:16]

    def call(self, function: str, *arguments: str, seconds: float | None = None) -> Any:
        """The answer of `intarsia.<function>` as JSON values; raises Stuck, ScriptError or Unavailable."""
        return self._ask(lambda context: context.evaluate(_code(function, arguments), seconds or self.render_seconds))

    def draw(self, drawing: str, seconds: float | None = None) -> Any:
        """As `call("render", drawing)`; raises LeftRunning when the context has not come to rest after it."""
        ping = "intarsia.ping()", PING_SECONDS
        code = _code("render", (drawing,))
        return self._ask(lambda context: _answer_at_rest(context, (code, seconds or self.render_seconds), ping))

    def close(self) -> None:
        with self._lock:
            self._discard()

    def _ask(self, question: Callable[[V8Context], str | None]) -> Any:
        with self._lock:
            context = self._ready_context()
            try:
                answer = question(context)
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
                # Each element would wait for it in vain, so this is not the same as being stuck.
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
                self._add(context, script)
            except EXHAUSTED as error:
                self._leave_out(script, f"it took too long or too much memory to load ({type(error).__name__})")
                context.close()
                return self._new_context()
            except JSEvalException as error:
                self._leave_out(script, _first_line(error))
        return context

    def _add(self, context: V8Context, script: Script) -> None:
        # A block of its own: two scripts may well choose the same name for a constant.
        context.evaluate(f"globalThis.intarsiaWidget = undefined; {{ {script.source}\n}}", SCRIPT_SECONDS)
        given = f"{json.dumps(script.type)}, globalThis.intarsiaWidget, {json.dumps(script.schema)}"
        context.evaluate(f"intarsia.add({given})", SCRIPT_SECONDS)

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
    """While Python is whole: V8 would wait for ever for a thread that its end took away in the middle of an answer."""
    for renderer in list(_renderers):
        # A thread that is left behind may be drawing.
        if renderer._lock.acquire(timeout=renderer.render_seconds):
            renderer._discard()
            renderer._lock.release()


def _first_line(error: Exception) -> str:
    """What happened. V8 adds the line of source, and the bundle is one line of half a million characters."""
    return str(error).partition("\n")[0][:MOST_CHARACTERS]


def _code(function: str, arguments: Sequence[str]) -> str:
    return f"JSON.stringify(intarsia.{function}({json_text(arguments)[1:-1]}))"


def _answer_at_rest(context: V8Context, question: tuple[str, float], ping: tuple[str, float]) -> str | None:
    answer, is_at_rest = context.evaluate_both(question, ping)
    if not is_at_rest:
        raise LeftRunning("it was drawn and left something running")
    return answer


__all__ = ["LeftRunning", "Renderer", "ScriptError", "Stuck", "Unavailable"]
