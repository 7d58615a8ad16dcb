"""What the processes of a site share. Each process has its own memory."""

import os
from pathlib import Path
from typing import Any, Final

from django.conf import settings
from django.core.checks import CheckMessage, register
from django.core.exceptions import ImproperlyConfigured
from django.core.files.storage import FileSystemStorage, default_storage

from intarsia.state.conf import directory

from .messages import message

ALONE: Final = {
    "django.core.cache.backends.locmem.LocMemCache": "in the memory of each process",
    "django.core.cache.backends.dummy.DummyCache": "nowhere",
}
IN_CACHE: Final = "django.contrib.sessions.backends.cache"


@register("intarsia", deploy=True)
def processes_share_a_cache(**_options: Any) -> list[CheckMessage]:
    place = ALONE.get(settings.CACHES.get("default", {}).get("BACKEND", ""))
    if place is None:
        return []
    hint = "Use Redis, or for one machine django.core.cache.backends.filebased.FileBasedCache."
    if settings.SESSION_ENGINE == IN_CACHE:
        return [message("E125", f"Sessions are stored {place}, so users are logged out at random.", hint)]
    text = f"Django's cache is {place}, so other processes show changes of sites up to an hour later."
    return [message("W125", text, hint)]


@register("intarsia")
def processes_have_a_folder(**_options: Any) -> list[CheckMessage]:
    try:
        directory()
    except ImproperlyConfigured as error:
        # E115 says so about a storage that needs MEDIA_ROOT itself.
        is_local = isinstance(default_storage, FileSystemStorage)
        return [] if is_local else [message("E135", str(error), 'Set INTARSIA_CACHE_DIR = "/var/lib/site/cache".')]
    return []


@register("intarsia", deploy=True)
def processes_share_a_folder(**_options: Any) -> list[CheckMessage]:
    try:
        folder = directory()
    except ImproperlyConfigured:
        # E115 or E135 says so.
        return []
    existing = next(path for path in (folder, *folder.parents) if path.exists())
    if _is_writable(existing):
        return []
    text = f"The site cannot write to {folder}, so its processes share no cache, rate limits and locks."
    return [message("W126", text, "Set INTARSIA_CACHE_DIR to a folder that the user of the server can write to.")]


def _is_writable(folder: Path) -> bool:
    return folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)
