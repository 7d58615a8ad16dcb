"""A new release of a site drops the pages that an earlier one made, when its first process starts.

Each machine does this for itself: during a deployment, pages that the old release of another machine still makes are
dropped when that machine starts the new one.
"""

import hashlib
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import intarsia
from intarsia.site_options import option

from .conf import Conf

logger = logging.getLogger(__name__)
FILE = "release"


def release_id(built_files: Path) -> str:
    """That of the site, together with the version and the built files of this package."""
    digest = hashlib.sha256(f"{option('INTARSIA_RELEASE')}|{intarsia.__version__}|".encode())
    with suppress(FileNotFoundError):
        digest.update(built_files.read_bytes())
    return digest.hexdigest()[:16]


def purge_after_release(settings: Conf, release: str, purge: Callable[[], None]) -> None:
    """Purges if another release was the last one that started on this machine."""
    known = settings.directory / FILE
    try:
        earlier = known.read_text("utf-8") if known.exists() else ""
        if earlier == release:
            return
        # A folder without a note is new, and so are its pages.
        if earlier:
            purge()
        settings.directory.mkdir(parents=True, exist_ok=True)
        # Afterwards: a process that is killed in between purges again.
        part = known.with_suffix(f".{os.getpid()}")
        part.write_text(release, "utf-8")
        part.replace(known)
    except OSError:
        logger.exception("The release of the site cannot be noted. Cached pages may be dropped again later.")
