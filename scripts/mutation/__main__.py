"""`make mutate`: changes single tokens of the code in a copy, and lists the changes that no test notices.

    python -m scripts.mutation --seed 7 --number 200 [--only intarsia/wire]

Half of the sample is Python, half TypeScript. Each change runs the unit tests that can be affected by it, nearest
first, until one fails or `SECONDS_PER_MUTANT` have passed. Journeys in a browser do not run.
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
from pathlib import Path

from scripts.mutation.copies import ROOT, copy_of_the_tree
from scripts.mutation.mutant import Mutant
from scripts.mutation.python_mutants import python_mutants
from scripts.mutation.run import Result, passes_unchanged, prepare, run
from scripts.programs import path_of

NOT_MUTATED = {"tests", "migrations", "locale", "scratch", "build"}
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
    chance = random.Random(seed)
    of_python, of_typescript = _all_python(only), _all_typescript(only)
    half = min(number // 2, len(of_typescript))
    chosen = chance.sample(of_python, min(number - half, len(of_python))) + chance.sample(of_typescript, half)
    chance.shuffle(chosen)
    return chosen


def _all_python(only: tuple[str, ...]) -> list[Mutant]:
    files = [path for path in _sources(("intarsia",), (".py",), only) if not path.name.startswith("test_")]
    return [mutant for path in files for mutant in python_mutants(str(path.relative_to(ROOT)), path.read_text("utf-8"))]


def _all_typescript(only: tuple[str, ...]) -> list[Mutant]:
    files = [path for path in _sources(("web", "intarsia/widgets"), (".ts", ".tsx"), only) if ".test." not in path.name]
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
    copies: queue.Queue[Path] = queue.Queue()

    def one(numbered: tuple[int, Mutant]) -> Result:
        number, mutant = numbered
        copy = copies.get()
        try:
            result = run(mutant, copy)
        finally:
            copies.put(copy)
        print(f"  {number:3} {'killed' if result.killed else 'SURVIVED':8} {mutant}", flush=True)
        return result

    with tempfile.TemporaryDirectory(prefix="intarsia-mutate-") as folder:
        first = copy_of_the_tree(Path(folder) / "0")
        prepare(first)
        copies.put(first)
        for number in range(1, WORKERS):
            copies.put(Path(shutil.copytree(first, Path(folder) / str(number), symlinks=True)))
        with ThreadPoolExecutor(WORKERS) as pool:
            results = list(pool.map(one, enumerate(mutants, 1)))
        print("Checking that the tests that failed pass without a change …", flush=True)
        unreliable = passes_unchanged({result.killer for result in results if result.killed}, copies.get())
    return [result for result in results if result.killer not in unreliable]


def report(seed: str, results: list[Result]) -> None:
    survivors = [result for result in results if not result.killed]
    print(f"\nSurvivors ({len(survivors)}):" if survivors else "\nNo survivors.")
    for result in survivors:
        print(f"  {result.mutant}\n      tests tried: {_few(result.tried)}")
    for language, suffixes in (("Python", (".py",)), ("TypeScript", (".ts", ".tsx"))):
        of_it = [result for result in results if result.mutant.file.endswith(suffixes)]
        if of_it:
            print(f"{language}: {sum(result.killed for result in of_it)} of {len(of_it)} killed")
    killed = len(results) - len(survivors)
    print(f"Seed {seed}: {killed} of {len(results)} killed, {100 * killed / max(len(results), 1):.0f} % (target 90 %)")


def _few(tests: tuple[str, ...]) -> str:
    """The nearest ones, which are where a test is missing."""
    more = f" and {len(tests) - 4} more" if len(tests) > 4 else ""
    return ", ".join(tests[:4]) + more if tests else "none can be affected by it"


if __name__ == "__main__":
    main()
