#!/usr/bin/env python3
"""Counts the clauses of docs/spec that tests name.

usage: spec_coverage.py [PREFIX]

Without a prefix: covered and total clauses of each file. With a prefix such as W-TABS: the clauses that no test
names. A name is a claim, not a proof: a reader must judge whether the test shows what the clause says.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CLAUSES = ROOT / "docs" / "spec"
SOURCES = ("intarsia", "web", "demo", "e2e", "benchmarks", "docs", "scripts")
ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d{2,3}\b")


class Clause(NamedTuple):
    file: str
    id: str
    kind: str
    text: str


def clauses() -> Iterator[Clause]:
    for file in sorted(CLAUSES.glob("*.txt")):
        for line in file.read_text("utf-8").splitlines():
            if line.strip():
                yield Clause(file.stem, *line.split("\t", 2))


def is_test(path: Path) -> bool:
    if path.suffix == ".py":
        return path.name.startswith("test_")
    return ".test." in path.name and path.suffix in (".ts", ".tsx", ".mjs")


def named_by_tests() -> set[str]:
    """Clause ids in test files. In a range such as `W-TABS-01 to 03`, each id needs a name of its own."""
    files = (path for folder in SOURCES for path in (ROOT / folder).rglob("*") if "node_modules" not in path.parts)
    return {id for path in files if path.is_file() and is_test(path) for id in ID.findall(path.read_text("utf-8"))}


def print_totals(named: set[str]) -> None:
    counts: dict[str, list[int]] = {}
    for clause in clauses():
        for name in (clause.file, "all"):
            covered, total = counts.setdefault(name, [0, 0])
            counts[name] = [covered + (clause.id in named), total + 1]
    counts["all"] = counts.pop("all")
    for name, (covered, total) in counts.items():
        print(f"{name:16}{covered:4} / {total}")


def print_missing(named: set[str], prefix: str) -> None:
    known = [clause for clause in clauses() if clause.id.startswith(prefix.upper())]
    if not known:
        sys.exit(f"No clause begins with {prefix}. docs/spec/INDEX.md lists the beginnings.")
    missing = [clause for clause in known if clause.id not in named]
    for clause in missing:
        print(f"{clause.id}  {clause.kind}: {clause.text}")
    print(f"{len(known) - len(missing)} of {len(known)} have a test.")


if __name__ == "__main__":
    named = named_by_tests()
    print_missing(named, sys.argv[1]) if len(sys.argv) > 1 else print_totals(named)
