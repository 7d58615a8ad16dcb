"""A magazine that ran for years before it added Intarsia: its own page types, CSS, user bar, policy and two sites.

`e2e/realistic_site.py` adds Intarsia as docs/guides/install.md says.
"""

import json
import os
from pathlib import Path

from wagtail_settings import *  # noqa: F403
from wagtail_settings import WAGTAIL_APPS

BASE = Path(__file__).resolve().parent
# Tests that start several copies give each a folder.
VAR = Path(os.environ.get("JOURNAL_VAR", BASE))
SECRET_KEY = "a key of a magazine that lives for one test, long enough that nobody warns of it 9204"

INSTALLED_APPS = ["journal", *WAGTAIL_APPS]
MIDDLEWARE = [
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "journal.policy.site_policy",
]
WSGI_APPLICATION = "wsgi.application"
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": VAR / "site.sqlite3",
    }
}
STATIC_URL = "/static/"
STATIC_ROOT = VAR / "collected"
WHITENOISE_USE_FINDERS = True
MEDIA_URL = "/media/"
MEDIA_ROOT = VAR / "media"
WAGTAIL_SITE_NAME = "The Journal"
WAGTAILADMIN_BASE_URL = "http://127.0.0.1:8000"
# The canvas of the editor looks like the inside of `#content`.
INTARSIA_STYLESHEETS = ["journal/site.css"]
INTARSIA_CANVAS_BODY = {"id": "content", "class": "journal"}
# Tests set more of them: {"INTARSIA_LOOK": "theme"}.
globals().update(json.loads(os.environ.get("JOURNAL_SETTINGS", "{}")))
