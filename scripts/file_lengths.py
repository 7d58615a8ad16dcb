"""Refuses files of code that are too long to read in one go: over 300 lines, or over 600 in tests."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CODE = (".py", ".ts", ".tsx", ".mjs", ".css")
MOST_LINES = 300
MOST_LINES_OF_TESTS = 600
TESTS = re.compile(r"(^|/)(tests|e2e)/|(^|/)(test_|conftest)[^/]*$|\.test\.tsx?$")


def too_long() -> Iterator[str]:
    """A sentence for each file of the repository that is too long."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in listed.splitlines():
        if not name.endswith(CODE) or not (ROOT / name).is_file():
            continue
        lines = (ROOT / name).read_text("utf-8").count("\n")
        most = MOST_LINES_OF_TESTS if TESTS.search(name) else MOST_LINES
        if lines > most:
            yield f"{name} has {lines} lines; at most {most} are allowed. Divide it by what its parts are about."


if __name__ == "__main__":
    sentences = list(too_long())
    print("\n".join(sentences))
    sys.exit(bool(sentences))
