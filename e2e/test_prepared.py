"""The folder that journeys copy the demo from."""

import subprocess
import sys
from pathlib import Path

import pytest

from e2e.prepared import prepared
from e2e.site import ROOT

# Reports that it started, and ends on command, so that the other process certainly waits meanwhile.
FIRST = """
import sys
from pathlib import Path
from e2e.prepared import prepared

def make(folder):
    print("begun", flush=True)
    sys.stdin.readline()
    (folder / "made-by").write_text("first")

prepared(Path(sys.argv[1]), "one", make)
"""
SECOND = """
import sys
from pathlib import Path
from e2e.prepared import prepared

def make(folder):
    (folder / "made-by").write_text("second")

print("asking", flush=True)
print((prepared(Path(sys.argv[1]), "one", make) / "made-by").read_text())
"""


def _run(code: str, folder: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", code, str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_of_two_simultaneous_processes_one_creates_the_folder_and_the_other_waits(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    with _run(FIRST, folder) as first:
        assert first.stdin and first.stdout
        assert first.stdout.readline() == "begun\n"
        # Started only now: of two processes started together, either may get the lock first.
        with _run(SECOND, folder) as second:
            assert second.stdout and second.stdout.readline() == "asking\n"
            first.stdin.write("go on\n")
            first.stdin.flush()
            assert second.stdout.readline() == "first\n"


def test_a_folder_whose_creation_failed_is_created_again(tmp_path: Path) -> None:
    def fail(folder: Path) -> None:
        (folder / "half").touch()
        raise RuntimeError("no space left")

    with pytest.raises(RuntimeError, match="no space left"):
        prepared(tmp_path / "site", "one", fail)
    folder = prepared(tmp_path / "site", "one", lambda folder: (folder / "whole").touch())

    assert {path.name for path in folder.iterdir()} == {"whole", ".stamp"}
