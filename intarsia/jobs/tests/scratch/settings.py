import os
from pathlib import Path

import dj_database_url

VAR = Path(os.environ["SCRATCH_VAR"])
SECRET_KEY = "scratch"
INSTALLED_APPS = ["intarsia.jobs", "intarsia.jobs.tests.scratch"]
DATABASES = {"default": dj_database_url.config("SCRATCH_DATABASE", f"sqlite:///{VAR / 'scratch.sqlite3'}")}
DATABASES["default"]["CONN_MAX_AGE"] = 60
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": float(os.environ.get("SCRATCH_TIMEOUT", 20)),
    }
INTARSIA_CACHE_DIR = VAR
USE_TZ = True
