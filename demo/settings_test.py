"""The demo's settings for tests: a temporary folder, a fast password hasher, and indexes that are updated once read."""

import atexit
import shutil
import tempfile
from pathlib import Path

from .settings import *  # noqa: F403
from .settings import DATABASES, INSTALLED_APPS

VAR_DIR = Path(tempfile.mkdtemp(prefix="intarsia-test-"))
atexit.register(shutil.rmtree, VAR_DIR, ignore_errors=True)
STATIC_ROOT = VAR_DIR / "static"
STATIC_ROOT.mkdir()
MEDIA_ROOT = VAR_DIR / "media"
# No background thread may use the database of another test.
INTARSIA_CACHE_WARM = 0
INTARSIA_JOBS_IN_WEB = False
# Each new image would be a job. Tests of AVIF turn it on.
INTARSIA_IMAGE_AVIF = False
TASKS = {"default": {"BACKEND": "demo.tests.index_when_read.IndexWhenRead"}}
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    DATABASES["default"]["NAME"] = str(VAR_DIR / "unused.sqlite3")
    # A file, because a database in memory refuses a writer at once while another thread reads. A file lets it wait.
    DATABASES["default"]["TEST"] = {"NAME": str(VAR_DIR / "test.sqlite3")}
# Models of a site: one that the visual editor can edit, a page type with readable fields, and an ordinary one.
INSTALLED_APPS = [
    *INSTALLED_APPS,
    "intarsia.pages.tests.acme",
    "intarsia.pages.tests.banners",
    "intarsia.pages.tests.stories",
    "intarsia.rendering.tests.woods",
    "intarsia.webforms.tests.articles",
]
