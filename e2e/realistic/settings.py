"""A magazine that ran for years before it added Intarsia: its own page types, CSS, user bar, policy and two sites.

`e2e/realistic_site.py` adds Intarsia as docs/guides/install.md says.
"""

import json
import os
from pathlib import Path

BASE = Path(__file__).resolve().parent
# Tests that start several copies give each a folder.
VAR = Path(os.environ.get("JOURNAL_VAR", BASE))
SECRET_KEY = "a key of a magazine that lives for one test, long enough that nobody warns of it 9204"
DEBUG = False
ALLOWED_HOSTS = ["*"]

INSTALLED_APPS = [
    "journal",
    "wagtail.embeds",
    "wagtail.sites",
    "wagtail.users",
    "wagtail.snippets",
    "wagtail.documents",
    "wagtail.images",
    "wagtail.search",
    "wagtail.admin",
    "wagtail",
    "modelcluster",
    "taggit",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
]
MIDDLEWARE = [
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "journal.policy.site_policy",
]
ROOT_URLCONF = "urls"
WSGI_APPLICATION = "wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": VAR / "site.sqlite3",
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
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
