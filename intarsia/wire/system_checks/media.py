"""Stylesheets of pages are files of the default storage, which visitors load by URL."""

from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from django.apps import apps
from django.conf import settings
from django.core.checks import CheckMessage, register
from django.core.files.storage import FileSystemStorage, default_storage

from .messages import message

# Parameters of signed URLs of S3, Google Cloud and Azure, with their old signatures.
SIGNATURES: Final = {"X-Amz-Signature", "AWSAccessKeyId", "X-Goog-Signature", "GoogleAccessId", "sig"}


@register("intarsia")
def page_stylesheets_have_a_place(**_options: Any) -> list[CheckMessage]:
    if not apps.is_installed("intarsia.rendering"):
        return []
    # Storages are made when they are first used.
    is_local = isinstance(default_storage, FileSystemStorage)
    if is_local and not (settings.MEDIA_ROOT or _location()):
        text = "MEDIA_ROOT is not set, so the stylesheets of pages have no folder."
        return [message("E115", text, 'Set MEDIA_ROOT = BASE_DIR / "media" and MEDIA_URL = "/media/".')]
    try:
        url = default_storage.url("intarsia/css/a.css")
    except (NotImplementedError, ValueError):
        text = "The default storage has no public URLs, so browsers cannot load the stylesheets of pages."
        return [message("E116", text, "Set MEDIA_URL, or choose a storage whose `url` returns a public URL.")]
    except Exception:
        # A storage that signs needs credentials, which a machine that only builds or migrates may not have.
        return []
    if SIGNATURES & parse_qs(urlsplit(url).query).keys():
        text = "The URLs of the default storage are signed and expire, but pages link to their stylesheets for longer."
        remedy = 'Set "querystring_auth": False in the OPTIONS of the storage; for Azure, "expiration_secs": None.'
        return [message("W116", text, remedy)]
    return []


def _location() -> str:
    options = settings.STORAGES.get("default", {}).get("OPTIONS", {})
    return str(options.get("location", ""))
