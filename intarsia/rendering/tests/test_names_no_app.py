"""Rendering and the page cache know no app: apps register what they add, and purge by themselves."""

import re
from pathlib import Path

import pytest

from intarsia.installed_apps import NEEDS

INTARSIA = Path(__file__).parents[2]
FOUNDATION = {"wire", "page_cache", "page_contributions"}
APPS = NEEDS.keys() - FOUNDATION - {"rendering"}


@pytest.mark.parametrize("package", ["rendering", "page_cache", "page_contributions"])
def test_package_names_no_app(package):
    named = re.compile(rf"intarsia[._/]({'|'.join(sorted(APPS))})\b|is_installed")
    files = [file for kind in ("py", "html", "conf") for file in (INTARSIA / package).rglob(f"*.{kind}")]
    product = [file for file in files if "tests" not in file.parts]

    assert len(product) >= 5
    assert [str(file) for file in product if named.search(file.read_text("utf-8"))] == []
