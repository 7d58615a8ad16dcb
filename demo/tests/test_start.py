"""The start of the server: it imports nothing that the site does not use, and says which setting is missing."""

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


def test_a_server_without_a_folder_for_uploads_does_not_start_and_says_what_to_set(tmp_path):
    (tmp_path / "no_uploads.py").write_text('from demo.settings import *\nMEDIA_ROOT = ""\n')
    own = {"PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "DJANGO_SETTINGS_MODULE": "no_uploads"}
    command = [sys.executable, "-W", "ignore", "-c", "import demo.wsgi"]
    done = subprocess.run(
        command, env=os.environ | own | {"INTARSIA_VAR": str(tmp_path)}, capture_output=True, text=True
    )

    assert done.returncode != 0
    assert 'Set MEDIA_ROOT = BASE_DIR / "media"' in done.stderr.splitlines()[-1]
