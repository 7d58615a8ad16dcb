"""docs/reference/limits.md states the active limits."""

import re
from datetime import timedelta
from pathlib import Path
from pkgutil import resolve_name

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "limits.md"
ROW = re.compile(r"^\| (?P<limit>.+?) \| (?P<value>.+?) \| `(?P<name>[\w.]+)` \|$", re.MULTILINE)
UNITS = {
    **{"": 1, "KiB": 1024, "MiB": 1024**2},
    **{"second": 1, "minute": 60, "hour": 3600, "day": 24 * 3600},
}
ROWS = [found.groupdict() for found in ROW.finditer(PAGE.read_text("utf-8"))]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["name"])
def test_a_documented_limit_is_active(row):
    number, _, unit = row["value"].partition(" ")
    stated = int(number) * UNITS[unit.removesuffix("s")]
    limit = resolve_name(row["name"])
    if row["name"].endswith("DAYS"):
        limit = timedelta(days=limit)

    assert (limit.total_seconds() if isinstance(limit, timedelta) else limit) == stated


def test_every_row_of_the_page_is_read():
    rows = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|") and "`" in line]

    assert len(rows) == len(ROWS) > 50
