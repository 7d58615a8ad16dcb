"""`make test` says where the time went."""

import subprocess
import sys
from pathlib import Path

from scripts.test_times import report

ROOT = Path(__file__).resolve().parents[2]

JUNIT = """<testsuites><testsuite>
<testcase classname="e2e.test_menu" name="test_opens" time="12.34"/>
<testcase classname="a" name="test_quick" time="0.1"/>
</testsuite></testsuites>"""


def test_stages_their_sum_and_the_slowest_tests_are_listed(tmp_path):
    (tmp_path / "stages").write_text("65 check\n700 browser\n")
    (tmp_path / "browser.xml").write_text(JUNIT)

    assert report(tmp_path).splitlines() == [
        "Where the time went",
        "   1:05  check",
        "  11:40  browser",
        "  12:45  in all, within the limit of 15:00 for two cores",
        "Slowest tests",
        "   12.3 s  browser: e2e/test_menu test_opens",
        "    0.1 s  browser: a test_quick",
    ]


def test_a_run_of_more_than_fifteen_minutes_is_marked(tmp_path):
    (tmp_path / "stages").write_text("901 browser\n")

    assert "15:01  in all, MORE THAN the limit of 15:00" in report(tmp_path)


MOST_JOURNEYS = 150


def test_make_test_has_no_more_journeys_than_its_time_allows():
    """Count instead of time, because machines differ. docs/guides/test.md says what to do when it is too many."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "browser and not matrix", "e2e"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)

    journeys = [line for line in done.stdout.splitlines() if "::" in line]
    assert 50 < len(journeys) <= MOST_JOURNEYS
