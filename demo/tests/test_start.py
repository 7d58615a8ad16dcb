"""The start of the server imports nothing that the site does not use."""

import os
import subprocess
import sys
from pathlib import Path

import demo

ROOT = Path(demo.__file__).resolve().parents[1]
IMPORT = "import demo.wsgi, sys; print(sorted({'redis', 'boto3', 'moto', 'openpyxl'} & sys.modules.keys()))"


def test_a_site_without_redis_and_buckets_does_not_import_them(tmp_path):
    stores = ("REDIS_URL", "STORAGE_URL", "PRIVATE_STORAGE_URL", "DATABASE_URL")
    environment = {name: value for name, value in os.environ.items() if name not in stores}
    own = {"INTARSIA_VAR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "demo.settings"}
    command = [sys.executable, "-W", "ignore", "-c", IMPORT]
    done = subprocess.run(command, env=environment | own, capture_output=True, text=True, check=True)

    assert done.stdout.split("\n")[-2] == "[]"


def test_static_files_are_collected_without_a_secret_key_as_when_an_image_is_built(tmp_path):
    own = {"INTARSIA_VAR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "demo.settings", "SECRET_KEY": ""}
    command = [sys.executable, "-W", "ignore", ROOT / "manage.py", "collectstatic", "--no-input", "--dry-run"]
    done = subprocess.run(command, env=os.environ | own, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
