"""The embedded V8 that turns documents into HTML, and what keeps one bad widget from hurting the site.

Rules learnt by experiment (docs/decisions/0004): a context belongs to the process that made it, one made before
a fork hangs the child; it is only ever asked by `call`, with a time limit and a memory limit; after any timeout
or memory error it is closed, for what it left behind may burn on.
"""

import contextlib
import hashlib
import json
import logging
import os
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from py_mini_racer import JSEvalException, JSOOMException, JSTimeoutException, MiniRacer

from .json_text import json_text, json_value
from .script import Script

logger = logging.getLogger(__name__)

BUNDLE = Path(__file__).parent / "bundle" / "server.js"
RENDER_SECONDS = 2.0
# A healthy context answers a ping in under a millisecond; one with endless microtasks never does.
PING_SECONDS = 0.25
LOAD_SECONDS = 20.0
SCRIPT_SECONDS = 2.0
MOST_CHARACTERS = 500
HEAP_BYTES = 256 * 1024 * 1024


class _Json:
    """What the library writes arguments and reads answers with; it passes options that JSON for V8 does not need."""

    @staticmethod
    def dumps(value: Any, **_options: Any) -> str:
        return json_text(value)

    loads = staticmethod(json_value)


class _Context(MiniRacer):
    json_impl = _Json


class ScriptError(Exception):
    """The script threw."""


class Stuck(Exception):
    """The script ran out of time or memory. The context it ran in is gone."""


class Unavailable(Exception):
    """There is no V8 that could draw; the message says why."""


@dataclass
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
    _context: MiniRacer | None = None
    _process: int = 0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    @cached_property
    def version(self) -> str:
        """Changes with every script that this engine runs."""
        sources = [self.bundle.read_text("utf-8"), *(script.source for script in self.scripts)]
        return hashlib.sha256("".join(sources).encode()).hexdigest()[:16]

    def call(self, function: str, *arguments: str, seconds: float | None = None) -> Any:
        """The answer of `intarsia.<function>` as JSON values; raises Stuck, ScriptError or Unavailable."""
        with self._lock:
            context = self._ready_context()
            try:
                return context.call(
                    f"intarsia.{function}",
                    *arguments,
                    timeout_sec=seconds or self.render_seconds,
                    max_memory=self.heap_bytes,
                )
            except (JSTimeoutException, JSOOMException) as error:
                self._discard()
                raise Stuck(type(error).__name__) from error
            except JSEvalException as error:
                raise ScriptError(_first_line(error)) from None

    def is_healthy(self) -> bool:
        """False when the last call left something running; the context is replaced then."""
        try:
            return self.call("ping", seconds=PING_SECONDS) == "pong"
        except Stuck:
            return False

    def close(self) -> None:
        with self._lock:
            self._discard()

    def _ready_context(self) -> MiniRacer:
        if self._context is None or self._process != os.getpid():
            # A context inherited through a fork is only forgotten: touching it would hang.
            self._process = os.getpid()
            try:
                self._context = self._new_context()
            except Exception as error:
                # Each element would wait for it in vain, so this is not the same as being stuck.
                why = f"{type(error).__name__}: {_first_line(error)}"
                raise Unavailable(f"The server's V8 cannot be started ({why})") from error
        return self._context

    def _new_context(self) -> MiniRacer:
        if not self.bundle.exists():
            raise FileNotFoundError(f"{self.bundle} is missing: the package was built without it. Run `make build`.")
        context = _Context()
        context.eval(self.bundle.read_text("utf-8"), timeout_sec=LOAD_SECONDS, max_memory=self.heap_bytes)
        for script in self.scripts:
            if script.type in self.failed_scripts:
                continue
            try:
                self._add(context, script)
            except (JSTimeoutException, JSOOMException) as error:
                self._leave_out(script, f"it took too long or too much memory to load ({type(error).__name__})")
                _close(context)
                return self._new_context()
            except JSEvalException as error:
                self._leave_out(script, _first_line(error))
        return context

    def _add(self, context: MiniRacer, script: Script) -> None:
        evaluate = partial(context.eval, timeout_sec=SCRIPT_SECONDS, max_memory=self.heap_bytes)
        # A block of its own: two scripts may well choose the same name for a constant.
        evaluate(f"globalThis.intarsiaWidget = undefined; {{ {script.source}\n}}")
        given = f"{json.dumps(script.type)}, globalThis.intarsiaWidget, {json.dumps(script.schema)}"
        evaluate(f"intarsia.add({given})")

    def _leave_out(self, script: Script, reason: str) -> None:
        self.failed_scripts[script.type] = reason
        logger.error(
            "The widget '%s' of another package cannot be loaded and is left out of pages: %s", script.type, reason
        )

    def _discard(self) -> None:
        context, self._context = self._context, None
        if context is not None and self._process == os.getpid():
            _close(context)


def _first_line(error: Exception) -> str:
    """What happened. V8 adds the line of source, and the bundle is one line of half a million characters."""
    return str(error).partition("\n")[0][:MOST_CHARACTERS]


def _close(context: MiniRacer) -> None:
    # Closing a busy context can complain; it is gone either way.
    with contextlib.suppress(Exception):
        context.close()


__all__ = ["Renderer", "ScriptError", "Stuck", "Unavailable"]
