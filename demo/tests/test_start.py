"""The start of the server imports nothing that the site does not use."""

import os
import subprocess
import sys

IMPORT = "import demo.wsgi, sys; print(sorted({'redis', 'boto3', 'moto', 'openpyxl'} & sys.modules.keys()))"


def test_a_site_without_redis_and_buckets_does_not_import_them(tmp_path):
    stores = ("REDIS_URL", "STORAGE_URL", "PRIVATE_STORAGE_URL", "DATABASE_URL")
    environment = {name: value for name, value in os.environ.items() if name not in stores}
    own = {"INTARSIA_VAR": str(tmp_path), "DJANGO_SETTINGS_MODULE": "demo.settings"}
    command = [sys.executable, "-W", "ignore", "-c", IMPORT]
    done = subprocess.run(command, env=environment | own, capture_output=True, text=True, check=True)

    assert done.stdout.split("\n")[-2] == "[]"
