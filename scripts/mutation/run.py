"""Runs the tests that a mutant can affect."""

import contextlib
import json
import os
import re
import select
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from scripts.mutation.call_map import CallMap
from scripts.mutation.mutant import Mutant
from scripts.mutation.python_tests import chosen_tests
from scripts.mutation.related_tests import ImportGraph
from scripts.programs import path_of

# Longer than any tests take on a busy machine. A change whose tests take longer has no result.
SECONDS_PER_MUTANT = 400
# The tests of a change need about a minute of processor time.
BUSY_SECONDS_OF_A_LOOP = 150
# A test that fails after this time may have waited in vain on a busy machine. It has to fail twice.
SECONDS_OF_A_WAIT = 4
UNIT = "not browser and not server and not services and not long"
DATABASE = "mutation.sqlite3"
PYTEST = [
    *(".venv/bin/python", "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider"),
    *("--ds=scripts.mutation.settings", "--reuse-db", "-m", UNIT),
]
NO_TIME_LEFT = 70

# Other checks of `make check`. What type checkers find needs no test.
TYPES = {
    "python": [".venv/bin/mypy", "--no-error-summary", "intarsia", "demo"],
    "typescript": [
        *("node_modules/.bin/tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", "mutation.tsbuildinfo"),
    ],
}
CHECKS = {
    "make reference": [".venv/bin/python", "-m", "scripts.reference", "--check"],
    "makemigrations": [
        *(
            ".venv/bin/python",
            "manage.py",
            "makemigrations",
            "--check",
            "--dry-run",
            "--settings",
            "demo.settings_test",
        ),
    ],
}

# A change that the type checker rejects says nothing about the tests.
Outcome = Literal["killed", "survived", "undecided", "mistyped"]


@dataclass(frozen=True)
class Result:
    mutant: Mutant
    outcome: Outcome
    tried: tuple[str, ...]
    # The test that failed; empty if the code could not be loaded.
    killer: str = ""


