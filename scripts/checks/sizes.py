"""Refuses files of code that are too long to read in one go, over 300 lines or over 600 in tests, functions of Python
over 40 lines, and folders with more than twelve modules, which hide a concept. Half of the files have at most 60 lines.
"""

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
CODE = (".py", ".ts", ".tsx", ".mjs", ".css")
MAX_LINES = 300
MAX_TEST_LINES = 600
TESTS = re.compile(r"(^|/)(tests|e2e)/|(^|/)(test_|conftest)[^/]*$|\.test\.tsx?$")

# The product in both languages. An empty __init__.py would make the median better than what people read.
PRODUCT = re.compile(r"^(intarsia|web)/(?!.*/migrations/).*(?<!\.d)\.(py|tsx?)$")
MAX_MEDIAN_LINES = 60

MAX_FUNCTION_LINES = 40
# The images of the demo are made by long lists of shapes.
FUNCTIONS = re.compile(r"^(intarsia|scripts|benchmarks)/(?!.*/migrations/).*\.py$")

MODULE = re.compile(r"^(intarsia|web|demo|scripts|benchmarks)/.*(?<!\.d)\.(py|tsx?|mjs)$")
# Django and Wagtail look for these names in the folder of an app.
FIXED = re.compile(
    r"/migrations/|/(__init__|__main__|admin|api|apps|calls|checks|jobs|models|page_contributions|urls|views"
    r"|wagtail_hooks)\.py$|/index\.tsx?$"
)
MAX_MODULES = 12
# Lists of things of one kind, each in a module, and the few that are one module over.
ALLOWED = {
    "demo/texts/journal": 13,
    "intarsia/wire/system_checks": 13,
    "scripts/reference": 13,
    "web/kit/fields": 13,
    # The build names these modules to put them into one file.
    "web/webforms/parts": 16,
}


def too_long(names: Iterable[str]) -> Iterator[str]:
    """A sentence for each of these files that is too long. `names` are paths in the repository."""
    for name in names:
        if not name.endswith(CODE):
            continue
        lines = _lines(name)
        most = MAX_TEST_LINES if TESTS.search(name) else MAX_LINES
        if lines > most:
            yield f"{name} has {lines} lines; at most {most} are allowed. Divide it by what its parts are about."


def product_files(names: Iterable[str]) -> Iterator[str]:
    """The files of the product whose lengths have a median. `names` are paths in the repository."""
    return (name for name in names if PRODUCT.match(name) and not TESTS.search(name) and _lines(name))


def high_median(lengths: Iterable[int]) -> Iterator[str]:
    """A sentence if half of the files are longer than they should be. `lengths` are their lines."""
    middle = median(lengths)
    if middle > MAX_MEDIAN_LINES:
        yield f"The median file has {middle:g} lines; at most {MAX_MEDIAN_LINES} are allowed."


def _lines(name: str) -> int:
    return (ROOT / name).read_text("utf-8").count("\n")


def long_functions(name: str, source: str) -> Iterator[str]:
    """A sentence for each function of a Python file that is too long. `name` is its path in the repository."""
    if not FUNCTIONS.match(name) or TESTS.search(name):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > MAX_FUNCTION_LINES:
                most = f"at most {MAX_FUNCTION_LINES} are allowed"
                yield f"{name}: {node.name} has {lines} lines; {most}. Divide it by what its parts do."


def full_folders(names: Iterable[str]) -> Iterator[str]:
    """A sentence for each folder with too many of these modules. `names` are paths in the repository."""
    modules = (name for name in names if MODULE.match(name) and not TESTS.search(name) and not FIXED.search(name))
    for folder, count in sorted(Counter(str(PurePosixPath(name).parent) for name in modules).items()):
        if count > ALLOWED.get(folder, MAX_MODULES):
            yield f"{folder} has {count} modules; at most {MAX_MODULES} are allowed. Divide it by what they are about."


def main() -> int:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    existing = [name for name in listed.splitlines() if (ROOT / name).is_file()]
    python = [name for name in existing if name.endswith(".py")]
    functions = [text for name in python for text in long_functions(name, (ROOT / name).read_text("utf-8"))]
    lengths = [_lines(name) for name in product_files(existing)]
    sentences = [*too_long(existing), *high_median(lengths), *functions, *full_folders(existing)]
    print("\n".join(sentences or [f"{len(lengths)} files: median {median(lengths):g} lines, longest {max(lengths)}"]))
    return bool(sentences)


if __name__ == "__main__":
    sys.exit(main())
