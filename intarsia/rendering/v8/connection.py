"""A worker's end of its renderer process: starts it, asks it, and notices how it ends."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn, TypeVar

from .errors import LeftRunning, ProcessEnded, ScriptError, Stuck
from .frames import ANSWER, REQUEST, Answer, Request

PROGRAM = f"{__package__}.renderer_process"
PACKAGES = str(Path(__file__).parents[3])
HEARTBEAT_SECONDS = 0.1
# The process limits its own CPU time. One that needs no processor and does not answer is stopped or waits forever.
SILENT_SECONDS = 10.0
SILENT_FACTOR = 4
# In /proc: running or ready to run, and waiting for a disk.
BUSY_STATES = "RD"
EXIT_SECONDS = 1.0
# Environment variables of the worker that the process gets: how to find programs, libraries and temporary files.
PASSED = frozenset({"PATH", "HOME", "LANG", "TMPDIR", "TZ", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PYTHONHOME"})
RECEIVE_BYTES = 256 * 1024
# More than the memory of the process can hold.
MAX_ANSWER_BYTES = 512 * 1024 * 1024

Result = TypeVar("Result")


class RendererConnection:
    """One renderer process. After an exception other than ScriptError it must be closed."""

    def __init__(self, heap_bytes: int, program: str = PROGRAM) -> None:
        self.is_leaving = False
        self._worker = os.getpid()
        self._received = bytearray()
        self._silent_seconds = SILENT_SECONDS
        own, its = socket.socketpair()
        self._socket = own
        own.settimeout(HEARTBEAT_SECONDS)
        with its:
            self._process: subprocess.Popen[bytes] | None = subprocess.Popen(
                # Without `site`, it starts in half the time.
                [interpreter(), "-S", "-s", "-P", "-m", program, str(heap_bytes)],
                stdin=its.fileno(),
                stdout=subprocess.DEVNULL,
                env=_environment(),
            )

    @property
    def pid(self) -> int:
        return self._process.pid if self._process else 0

    def has_ended(self) -> bool:
        return self._process is None or self._process.poll() is not None

    def evaluate(self, code: str, seconds: float) -> str | None:
        """The value of `code` if it is a text. `seconds` limits its CPU time."""
        self._request(Request.EVALUATE, code, seconds)
        return self._value(*self._answer())

    def render(self, code: str, seconds: float) -> str | None:
        """Like `evaluate`, but raises LeftRunning if code still runs in V8 afterwards."""
        self._request(Request.RENDER, code, seconds)
        answer = self._answer()
        if answer[0] != Answer.EXHAUSTED:
            self._wait_until_idle()
        return self._value(*answer)

    def close(self) -> None:
        """Ends the process; after a fork, leaves it to the parent."""
        self._socket.close()
        process, self._process = self._process, None
        if process is None:
            return
        if self._worker == os.getpid():
            process.kill()
            process.wait()
        else:
            # Only its parent can wait for it.
            process.returncode = 0

    def __del__(self) -> None:
        if getattr(self, "_process", None) is not None:
            self.close()

    def _request(self, kind: Request, code: str, seconds: float) -> None:
        text = code.encode("utf-8", "replace")
        left = memoryview(REQUEST.pack(kind, int(seconds * 1000), len(text)) + text)
        self._silent_seconds = max(SILENT_SECONDS, seconds * SILENT_FACTOR)
        while left:
            left = left[self._patiently(partial(self._socket.send, left)) :]

    def _answer(self) -> tuple[Answer, str]:
        kind, size = ANSWER.unpack(self._read(ANSWER.size))
        try:
            if size > MAX_ANSWER_BYTES:
                raise ValueError(f"{size} bytes")
            return Answer(kind), self._read(size).decode("utf-8")
        except ValueError as error:
            raise ProcessEnded(f"its answer is invalid: {error}") from error

    def _wait_until_idle(self) -> None:
        try:
            kind, _text = self._answer()
        except Stuck as error:
            raise LeftRunning("it left code running") from error
        if kind == Answer.EXHAUSTED:
            raise LeftRunning("it left code running")
        if kind not in (Answer.IDLE, Answer.LEAVING):
            raise ProcessEnded(f"its answer is invalid: {kind.name}")
        self.is_leaving = kind == Answer.LEAVING

    def _value(self, kind: Answer, text: str) -> str | None:
        if kind == Answer.TEXT:
            return text
        if kind == Answer.NOTHING:
            return None
        if kind == Answer.THREW:
            raise ScriptError(text)
        if kind == Answer.EXHAUSTED:
            raise Stuck("memory limit")
        raise ProcessEnded(f"its answer is invalid: {kind.name}")

    def _read(self, size: int) -> bytes:
        while len(self._received) < size:
            data = self._patiently(partial(self._socket.recv, RECEIVE_BYTES))
            if not data:
                self._raise_end()
            self._received += data
        read, self._received = bytes(self._received[:size]), self._received[size:]
        return read

    def _patiently(self, step: Callable[[], Result]) -> Result:
        """Heartbeats are counted, not seconds: a pause of this process is one heartbeat."""
        silent_seconds = 0.0
        while silent_seconds < self._silent_seconds:
            try:
                return step()
            except TimeoutError:
                silent_seconds += 0.0 if _is_busy(self.pid) else HEARTBEAT_SECONDS
            except OSError:
                self._raise_end()
        raise Stuck("no answer")

    def _raise_end(self) -> NoReturn:
        assert self._process is not None
        try:
            code = self._process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired as error:
            raise ProcessEnded("it closed its connection") from error
        if code == -signal.SIGPROF:
            raise Stuck("time limit")
        raise ProcessEnded(_name_of_signal(-code) if code < 0 else f"exit code {code}")


def _is_busy(process: int) -> bool:
    """Whether it runs, or could run if there were a free processor. Without /proc, this is unknown and False."""
    for stat in Path(f"/proc/{process}/task").glob("*/stat"):
        with contextlib.suppress(OSError):
            # The thread's name before this field may contain spaces.
            if stat.read_text().rpartition(")")[2].split()[0] in BUSY_STATES:
                return True
    return False


def _name_of_signal(number: int) -> str:
    with contextlib.suppress(ValueError):
        return signal.Signals(number).name
    return f"signal {number}"


def interpreter() -> str:
    """In a server that embeds Python, `sys.executable` may be the server."""
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    own = Path(sys.executable or "")
    if own.name.startswith("python"):
        return str(own)
    candidates = (Path(prefix, "bin", name) for prefix in (sys.prefix, sys.base_prefix))
    return next((str(file) for file in candidates if file.exists()), shutil.which(name) or name)


def _environment() -> dict[str, str]:
    """What Python needs to start. The worker's own settings, such as passwords, stay in the worker."""
    passed = {name: value for name, value in os.environ.items() if name in PASSED or name.startswith("LC_")}
    return {**passed, "PYTHONPATH": _python_path()}


def _python_path() -> str:
    """Where this package and mini-racer are. The search does not import mini-racer, and so loads no V8."""
    spec = find_spec("py_mini_racer")
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError("The package mini-racer is not installed.")
    return os.pathsep.join([PACKAGES, str(Path(spec.origin).parents[1])])
