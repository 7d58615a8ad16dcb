"""Where the time of `make test` went: each stage, and the slowest tests of all of them."""

import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

LIMIT = 15 * 60
SLOWEST = 15


def report(folder: Path) -> str:
    """From `stages`, with lines of seconds and name, and from JUnit files, one per stage."""
    lines = (folder / "stages").read_text("utf-8").splitlines()
    stages = [(int(seconds), name) for seconds, name in (line.split(" ", 1) for line in lines)]
    total = sum(seconds for seconds, _ in stages)
    rows = [f"  {_time(seconds)}  {name}" for seconds, name in stages]
    tests = sorted((test for file in sorted(folder.glob("*.xml")) for test in _tests(file)), reverse=True)
    slowest = [f"  {seconds:5.1f} s  {name}" for seconds, name in tests[:SLOWEST]]
    within = "within" if total <= LIMIT else "MORE THAN"
    total_row = f"  {_time(total)}  in all, {within} the limit of {_time(LIMIT).strip()} for two cores"
    return "\n".join(["Where the time went", *rows, total_row, "Slowest tests", *slowest])


def _tests(file: Path) -> Iterator[tuple[float, str]]:
    for case in ElementTree.parse(file).iter("testcase"):
        where = (case.get("classname") or "").replace(".", "/") if file.stem != "unit-typescript" else ""
        yield float(case.get("time") or 0), f"{file.stem}: {where} {case.get('name')}".replace("  ", " ")


def _time(seconds: int) -> str:
    return f"{seconds // 60:2}:{seconds % 60:02}"


if __name__ == "__main__":
    print("\n" + report(Path(sys.argv[1])))
