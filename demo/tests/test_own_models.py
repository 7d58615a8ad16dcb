"""A site has its own models of users, images and files."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(__file__).with_name("own_models")
SERVICES = ("DATABASE_URL", "REDIS_URL", "STORAGE_URL")


def run(folder: Path, *command: str) -> None:
    environment = {
        **{name: value for name, value in os.environ.items() if name not in SERVICES},
        "DJANGO_SETTINGS_MODULE": "own_settings",
        "OWN_MODELS_FOLDER": str(folder),
        "PYTHONPATH": os.pathsep.join([str(SITE), str(ROOT)]),
    }
    done = subprocess.run([sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_the_migrations_use_the_models_of_the_site(tmp_path: Path):
    run(tmp_path, "django", "makemigrations", "intarsia_pages", "intarsia_seo", "--check", "--dry-run")


@pytest.mark.long
def test_the_site_works(tmp_path: Path):
    shutil.copy(SITE / "visits.py", tmp_path / "test_site.py")
    run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib", "test_site.py")