class Copy:
    """A copy of the tree in which changes are made and tests run."""

    def __init__(self, folder: Path):
        self.folder = folder
        self._vitest: VitestServer | None = None

    def prepare(self) -> None:
        """Makes the database by running any test that uses it."""
        tests = (self.folder / "intarsia").glob("*/tests/test_*.py")
        shortest = min(
            (one for one in tests if "mark.django_db" in one.read_text("utf-8")), key=lambda one: one.stat().st_size
        )
        code, output = self._pytest([str(shortest.relative_to(self.folder))], 600)
        if code:
            raise RuntimeError(f"The tests do not pass without a change:\n{output}")
        (self.folder / DATABASE).rename(self.folder / "prepared.sqlite3")

    def trace(self, files: list[str]) -> dict[str, dict]:
        """Which functions the tests of these files call."""
        shutil.copy(self.folder / "prepared.sqlite3", self.folder / DATABASE)
        calls = self.folder / "calls.json"
        calls.unlink(missing_ok=True)
        self._pytest(["-p", "scripts.mutation.calls", *files], 3600, MUTATION_CALLS=str(calls))
        if not calls.exists():
            raise RuntimeError("The tests did not end within an hour. Run it again: it continues with these files.")
        return json.loads(calls.read_text("utf-8"))

    def run(self, mutant: Mutant, calls: CallMap) -> Result:
        with mutant.made_in(self.folder):
            if mutant.is_python:
                result = self._run_python(mutant, chosen_tests(mutant, calls, ImportGraph(self.folder)))
            else:
                result = self._run_typescript(mutant)
            return self._checked(result) if result.outcome == "survived" else result

    def _checked(self, result: Result) -> Result:
        """The result of the other checks for a change that no test noticed."""
        is_python = result.mutant.is_python
        if self._output(TYPES["python" if is_python else "typescript"], 300)[0]:
            return replace(result, outcome="mistyped")
        for name, command in CHECKS.items() if is_python else ():
            if self._output(command, 300)[0]:
                return replace(result, outcome="killed", killer=f"({name})")
        return result

    def _run_python(self, mutant: Mutant, tests: list[str]) -> Result:
        if not tests:
            return Result(mutant, "survived", ())
        outcome, killer, seconds = self._run_tests(tests)
        if outcome == "killed" and killer in tests and seconds > SECONDS_OF_A_WAIT:
            again = self._run_tests([killer])[0]
            outcome = "killed" if again == "killed" else "undecided"
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        return Result(mutant, outcome, tuple(files), killer)

    def _run_tests(self, tests: list[str]) -> tuple[Outcome, str, float]:
        """Runs tests until one fails: the outcome, the test that failed, and how long the last one took."""
        # A test may leave data in the database that would affect the next one.
        shutil.copy(self.folder / "prepared.sqlite3", self.folder / DATABASE)
        chosen, last = self.folder / "tests.json", self.folder / "last.json"
        chosen.write_text(json.dumps(tests), "utf-8")
        last.write_text("0", "utf-8")
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        own = {"TESTS": str(chosen), "LAST": str(last), "SECONDS": str(SECONDS_PER_MUTANT)}
        options = ["-x", "-p", "scripts.mutation.limits", *files]
        environment = {f"MUTATION_{name}": value for name, value in own.items()}
        code, output = self._pytest(options, SECONDS_PER_MUTANT + 120, **environment)
        failed = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
        outcome: Outcome = "survived" if code == 0 else "undecided" if code in (NO_TIME_LEFT, None) else "killed"
        return outcome, failed[1] if failed else "", json.loads(last.read_text("utf-8"))

    def _run_typescript(self, mutant: Mutant) -> Result:
        self._vitest = self._vitest or VitestServer(self.folder)
        answer = self._vitest.ask(mutant.file)
        if answer is None:
            self.close()
            return Result(mutant, "undecided", ())
        failed = answer.get("failed", "")
        if failed == "(endless loop)":
            self.close()
        return Result(mutant, "killed" if failed else "survived", tuple(answer["tried"]), failed)

    def failing_unchanged(self, tests: set[str]) -> set[str]:
        """The tests that also fail without a change. Their failures do not count."""
        python = sorted(test for test in tests if "::" in test or test.endswith(".py"))
        failing = set()
        if python:
            shutil.copy(self.folder / "prepared.sqlite3", self.folder / DATABASE)
            output = self._pytest(python, 1800)[1]
            failing |= set(re.findall(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE))
        for file in sorted(test for test in tests - set(python) if ".test." in test):
            self._vitest = self._vitest or VitestServer(self.folder)
            answer = self._vitest.ask(file)
            if answer is None or answer.get("failed"):
                failing.add(file)
        return failing

    def close(self) -> None:
        if self._vitest:
            self._vitest.close()
            self._vitest = None

    def _pytest(self, options: list[str], seconds: int, **own: str) -> tuple[int | None, str]:
        own |= {"MUTATION_DATABASE": str(self.folder / DATABASE)}
        return self._output([*PYTEST, *options], seconds, **own)

    def _output(self, command: list[str], seconds: int, **own: str) -> tuple[int | None, str]:
        """Exit code and output; no exit code if it did not end in time."""
        own |= {"PYTHONDONTWRITEBYTECODE": "1", "CI": "1"}
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env={**os.environ, **own},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return None, process.communicate()[0]
        return process.returncode, output


class VitestServer:
    def __init__(self, folder: Path):
        self._process = subprocess.Popen(
            [path_of("node"), "scripts/mutation/vitest_server.mjs"],
            cwd=folder,
            env={**os.environ, "CI": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._before: str | None = None

    def ask(self, file: str) -> dict | None:
        """The tests tried and the one that failed; None if there is no answer in time, as with an endless loop."""
        request = {"file": file, "restored": self._before}
        self._before = file
        assert self._process.stdin and self._process.stdout
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        self._process.stdin.flush()
        received, deadline, busy = b"", time.monotonic() + SECONDS_PER_MUTANT, self._busy_seconds()
        while time.monotonic() < deadline:
            if not select.select([self._process.stdout], [], [], 5)[0]:
                if self._busy_seconds() - busy > BUSY_SECONDS_OF_A_LOOP:
                    return {"tried": [], "failed": "(endless loop)"}
                continue
            part = os.read(self._process.stdout.fileno(), 65536)
            received += part
            if found := re.search(rb"\n@answer (.*)\n", received):
                return json.loads(found[1])
            if not part:
                break
        return None

    def _busy_seconds(self) -> float:
        """The processor time of Node and its workers."""
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                ticks += sum(map(int, fields[11:15])) if int(fields[2]) == self._process.pid else 0
        return ticks / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
