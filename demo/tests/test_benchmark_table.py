"""Budgets in milliseconds are scaled by how fast the machine is at the moment; the others are the same everywhere."""

import os
import subprocess
import sys

import pytest

from benchmarks.__main__ import faults, merged
from benchmarks.budget import BUDGETS, table
from benchmarks.calibration import REFERENCE_MS, Calibration
from e2e.site import ROOT
from scripts.reference.figures import page_figures


def line(start: str, figures: dict) -> str:
    (found,) = (row for row in table(figures).splitlines() if row.startswith(start))
    return " ".join(found.removeprefix(start).split())


@pytest.mark.parametrize(
    ("figures", "row"),
    [
        ({"cpu_ms": 7.9, "factor": 2.0}, "7.9 ms <= 8 ms 4 x 2.00 ok"),
        ({"cpu_ms": 8.1, "factor": 2.0}, "8.1 ms <= 8 ms 4 x 2.00 MISSED"),
        ({"cpu_ms": 4.1, "factor": 1.0}, "4.1 ms <= 4 ms 4 x 1.00 MISSED"),
    ],
)
def test_a_limit_in_milliseconds_grows_with_the_factor(figures, row):
    assert line("Uncached page, CPU per request", {"uncached": figures}) == row


def test_a_limit_per_second_shrinks_with_the_factor():
    figures = {"protection": {"judged_per_second": 760, "factor": 2.0}}
    assert line("Submissions judged a second, one core", figures) == "760 >= 750 1500 / 2.00 ok"


def test_a_part_of_a_measure_can_have_a_factor():
    figures = {"protection": {"factor": 9.0, "proof": {"ms": 290, "fixed_ms": 50, "factor": 2.0}}}
    row = line("Proof of work for a message, CPU x 4", figures)
    assert row == "290 ms <= 300 ms 150 x 2.00 ok (fixed work of the same page: 50 ms)"


def test_weights_and_ratios_are_the_same_on_every_machine():
    scaled = [budget.what for budget in BUDGETS if budget.unit in ("kB", "bytes", "MB", "") and budget.scaled_by]
    assert scaled and all(" a second" in what for what in scaled)
    assert [budget.what for budget in BUDGETS if budget.unit in ("ms", "µs") and not budget.scaled_by] == []


def test_a_missing_measure_neither_passes_nor_fails():
    assert line("Cached page / bare WSGI app", {}) == "not measured >= 0.85"


def test_a_run_fails_with_what_it_missed_and_could_not_measure():
    missed = {"scale": {"SQLite": {"20000": {"search_ms": 301, "rare_ms": 299}}, "factor": 2.0}}

    assert faults(missed) == ["Search for a word of all pages, 20,000 pages (SQLite): 301 ms instead of <= 300 ms"]
    assert faults({"scale": {"error": "ValueError: …"}}) == ["scale could not be measured"]
    assert faults({"tasks": {"pages": 42}}) == []


def test_the_factor_is_the_mean_of_before_and_after():
    reference = REFERENCE_MS["python"]
    assert Calibration("python", [reference, 3 * reference]).factor == 2.0


def test_a_run_of_some_measures_keeps_the_figures_of_the_others(capsys):
    figures = merged({"tasks": {"longest_ms": 90}, "scopes": {"ratio": 1.0}}, {"tasks": {"longest_ms": 80}})

    assert (figures["tasks"], figures["scopes"]) == ({"longest_ms": 80}, {"ratio": 1.0})
    assert "From an earlier run: scopes" in capsys.readouterr().out


def test_the_scale_is_measured_by_the_run_of_everything():
    done = subprocess.run(["make", "--dry-run", "test-all"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert "python -m benchmarks scale" in done.stdout


def test_an_unknown_measure_is_refused_before_anything_starts():
    # As from a shell, where Django is not set up yet.
    environment = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    command = [sys.executable, "-m", "benchmarks", "speed"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stderr.startswith("There is no measure speed. Choose from weight, behaviors,")


def test_the_page_of_figures_shows_tasks_lists_and_slow_clients_once_they_are_measured():
    latest = {
        "tasks": {"longest_ms": 80.4, "pages": 36},
        "scopes": {"ratio": 1.04, "more_queries": 0},
        "slow_clients": {"ratio": 1.31},
    }

    assert "any of 36 demo pages, processor slowed down four times | 80 ms" in page_figures(latest)
    assert "1.04 x" in page_figures(latest)
    assert "with 600 slow clients, against none" in page_figures(latest)
    assert "1.31 x" in page_figures(latest)
    assert page_figures({}) == ""


def test_slow_clients_may_triple_the_time_of_a_cached_page_at_most():
    what = "Cached page with 600 slow clients / at rest, p99"
    assert line(what, {"slow_clients": {"ratio": 2.9}}) == "2.9 <= 3 ok"
    assert line(what, {"slow_clients": {"ratio": 3.1}}) == "3.1 <= 3 MISSED"
