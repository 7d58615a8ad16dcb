"""Each public page as it was drawn last, in a file that all processes of the machine share.

    last-good/page-12/<digest of site, address and language>.html

It is never shown while the page can be drawn, and outlives every purge: what was purged is just what cannot be
drawn again.
"""

import contextlib
import hashlib
import logging
import os
import shutil
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from django.http import HttpRequest
from django.utils.translation import get_language
from wagtail.models import Page, Site

from ..cache.conf import directory, personal_cookies

logger = logging.getLogger(__name__)
FOLDER = "last-good"
# A page type may answer at many addresses; strangers who try them all must not fill the disk.
MOST_ADDRESSES = 64


def keep(request: HttpRequest, page: Any, html: bytes) -> None:
    """For pages that everybody may see."""
    if not isinstance(page, Page) or not is_anonymous(request):
        return
    file = _file(request, page)
    try:
        if not _is_known(file, html):
            _write(file, html)
    except OSError:
        logger.exception("The copy of a page for bad times could not be written to %s.", file)


def find(request: HttpRequest, page: Any) -> bytes | None:
    if not isinstance(page, Page):
        return None
    try:
        return _file(request, page).read_bytes()
    except OSError:
        return None


def drawn_at(page: Any) -> datetime | None:
    """From when the newest copy of the page is, at whatever address."""
    if not isinstance(page, Page):
        return None
    times = [file.stat().st_mtime for file in _folder(page.pk).glob("*.html")]
    return datetime.fromtimestamp(max(times), UTC) if times else None


def forget(pk: int | None) -> None:
    """Removes the copies of a page; None removes those of all pages."""
    shutil.rmtree(directory() / FOLDER if pk is None else _folder(pk), ignore_errors=True)


def is_anonymous(request: HttpRequest) -> bool:
    """A project's template may greet those who are signed in; nobody else must see that."""
    return "Authorization" not in request.headers and set(personal_cookies()).isdisjoint(request.COOKIES)


def _folder(pk: int) -> Path:
    return directory() / FOLDER / f"page-{pk}"


def _file(request: HttpRequest, page: Page) -> Path:
    site = Site.find_for_request(request)
    # The path begins with the site's sub-path. A query changes nothing on a page.
    address = f"{site.pk if site else ''} {request.path} {get_language()}"
    return _folder(page.pk) / f"{hashlib.blake2b(address.encode(), digest_size=12).hexdigest()}.html"


def _is_known(file: Path, html: bytes) -> bool:
    try:
        return file.read_bytes() == html
    except FileNotFoundError:
        return file.parent.is_dir() and len(os.listdir(file.parent)) >= MOST_ADDRESSES


def _write(file: Path, html: bytes) -> None:
    """Whole or not at all, whatever ends this process meanwhile."""
    file.parent.mkdir(parents=True, exist_ok=True)
    descriptor, unfinished = tempfile.mkstemp(dir=file.parent)
    try:
        with open(descriptor, "wb") as opened:
            opened.write(html)
        os.replace(unfinished, file)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(unfinished)
        raise
