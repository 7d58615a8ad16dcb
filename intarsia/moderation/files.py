"""The files of held submissions: never public, deleted with the record, and delivered when a moderator allows it."""

import os
import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured, SuspiciousFileOperation
from django.core.files import File
from django.core.files.storage import FileSystemStorage, Storage, storages
from django.db import models, transaction
from django.utils.functional import LazyObject
from django.utils.text import get_valid_filename

from intarsia.site_options import option

# A site with several machines defines it in STORAGES.
ALIAS = "intarsia_private"
LONGEST_NAME = 100


class PrivateStorage(LazyObject):
    def _setup(self) -> None:
        if ALIAS in storages.backends:
            self._wrapped = storages[ALIAS]
            return
        chosen = option("INTARSIA_PRIVATE_DIR")
        if not chosen and not settings.MEDIA_ROOT:
            raise ImproperlyConfigured(
                "Files of held messages have no folder: neither INTARSIA_PRIVATE_DIR nor MEDIA_ROOT is set. Set "
                "INTARSIA_PRIVATE_DIR to a folder that the site can write to and the web server does not publish."
            )
        folder = chosen or Path(settings.MEDIA_ROOT).parent / "private-files"
        self._wrapped = FileSystemStorage(folder, base_url=None, file_permissions_mode=0o600)


def private_storage() -> Storage:
    """Where files of visitors are stored: no URL leads to them."""
    return cast(Storage, PrivateStorage())


def random_name(_file: models.Model, _name: str) -> str:
    """Says nothing about the file, and can be neither guessed nor run."""
    return f"held/{secrets.token_hex(16)}"


def safe_name(name: str) -> str:
    """The name that the visitor's browser sent, without folders and control characters."""
    base = "".join(one for one in os.path.basename(name.replace("\\", "/")) if one.isprintable())
    stem, dot, ending = base.rpartition(".")
    short = f"{stem[: LONGEST_NAME - 20]}{dot}{ending[:19]}" if stem else base[:LONGEST_NAME]
    try:
        return get_valid_filename(short)
    except SuspiciousFileOperation:
        return "file"


def files_in(fields: Mapping[str, Any]) -> Iterator[tuple[str, File]]:
    """The files among the values of a form, also in lists and in nested forms."""
    for name, value in fields.items():
        if isinstance(value, Mapping):
            yield from files_in(value)
        for one in value if isinstance(value, list | tuple) else [value]:
            if isinstance(one, File):
                yield name, one


def delete_content(instance: Any, **_signal: Any) -> None:
    """After the deletion is committed, so that no row is left without its file."""
    storage, name = instance.file.storage, instance.file.name
    transaction.on_commit(lambda: storage.delete(name))
