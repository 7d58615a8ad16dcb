"""The scripts that watch over clauses and licenses find what they are for."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    "license", ["MIT", "Apache-2.0 OR BSD-3-Clause", "GPL-2.0 OR MIT", "MIT AND PSF-2.0", "(MIT OR CC0-1.0)"]
)
def test_a_permissive_license_is_allowed(license: str):
    assert list(script("licenses").faults(iter([("some", license)]))) == []


@pytest.mark.parametrize("license", ["GPL-3.0-only", "AGPL-3.0", "MIT AND GPL-2.0", "LGPL-3.0-only", "", "Proprietary"])
def test_any_other_license_is_named_with_its_package(license: str):
    (fault,) = script("licenses").faults(iter([("some", license)]))
    assert fault.startswith("some: ")


def test_an_exception_with_a_reason_applies_to_its_package_only():
    licenses = script("licenses")
    assert list(licenses.faults(iter([("psycopg", "LGPL-3.0-only")]))) == []
    assert list(licenses.faults(iter([("psycopg", "GPL-3.0-only")]))) == ["psycopg: GPL-3.0-only"]


def test_every_clause_has_an_id_of_its_own():
    coverage = script("spec_coverage")
    ids = [clause.id for clause in coverage.clauses()]
    assert len(ids) == len(set(ids)) == 892
    assert all(coverage.ID.fullmatch(id) for id in ids)


def test_only_tests_count_as_naming_a_clause(tmp_path: Path):
    is_test = script("spec_coverage").is_test
    assert is_test(Path("test_page.py")) and is_test(Path("tabs.test.tsx"))
    assert not is_test(Path("page.py")) and not is_test(Path("Tabs.tsx")) and not is_test(Path("w-tabs.txt"))


def test_missing_clauses_are_listed_with_their_text(capsys: pytest.CaptureFixture[str]):
    script("spec_coverage").print_missing({"W-TABS-01"}, "w-tabs")
    printed = capsys.readouterr().out
    assert "W-TABS-02  expected: Tabs use tab" in printed and "W-TABS-01" not in printed
    assert printed.endswith("1 of 2 have a test.\n")
