"""Checks of `manage.py check`: nothing publishes the files of visitors, and none is in memory as a whole."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, register
from django.core.exceptions import ImproperlyConfigured

from intarsia.wire.system_checks.messages import message

from .files import private_storage


@register("intarsia")
def private_files_are_private(**_options: Any) -> list[CheckMessage]:
    try:
        return list(_faults(private_storage()))
    except ImproperlyConfigured:
        # A site without files needs no storage of them.
        return []


def _faults(storage: Any) -> Iterator[CheckMessage]:
    folder = getattr(storage, "location", "") if hasattr(storage, "base_location") else ""
    if folder and settings.MEDIA_ROOT and Path(folder).resolve().is_relative_to(Path(settings.MEDIA_ROOT).resolve()):
        text = f"Files of visitors are stored in {folder}, which is in MEDIA_ROOT, so the web server publishes them."
        yield message("E107", text, "Set INTARSIA_PRIVATE_DIR to a folder outside of MEDIA_ROOT.")
    acl = getattr(storage, "default_acl", "") or ""
    if acl.startswith("public"):
        text = f"The storage intarsia_private has the default_acl '{acl}', so everybody can read the files of visitors."
        yield message("E108", text, 'Write "private", and let nobody else read the bucket.')
    if getattr(storage, "max_memory_size", None) == 0:
        text = "The storage intarsia_private has no max_memory_size, so a large file is in memory as a whole."
        yield message("W003", text, "Set it in the OPTIONS of the storage, such as 4 * 1024 * 1024.")
