"""An existing Wagtail project that adds Intarsia: under a sub-path, with hashed static files and two sites."""

from pathlib import Path

from wagtail_settings import *  # noqa: F403
from wagtail_settings import WAGTAIL_APPS

import intarsia

BASE = Path(__file__).resolve().parent
SECRET_KEY = "a key of a project that lives for one test, long enough that nobody warns of it 7431"
FORCE_SCRIPT_NAME = "/cms"

INSTALLED_APPS = [
    "shop",
    "intarsia_notice",
    *intarsia.apps("pages"),
    "wagtail.contrib.settings",
    *WAGTAIL_APPS,
]
MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "intarsia.wire.fresh_nonce.fresh_nonce",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
]
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": BASE / "site.sqlite3",
        "OPTIONS": {"transaction_mode": "IMMEDIATE"},
    }
}
STATIC_URL = "static/"
STATIC_ROOT = BASE / "collected"
MEDIA_URL = "media/"
MEDIA_ROOT = BASE / "media"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.ManifestStaticFilesStorage"},
}
WAGTAIL_SITE_NAME = "Shop"
WAGTAILADMIN_BASE_URL = "http://one.test"
