"""The README promises any Python 3.11. Debian 12 has 3.11.2, which some packages no longer accept."""

import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

from packaging.specifiers import SpecifierSet

LOCK = Path(__file__).resolve().parents[2] / "requirements" / "site.txt"
LOCKS = (LOCK, LOCK.with_name("dev.txt"))
OLDEST_PYTHON = "3.11.2"


def required_python(package: str, locked: str) -> str:
    try:
        found = metadata(package)
    except PackageNotFoundError:
        # Not for this platform.
        return ""
    # The tests also run with Django 6.0, which is not in these locks.
    return found["Requires-Python"] if found["Version"] == locked and "Requires-Python" in found else ""


def test_all_locked_packages_accept_the_oldest_python_that_we_support():
    pattern = r"^([\w.-]+)(?:\[\w+\])?==([\w.+!-]+)"
    packages = {found for lock in LOCKS for found in re.findall(pattern, lock.read_text(), re.MULTILINE)}
    required = {name: SpecifierSet(required_python(name, version)) for name, version in sorted(packages)}
    assert len([name for name, versions in required.items() if versions]) > 50
    assert [name for name, versions in required.items() if OLDEST_PYTHON not in versions] == []
