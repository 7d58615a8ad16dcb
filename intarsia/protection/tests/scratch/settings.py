"""A Wagtail site without pages of ours: its forms alone are protected."""

import os
from pathlib import Path

import intarsia

VAR = Path(os.environ["SCRATCH_VAR"])
SECRET_KEY = "scratch"
ALLOWED_HOSTS = ["testserver"]
ROOT_URLCONF = "intarsia.protection.tests.scratch.urls"
INSTALLED_APPS = [
    "intarsia.protection.tests.scratch.shop",
    *intarsia.apps("protection"),
    *("wagtail.contrib.forms", "wagtail.contrib.settings", "wagtail.users", "wagtail.images", "wagtail.documents"),
    *("wagtail.search", "wagtail.admin", "wagtail.sites", "wagtail", "modelcluster", "taggit"),
    *("django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions", "django.contrib.messages"),
    "django.contrib.staticfiles",
]
MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [Path(__file__).parent / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                f"django.{name}"
                for name in (
                    "template.context_processors.request",
                    "contrib.auth.context_processors.auth",
                    "contrib.messages.context_processors.messages",
                )
            ]
        },
    }
]
DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": str(VAR / "scratch.sqlite3")}}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STATIC_URL = "/static/"
MEDIA_ROOT = VAR / "media"
INTARSIA_CACHE_DIR = VAR
LOGIN_REDIRECT_URL = "/in/"
USE_TZ = True
WAGTAIL_SITE_NAME = "Scratch"
INTARSIA_JOBS_IN_WEB = False
