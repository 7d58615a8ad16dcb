"""Refuses files of code that are too long to read in one go, over 300 lines or over 600 in tests, and folders with more
than twelve modules, which hide a concept.
"""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
CODE = (".py", ".ts", ".tsx", ".mjs", ".css")
MOST_LINES = 300
MOST_LINES_OF_TESTS = 600
TESTS = re.compile(r"(^|/)(tests|e2e)/|(^|/)(test_|conftest)[^/]*$|\.test\.tsx?$")

MODULE = re.compile(r"^(intarsia|web|demo|scripts|benchmarks)/.*(?<!\.d)\.(py|tsx?|mjs)$")
# Django and Wagtail look for these names in the folder of an app.
FIXED = re.compile(
    r"/migrations/|/(__init__|__main__|admin|api|apps|calls|checks|jobs|models|page_contributions|urls|views"
    r"|wagtail_hooks)\.py$|/index\.tsx?$"
)
MOST_MODULES = 12
# Lists of things of one kind, each in a module, and the few that are one module over.
ALLOWED = {
    "benchmarks": 31,
    "benchmarks/in_site": 14,
    "demo/texts/journal": 13,
    "intarsia/wire/system_checks": 13,
    "scripts/reference": 13,
    "web/editor/canvas": 13,
    "web/kit/fields": 13,
    # The build names these modules to put them into one file.
    "web/webforms/parts": 16,
}


def too_long(names: Iterable[str]) -> Iterator[str]:
    """A sentence for each of these files that is too long. `names` are paths in the repository."""
    for name in names:
        if not name.endswith(CODE):
            continue
        lines = (ROOT / name).read_text("utf-8").count("\n")
        most = MOST_LINES_OF_TESTS if TESTS.search(name) else MOST_LINES
        if lines > most:
            yield f"{name} has {lines} lines; at most {most} are allowed. Divide it by what its parts are about."


def full_folders(names: Iterable[str]) -> Iterator[str]:
    """A sentence for each folder with too many of these modules. `names` are paths in the repository."""
    modules = (name for name in names if MODULE.match(name) and not TESTS.search(name) and not FIXED.search(name))
    for folder, count in sorted(Counter(str(PurePosixPath(name).parent) for name in modules).items()):
        if count > ALLOWED.get(folder, MOST_MODULES):
            yield f"{folder} has {count} modules; at most {MOST_MODULES} are allowed. Divide it by what they are about."


if __name__ == "__main__":
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    existing = [name for name in listed.splitlines() if (ROOT / name).is_file()]
    sentences = [*too_long(existing), *full_folders(existing)]
    print("\n".join(sentences))
    sys.exit(bool(sentences))
