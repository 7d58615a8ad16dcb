"""Which tests call which functions, kept between runs and brought up to date for test files that changed."""

import hashlib
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

from scripts.mutation.copies import ROOT
from scripts.mutation.mutant import Mutant

FILE = ROOT / "var" / "mutation" / "calls.json"
FOLDERS = ("intarsia", "demo", "e2e")
REFERENCE = ROOT / "docs" / "reference"
FILES_AT_ONCE = 60
PAGE = re.compile(rb'"([\w-]+\.md)"')


class CallMap:
    def __init__(self, tests: dict[str, dict]):
        self.seconds: dict[str, float] = {name: test["seconds"] for name, test in tests.items()}
        self.reach: dict[str, int] = {name: len(test["functions"]) for name, test in tests.items()}
        self._of_function: dict[str, list[str]] = defaultdict(list)
        self._of_file: dict[str, set[str]] = defaultdict(set)
        self._in_test_file: dict[str, list[str]] = defaultdict(list)
        for name, test in tests.items():
            self._in_test_file[name.partition("::")[0]].append(name)
            for function in test["functions"]:
                self._of_function[function].append(name)
                self._of_file[function.partition(":")[0]].add(name)

    def calling(self, file: str, function: str) -> list[str]:
        """The tests that call the function, or any function of the file if it is empty."""
        return self._of_function.get(f"{file}:{function}", []) if function else sorted(self._of_file.get(file, ()))

    def in_file(self, test_file: str) -> list[str]:
        return self._in_test_file.get(test_file, [])


def calls_for(mutants: Iterable[Mutant], trace: Callable[[list[str]], dict[str, dict]]) -> CallMap:
    """The calls that choose the tests of these mutants; those of TypeScript need none, and tracing takes long."""
    return current_calls(trace) if any(mutant.is_python for mutant in mutants) else CallMap({})


def current_calls(trace: Callable[[list[str]], dict[str, dict]]) -> CallMap:
    """Traces the test files that have changed since the last run; the first run traces all."""
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {"digests": {}, "tests": {}}
    digests = {name: _digest(ROOT / name) for name in _test_files()}
    changed = [name for name, digest in digests.items() if known["digests"].get(name) != digest]
    kept = digests.keys() - set(changed)
    traced = {name: digests[name] for name in kept}
    tests = {name: test for name, test in known["tests"].items() if name.partition("::")[0] in kept}
    for start in range(0, len(changed), FILES_AT_ONCE):
        some = changed[start : start + FILES_AT_ONCE]
        print(f"Looking which functions tests call: {start} of {len(changed)} files …", flush=True)
        tests |= trace(some)
        traced |= {name: digests[name] for name in some}
        # An interrupted run continues here.
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(json.dumps({"digests": traced, "tests": tests}), "utf-8")
    return CallMap(tests)


def _test_files() -> Iterable[str]:
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("test_*.py")):
            yield str(path.relative_to(ROOT))


def _digest(path: Path) -> str:
    content = path.read_bytes()
    # Some tests have one case for each row of a page of the reference.
    pages = [REFERENCE / name.decode() for name in PAGE.findall(content)]
    data = [page.read_bytes() for page in pages if page.exists()]
    return hashlib.blake2b(b"".join([content, *data]), digest_size=12).hexdigest()
