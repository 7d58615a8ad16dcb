"""Runs the tests that a mutant can affect."""

import json
import os
import re
import shutil
import signal
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from scripts.mutation.mutant import Mutant
from scripts.mutation.related_tests import ImportGraph
from scripts.programs import path_of

SECONDS_PER_MUTANT = 90
MOST_FILES = 40
NO_TESTS = 5
UNIT = "not browser and not server"


DATABASE = "mutation.sqlite3"
PYTEST = [
    *(".venv/bin/python", "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider"),
    *("--ds=scripts.mutation.settings", "--reuse-db"),
]


@dataclass(frozen=True)
class Result:
    mutant: Mutant
    killed: bool
    tried: tuple[str, ...]
    # The test that noticed, or empty when the code could not even be loaded.
    killer: str = ""


def prepare(copy: Path) -> None:
    """Makes the database by running any test that uses it."""
    code, output = _output([*PYTEST, "intarsia/pages/tests/test_missing.py"], copy, 600)
    if code:
        raise RuntimeError(f"The tests do not pass without a change:\n{output}")
    (copy / DATABASE).rename(copy / "prepared.sqlite3")


def run(mutant: Mutant, copy: Path) -> Result:
    with mutant.made_in(copy):
        return _run_pytest(mutant, copy) if mutant.file.endswith(".py") else _run_vitest(mutant, copy)


def _run_pytest(mutant: Mutant, copy: Path) -> Result:
    files = _graph(copy).tests_of(mutant.file)[:MOST_FILES]
    if not files:
        return Result(mutant, False, ())
    # A test may leave the database as the next one must not find it.
    shutil.copy(copy / "prepared.sqlite3", copy / DATABASE)
    code, output = _output([*PYTEST, "-x", "-p", "scripts.mutation.limits", "-m", UNIT, *files], copy)
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    return Result(mutant, code not in (0, NO_TESTS), tuple(files), failed[1] if failed else "")


def _run_vitest(mutant: Mutant, copy: Path) -> Result:
    """Vitest knows by itself which tests import a file."""
    report = copy / "vitest.json"
    report.unlink(missing_ok=True)
    options = ["--run", "--bail=1", "--reporter=json", f"--outputFile={report}", "--passWithNoTests", "--maxWorkers=1"]
    code, _ = _output([path_of("npx"), "vitest", "related", *options, mutant.file], copy)
    found = json.loads(report.read_text()) if report.exists() else {"testResults": []}
    tried = tuple(os.path.relpath(one["name"], copy) for one in found["testResults"])
    killers = [os.path.relpath(one["name"], copy) for one in found["testResults"] if one["status"] == "failed"]
    return Result(mutant, code != 0, tried, killers[0] if code and killers else "")


def passes_unchanged(tests: set[str], copy: Path) -> set[str]:
    """Those that fail without any change as well: what they reported says nothing."""
    python = sorted(test for test in tests if "::" in test or test.endswith(".py"))
    unreliable = set()
    if python:
        shutil.copy(copy / "prepared.sqlite3", copy / DATABASE)
        output = _output([*PYTEST, *python], copy, 1800)[1]
        unreliable |= set(re.findall(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE))
    if files := sorted(tests - set(python) - {""}):
        report = copy / "vitest.json"
        report.unlink(missing_ok=True)
        _output([path_of("npx"), "vitest", "run", "--reporter=json", f"--outputFile={report}", *files], copy, 1800)
        found = json.loads(report.read_text())["testResults"]
        unreliable |= {os.path.relpath(one["name"], copy) for one in found if one["status"] == "failed"}
    return unreliable


@cache
def _graph(copy: Path) -> ImportGraph:
    return ImportGraph(copy)


def _output(command: list[str], copy: Path, seconds: int = SECONDS_PER_MUTANT + 60) -> tuple[int, str]:
    """Exit code and output. What does not end is a failure: the change has made a loop endless."""
    own = {
        "MUTATION_DATABASE": str(copy / DATABASE),
        "PYTHONDONTWRITEBYTECODE": "1",
        "MUTATION_SECONDS": str(SECONDS_PER_MUTANT),
        "CI": "1",
    }
    process = subprocess.Popen(
        command,
        cwd=copy,
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
        return 1, process.communicate()[0]
    return process.returncode, output
