"""Runs code of tests in one Django process per site, because starting a process takes seconds each time.

As a program it reads code from its input, one JSON string per line, and answers with what the code printed.
"""

import contextlib
import io
import json
import subprocess
import sys
import traceback
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Console:
    """A process that starts with the first code, and ends with `close`."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None

    def run(self, code: str) -> str:
        """What the code printed. Raises RuntimeError with the traceback if it failed."""
        process = self._started()
        assert process.stdin and process.stdout
        process.stdin.write(json.dumps(code) + "\n")
        process.stdin.flush()
        answer = json.loads(process.stdout.readline())
        if answer["error"]:
            raise RuntimeError(f"This code failed:\n{code}\n{answer['error']}")
        return str(answer["printed"])

    def close(self) -> None:
        if self._process:
            self._process.communicate()
            self._process = None

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            command = [sys.executable, "-m", "e2e.console"]
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=self._environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        return self._process


def _answer(code: str) -> dict[str, str]:
    printed, error = io.StringIO(), ""
    with contextlib.redirect_stdout(printed):
        try:
            exec(code, {})
        except Exception:
            error = traceback.format_exc()
    return {"printed": printed.getvalue().strip(), "error": error}


def main() -> None:
    import django
    from django.db import connections

    django.setup()
    for line in sys.stdin:
        print(json.dumps(_answer(json.loads(line))), flush=True)
        connections.close_all()


if __name__ == "__main__":
    main()
