"""Databases and migrations made when the page model was called DocumentPage keep working."""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from intarsia.pages import builder_field

MIGRATIONS = sorted(file.stem for file in (Path(__file__).parents[1] / "migrations").glob("0*.py"))


@pytest.mark.services
def test_database_with_document_pages_is_carried_over(tmp_path):
    command = [sys.executable, "-m", "intarsia.pages.tests.scratch.upgrade", str(tmp_path / "site.sqlite3")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {
        "document is kept": True,
        "class of the page": "BuilderPage",
        "content types": ["builderpage"],
        "permissions": ["change_builderpage"],
        "rules of the template": [["include", "below", "intarsia_pages.builderpage"]],
        "rules in its revision": [["include", "below", "intarsia_pages.builderpage"]],
        "rules of the header": [["include", "branch", ""]],
        "images open in the lightbox": False,
    }


@pytest.mark.parametrize("name", MIGRATIONS)
def test_migration_can_be_imported(name):
    assert import_module(f"intarsia.pages.migrations.{name}").Migration.operations


def test_migrations_of_sites_find_the_field_by_its_earlier_name():
    earlier = import_module("intarsia.pages.document_field")
    assert earlier.DocumentField is builder_field.BuilderField
    assert earlier.empty_document is builder_field.empty_document
