"""The README promises any Python 3.11. Debian 12 has 3.11.2, which some packages no longer accept."""

import re
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path

from packaging.specifiers import SpecifierSet

LOCK = Path(__file__).resolve().parents[2] / "requirements" / "site.txt"
LOCKS = (LOCK, LOCK.with_name("dev.txt"))
OLDEST_PYTHON = "3.11.2"


def required_python(package: str) -> str:
    try:
        return metadata(package).get("Requires-Python", "")
    except PackageNotFoundError:
        # Not for this platform.
        return ""


def test_all_locked_packages_accept_the_oldest_python_that_we_support():
    packages = {
        name for lock in LOCKS for name in re.findall(r"^([\w.-]+)(?:\[\w+\])?==", lock.read_text(), re.MULTILINE)
    }
    assert len(packages) > 50
    assert [name for name in sorted(packages) if OLDEST_PYTHON not in SpecifierSet(required_python(name))] == []
