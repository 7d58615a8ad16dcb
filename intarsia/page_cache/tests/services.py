"""Servers that a test starts in its own folder."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

from scripts.programs import path_of

ROOT = Path(__file__).resolve().parents[3]


@contextlib.contextmanager
def started(command: list, ready: str, **options):
    """Starts a process and waits until it prints a line that contains `ready`."""
    own = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "start_new_session": True}
    process = subprocess.Popen(command, **own, **options)
    lines: list[str] = []
    try:
        if not any(ready in (lines.append(line) or line) for line in process.stdout):
            raise RuntimeError(f"{command[0]} did not start:\n{''.join(lines)}")
        # Read on, because a full pipe would stop the server.
        reader = threading.Thread(target=lambda: lines.extend(process.stdout))
        reader.start()
        yield process
        process.terminate()
        process.wait(20)
        _kill_with_children(process)
        reader.join()
    finally:
        _kill_with_children(process)
        process.wait()
        process.stdout.close()


def _kill_with_children(process: subprocess.Popen) -> None:
    """If nginx is stopped while it reloads its configuration, its workers keep running and hold the pipe."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def redis(folder: Path):
    """Redis on `redis.sock` in the folder, without persistence."""
    command = [path_of("redis-server"), "--port", "0", "--unixsocket", str(folder / "redis.sock"), "--save", ""]
    return started(command, "eady to accept connections")


class Process(subprocess.Popen[str]):
    """Ends when its test fails. Otherwise the test would wait for it forever."""

    def __exit__(self, kind: type[BaseException] | None, *error: Any) -> None:
        if kind:
            self.kill()
        super().__exit__(kind, *error)


def python(code: str, *arguments, **options) -> Process:
    """Another process of the site."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code, *map(str, arguments)]
    return Process(command, env=environment, text=True, stdout=subprocess.PIPE, **options)


def run_python(code: str, *arguments) -> str:
    with python(code, *arguments) as process:
        output = process.communicate()[0]
    assert process.returncode == 0, f"the other process failed: {output}"
    return output
