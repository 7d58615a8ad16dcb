"""Which tests of Python could notice a change, the likeliest first."""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from scripts.mutation.call_map import CallMap
from scripts.mutation.mutant import Mutant
from scripts.mutation.related_tests import ImportGraph

# What the chosen tests take together, measured while they were traced.
SECONDS = 60
# Test files by imports, after the tests that call the function: a call whose result is cached is seen in one test only.
FILES_BY_IMPORT = 8
# If no test is known to call the function: it may run in another process.
FILES_WITHOUT_CALLS = 30
# Tests of the nearest test file, for changes outside of functions.
OWN_TESTS = 200


def chosen_tests(mutant: Mutant, calls: CallMap, graph: ImportGraph) -> list[str]:
    near = graph.tests_of(mutant.file)
    position = {file: index for index, file in enumerate(near)}

    def order(test: str) -> tuple:
        file = test.partition("::")[0]
        # A test of the same module first; then the test that calls the least else.
        return Path(mutant.file).stem.rstrip("s") not in file, calls.reach[test], position.get(file, len(near))

    calling = sorted(calls.calling(mutant.file, mutant.function), key=order)
    if not calling and not mutant.function:
        # A list of URLs, for example: tests that call what it lists.
        listed = {test for file in graph.imported_by(mutant.file) for test in calls.calling(file, "")}
        calling = sorted(listed, key=order)
    if not mutant.function:
        # Outside of functions, a change can have an effect anywhere in the file. Its own tests run in any case.
        calling = [*calls.in_file(near[0])[:OWN_TESTS], *_turns(calling)] if near else _turns(calling)
    module = ".".join(Path(mutant.file).with_suffix("").parts)
    naming = [test for test in calls.seconds if f"{module}." in test]
    by_import = chain.from_iterable(
        calls.in_file(file) for file in near[: FILES_BY_IMPORT if calling else FILES_WITHOUT_CALLS]
    )
    return list(_within(SECONDS, dict.fromkeys(chain(naming, calling, by_import)), calls))


def _turns(tests: list[str]) -> list[str]:
    """One test of each file in turn."""
    files: dict[str, list[str]] = {}
    for test in tests:
        files.setdefault(test.partition("::")[0], []).append(test)
    longest = max(map(len, files.values()), default=0)
    return [of_file[index] for index in range(longest) for of_file in files.values() if index < len(of_file)]


def _within(seconds: float, tests: dict[str, None], calls: CallMap) -> Iterator[str]:
    for test in tests:
        if calls.seconds[test] <= seconds:
            seconds -= calls.seconds[test]
            yield test
