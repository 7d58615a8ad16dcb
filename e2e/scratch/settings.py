"""An existing Wagtail project that adds Intarsia: under a sub-path, with hashed static files and two sites."""

from pathlib import Path

import intarsia

BASE = Path(__file__).resolve().parent
SECRET_KEY = "a key of a project that lives for one test, long enough that nobody warns of it 7431"
DEBUG = False
ALLOWED_HOSTS = ["*"]
FORCE_SCRIPT_NAME = "/cms"

INSTALLED_APPS = [
    "shop",
    "intarsia_notice",
    *intarsia.apps("pages"),
    "wagtail.contrib.settings",
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
    "django.contrib.sessions.middleware.SessionMiddleware",
    "intarsia.wire.fresh_nonce.fresh_nonce",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
]
ROOT_URLCONF = "urls"
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
        "NAME": BASE / "site.sqlite3",
        "OPTIONS": {"transaction_mode": "IMMEDIATE"},
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
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
