"""A site with its own models of users, images and files, and with times that have no zone."""

import os
from pathlib import Path

import intarsia
from e2e.wagtail_settings import *  # noqa: F403
from e2e.wagtail_settings import WAGTAIL_APPS

AUTH_USER_MODEL = "people.Member"
WAGTAILIMAGES_IMAGE_MODEL = "library.Photo"
WAGTAILDOCS_DOCUMENT_MODEL = "library.File"
USE_TZ = False
TIME_ZONE = "Europe/Berlin"

SECRET_KEY = "own models"
ROOT_URLCONF = "own_urls"
WAGTAIL_SITE_NAME = "Own models"
WAGTAILADMIN_BASE_URL = "https://own.example.org"
OURS = intarsia.apps()
INSTALLED_APPS = [
    "people",
    "library",
    *OURS,
    "wagtail.contrib.settings",
    *(name for name in WAGTAIL_APPS if name not in OURS),
]
MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "intarsia.wire.fresh_nonce.fresh_nonce",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "intarsia.pages.routing.CachedRoutes",
]
FOLDER = Path(os.environ["OWN_MODELS_FOLDER"])
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": FOLDER / "site.sqlite3"}}
MEDIA_ROOT, MEDIA_URL = FOLDER / "media", "/media/"
STATIC_URL = "/static/"
INTARSIA_CACHE_DIR = FOLDER / "cache"
INTARSIA_PRIVATE_DIR = FOLDER / "private"
INTARSIA_CACHE_WARM = 0
INTARSIA_JOBS_IN_WEB = False
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
