"""The files of held submissions: never public, deleted with the record, and delivered when a moderator allows it."""

import os
import re
import secrets
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.files import File
from django.core.files.storage import FileSystemStorage, Storage, storages
from django.core.files.uploadedfile import UploadedFile
from django.db import models
from django.utils.functional import LazyObject, empty
from django.utils.http import content_disposition_header

from intarsia.site_options import option

# A site with several machines defines it in STORAGES.
ALIAS = "intarsia_private"
MAX_NAME_LENGTH = 100
FALLBACK_NAME = "file"
# Browsers store it and neither show nor run it.
UNKNOWN_TYPE = "application/octet-stream"
LINK_SECONDS = 60
# Windows opens these instead of a file, whatever the extension.
DEVICE = re.compile(r"(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?:\.|$)", re.IGNORECASE)


class PrivateStorage(LazyObject):
    def _setup(self) -> None:
        if ALIAS in storages.backends:
            self._wrapped = storages[ALIAS]
            return
        chosen = option("INTARSIA_PRIVATE_DIR")
        if not chosen and not settings.MEDIA_ROOT:
            raise ImproperlyConfigured(
                "Files of held messages have no folder: neither MEDIA_ROOT nor INTARSIA_PRIVATE_DIR is set. Set "
                'MEDIA_ROOT = BASE_DIR / "media", or INTARSIA_PRIVATE_DIR to a folder that the site can write to and '
                "the web server does not publish."
            )
        folder = chosen or Path(settings.MEDIA_ROOT).parent / "private-files"
        self._wrapped = FileSystemStorage(folder, file_permissions_mode=0o600)

    def save(self, name: str, content: Any, max_length: int | None = None) -> str:
        if self._wrapped is empty:
            self._setup()
        # S3 would store the type that the visitor's browser claims. A folder stores none, and moves large files.
        if isinstance(content, UploadedFile) and not isinstance(self._wrapped, FileSystemStorage):
            content = File(content.file, content.name)
        return cast(str, self._wrapped.save(name, content, max_length=max_length))

    def url(self, _name: str) -> str:
        """A folder would say MEDIA_URL."""
        raise ValueError("A private file has no public URL. Use signed_url().")


def private_storage() -> Storage:
    """Where files of visitors are stored: no URL leads to them."""
    return cast(Storage, PrivateStorage())


def signed_url(storage: Any, name: str, filename: str) -> str:
    """A link that works for a minute and stores the file as `filename`. Empty if the storage signs none: a folder, or
    a bucket that browsers cannot reach, whose `querystring_auth` is False.
    """
    if not (getattr(storage, "querystring_auth", False) and hasattr(storage, "querystring_expire")):
        return ""
    content = {
        "Bucket": storage.bucket_name,
        "Key": storage._normalize_name(name),
        "ResponseContentType": UNKNOWN_TYPE,
        "ResponseContentDisposition": content_disposition_header(True, filename),
        "ResponseCacheControl": "no-store",
    }
    client = storage.connection.meta.client
    return cast(str, client.generate_presigned_url("get_object", Params=content, ExpiresIn=LINK_SECONDS))


def random_name(_file: models.Model, _name: str) -> str:
    """Says nothing about the file, and can be neither guessed nor run."""
    return f"held/{secrets.token_hex(16)}"


def safe_name(name: str) -> str:
    """The name that the visitor's browser sent, without folders and control characters."""
    base = "".join(one for one in os.path.basename(name.replace("\\", "/")) if one.isprintable())
    # macOS sends an umlaut as two characters.
    stem, dot, ending = unicodedata.normalize("NFC", base.strip()).rpartition(".")
    if stem:
        # A name of symbols or emoji alone would leave only the extension.
        valid = f"{_in_names(stem)[: MAX_NAME_LENGTH - 20] or FALLBACK_NAME}{dot}{_in_names(ending)[:19]}"
    else:
        valid = _in_names(dot + ending)[:MAX_NAME_LENGTH]
    if not valid.strip("."):
        return FALLBACK_NAME
    return f"_{valid}"[:MAX_NAME_LENGTH] if DEVICE.match(valid) else valid


def _in_names(text: str) -> str:
    """Marks are part of the letters of many languages, such as Hindi and Thai."""
    return "".join(one for one in text.replace(" ", "_") if one in "-_." or unicodedata.category(one)[0] in "LMN")


def files_in(fields: Mapping[str, Any]) -> Iterator[tuple[str, File]]:
    """The files among the values of a form, also in lists and in nested forms."""
    for name, value in fields.items():
        if isinstance(value, Mapping):
            yield from files_in(value)
        for one in value if isinstance(value, list | tuple) else [value]:
            if isinstance(one, File):
                yield name, one
