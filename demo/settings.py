"""The demo site. Without environment variables it needs only SQLite and local files."""

import os
from pathlib import Path

import dj_database_url
from django.conf import global_settings

import intarsia
from demo.distributed import caches, private_files, uploads
from intarsia.state.conf import namespace_of

BASE_DIR = Path(__file__).resolve().parent.parent
# Everything that the demo writes: database, uploads, collected files, published pages.
VAR_DIR = Path(os.environ.get("INTARSIA_VAR", BASE_DIR / "var"))

# Public on purpose: the demo listens on loopback and contains nothing secret. A real site sets SECRET_KEY.
SECRET_KEY = os.environ.get("SECRET_KEY", "demo-only-key-that-protects-nothing-and-is-public")
DEBUG = False
ALLOWED_HOSTS = os.environ.get("ALLOWED_HOSTS", "*").split(",")

INSTALLED_APPS = [
    "demo",
    *intarsia.apps(),
    "wagtail.contrib.redirects",
    "wagtail.contrib.settings",
    "wagtail.contrib.simple_translation",
    "wagtail.locales",
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
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "intarsia.pages.languages.LanguageFromUrl",
    "intarsia.wire.fresh_nonce.fresh_nonce",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "wagtail.contrib.redirects.middleware.RedirectMiddleware",
    "intarsia.pages.routing.CachedRoutes",
]

ROOT_URLCONF = "demo.urls"
WSGI_APPLICATION = "demo.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# A new connection costs as much processor time as several queries, also with SQLite, which reads all table definitions.
DATABASES = {
    "default": dj_database_url.config(
        default=f"sqlite:///{VAR_DIR / 'demo.sqlite3'}", conn_max_age=600, conn_health_checks=True
    )
}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # Readers must not wait for a writer, and a second writer waits instead of failing.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

LANGUAGE_CODE = "en"
LANGUAGES = WAGTAIL_CONTENT_LANGUAGES = [("en", "English"), ("de", "Deutsch"), ("ar", "العربية")]
WAGTAIL_I18N_ENABLED = True
TIME_ZONE = "UTC"
USE_I18N = True
USE_TZ = True

STATIC_URL = "/static/"
STATIC_ROOT = VAR_DIR / "static"
MEDIA_URL = "/media/"
MEDIA_ROOT = VAR_DIR / "media"
# The images show the grain of wood, which takes many bytes and hides the difference to the defaults of 75 and 50.
WAGTAILIMAGES_WEBP_QUALITY = 60
WAGTAILIMAGES_AVIF_QUALITY = 45
# Tests turn it off: the sizes of all images take more than a minute.
INTARSIA_IMAGE_AVIF = os.environ.get("INTARSIA_IMAGE_AVIF") != "off"

# With these, the site runs on any number of machines; without them, on this one.
if redis_url := os.environ.get("REDIS_URL"):
    INTARSIA_REDIS_NAMESPACE = os.environ.get("INTARSIA_REDIS_NAMESPACE") or namespace_of(SECRET_KEY)
    CACHES = caches(redis_url, INTARSIA_REDIS_NAMESPACE)
INTARSIA_METRICS_TOKEN = os.environ.get("INTARSIA_METRICS_TOKEN", "")
if kept_html := os.environ.get("INTARSIA_KEPT_HTML_MB"):
    INTARSIA_KEPT_HTML_MB = int(kept_html)
if name_server := os.environ.get("INTARSIA_NAME_SERVER"):
    INTARSIA_NAME_SERVER = name_server
STORAGES = {**global_settings.STORAGES}
if storage_url := os.environ.get("STORAGE_URL"):
    STORAGES["default"], MEDIA_URL = uploads(storage_url)
if private_storage_url := os.environ.get("PRIVATE_STORAGE_URL"):
    STORAGES["intarsia_private"] = private_files(private_storage_url)

# Mails are written into files, one per message.
EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
EMAIL_FILE_PATH = VAR_DIR / "mail"

# Only staff have a login.
WAGTAIL_FRONTEND_LOGIN_URL = "/admin/login/"
WAGTAIL_SITE_NAME = "Intarsia demo"
WAGTAILADMIN_BASE_URL = os.environ.get("BASE_URL", "http://127.0.0.1:8000")
WAGTAILSEARCH_BACKENDS = {"default": {"BACKEND": "wagtail.search.backends.database"}}
# No request leaves the host, not even while editing.
WAGTAIL_GRAVATAR_PROVIDER_URL = None
WAGTAIL_ENABLE_UPDATE_CHECK = False

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"request": {"()": "intarsia.wire.logs.RequestId"}},
    "formatters": {
        "line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"},
        "json": {"()": "intarsia.wire.logs.JsonLines"},
    },
    # LOG_FORMAT=json: one JSON object per line, for programs.
    "handlers": {
        "stderr": {
            "class": "logging.StreamHandler",
            "filters": ["request"],
            "formatter": os.environ.get("LOG_FORMAT", "line"),
        }
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
}
