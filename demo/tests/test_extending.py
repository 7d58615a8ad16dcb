"""The app of docs/extending.md is built from the page and works."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from demo.tests.app_of_docs import write_app

ROOT = Path(__file__).resolve().parents[2]
SERVICES = ("DATABASE_URL", "REDIS_URL", "STORAGE_URL")


def run(folder: Path, *command: str) -> None:
    # The database of the tests that run now must not be theirs.
    environment = {
        **{name: value for name, value in os.environ.items() if name not in SERVICES},
        "DJANGO_SETTINGS_MODULE": "hours_settings",
        "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]),
    }
    done = subprocess.run([sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.long
def test_the_app_of_the_page_works_as_it_is_written_there(tmp_path: Path):
    write_app(tmp_path, "demo.settings_test")
    shutil.copy(Path(__file__).with_name("extended_site.py"), tmp_path / "test_site.py")

    run(tmp_path, "bundle.py")
    run(tmp_path, "-m", "django", "makemigrations", "hours")
    run(tmp_path, "-m", "django", "check", "--fail-level", "WARNING")
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", "test_site.py")
