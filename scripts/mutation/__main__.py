"""`make mutate`: changes single tokens of the code in a copy, and lists the changes that no test notices.

    python -m scripts.mutation --seed 7 --number 200 [--only intarsia/wire]

Half of the sample is Python, half TypeScript. Each change runs the unit tests that can notice it, nearest first, until
one fails. Journeys and tests marked `long` or `services` do not run.
docs/guides/test.md says how to read the list.
"""

import argparse
import json
import queue
import random
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from scripts.mutation.call_map import calls_for
from scripts.mutation.copies import ROOT, copy_of_the_tree
from scripts.mutation.mutant import Mutant
from scripts.mutation.python_mutants import python_mutants
from scripts.mutation.run import Copy, Result
from scripts.programs import path_of

NOT_MUTATED = {"tests", "testing", "testing.ts", "migrations", "locale", "scratch", "build"}
WORKERS = 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", default="")
    parser.add_argument("--number", type=int, default=200)
    parser.add_argument("--only", nargs="*", default=[""], help="beginnings of the paths to mutate")
    options = parser.parse_args()
    seed = options.seed or str(random.randrange(10_000))
    mutants = sample(seed, options.number, tuple(options.only))
    print(f"Seed {seed}: {len(mutants)} changes, {WORKERS} at once. The tree itself is not touched.", flush=True)
    results = _run_all(mutants)
    report(seed, results)


def sample(seed: str, number: int, only: tuple[str, ...] = ("",)) -> list[Mutant]:
    """Half of each language where both have enough; the same seed and tree give the same sample."""
    rng = random.Random(seed)
    of_python, of_typescript = _all_python(only), _all_typescript(only)
    half = min(number // 2, len(of_typescript))
    chosen = rng.sample(of_python, min(number - half, len(of_python))) + rng.sample(of_typescript, half)
    rng.shuffle(chosen)
    return chosen


def _all_python(only: tuple[str, ...]) -> list[Mutant]:
    files = [path for path in _sources(("intarsia",), (".py",), only) if not path.name.startswith("test_")]
    return [mutant for path in files for mutant in python_mutants(str(path.relative_to(ROOT)), path.read_text("utf-8"))]


def _all_typescript(only: tuple[str, ...]) -> list[Mutant]:
    files = [
        path
        for path in _sources(("web", "intarsia/widgets", "intarsia/fields"), (".ts", ".tsx"), only)
        if ".test." not in path.name
    ]
    # TypeScript counts characters outside of the basic plane twice.
    names = [str(path.relative_to(ROOT)) for path in files if max(path.read_text("utf-8"), default="") <= "\uffff"]
    command = [path_of("node"), "scripts/mutation/typescript_mutants.mjs"]
    done = subprocess.run(command, cwd=ROOT, input="\n".join(names), capture_output=True, text=True, check=True)
    return [Mutant(**found) for found in json.loads(done.stdout)]


def _sources(folders: Sequence[str], suffixes: Sequence[str], only: tuple[str, ...]) -> list[Path]:
    return [
        path
        for folder in folders
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in suffixes
        and not NOT_MUTATED.intersection(path.relative_to(ROOT).parts)
        and not path.name.endswith((".d.ts", "vitestSetup.ts"))
        and str(path.relative_to(ROOT)).startswith(only)
    ]


def _run_all(mutants: list[Mutant]) -> list[Result]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="intarsia-mutate-")))
        copies = _copies(folder, with_database=any(mutant.is_python for mutant in mutants))
        for copy in copies:
            stack.callback(copy.close)
        with ThreadPoolExecutor(WORKERS) as pool:
            calls = calls_for(mutants, lambda files: _trace(files, copies, pool))
            free: queue.Queue[Copy] = queue.Queue()
            for copy in copies:
                free.put(copy)

            def one(numbered: tuple[int, Mutant]) -> Result:
                number, mutant = numbered
                copy = free.get()
                try:
                    result = copy.run(mutant, calls)
                finally:
                    free.put(copy)
                print(f"  {number:3} {result.outcome:9} {mutant}", flush=True)
                return result

            results = list(pool.map(one, enumerate(mutants, 1)))
        print("Checking that the tests that failed pass without a change …", flush=True)
        unreliable = copies[0].failing_unchanged({result.killer for result in results if result.outcome == "killed"})
    return [replace(one, outcome="undecided") if one.killer in unreliable else one for one in results]


def _copies(folder: Path, with_database: bool) -> list[Copy]:
    first = Copy(copy_of_the_tree(folder / "0"))
    if with_database:
        first.prepare()
    others = range(1, WORKERS)
    return [first, *(Copy(Path(shutil.copytree(first.folder, folder / str(one), symlinks=True))) for one in others)]


def _trace(files: list[str], copies: list[Copy], pool: ThreadPoolExecutor) -> dict[str, dict]:
    parts = [files[start :: len(copies)] for start in range(len(copies))]
    found: dict[str, dict] = {}
    for traced in pool.map(lambda copy, part: copy.trace(part) if part else {}, copies, parts):
        found |= traced
    return found


def report(seed: str, results: list[Result]) -> None:
    for outcome, title in (("survived", "Survivors"), ("undecided", "Not decided in time")):
        of_it = [result for result in results if result.outcome == outcome]
        print(f"\n{title} ({len(of_it)}):" if of_it else f"\n{title}: none")
        for result in of_it:
            print(f"  {result.mutant}\n      tests tried: {_few(result.tried)}")
    mistyped = [result for result in results if result.outcome == "mistyped"]
    print(f"\nNo valid program for the type checker, so not counted: {len(mistyped)}")
    decided = [result for result in results if result.outcome in ("killed", "survived")]
    for language, suffixes in (("Python", (".py",)), ("TypeScript", (".ts", ".tsx"))):
        if outcomes := [one.outcome for one in decided if one.mutant.file.endswith(suffixes)]:
            print(f"{language}: {outcomes.count('killed')} of {len(outcomes)} killed")
    killed = [result.outcome for result in decided].count("killed")
    print(f"Seed {seed}: {killed} of {len(decided)} killed, {100 * killed / max(len(decided), 1):.0f} % (target 90 %)")


def _few(tests: tuple[str, ...]) -> str:
    """The nearest test files, because a missing test belongs there."""
    more = f" and {len(tests) - 4} more" if len(tests) > 4 else ""
    return ", ".join(tests[:4]) + more if tests else "none can be affected by it"


if __name__ == "__main__":
    main()
