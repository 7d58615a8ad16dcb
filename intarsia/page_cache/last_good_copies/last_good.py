"""The last good version of each public page, in a file that all processes of the machine share.

    last-good/page-12/<digest of site, path and language>.html

It is only used while the page cannot be rendered. A purge does not delete it, because rendering may fail after a
purge.
"""

import hashlib
import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any

from django.http import HttpRequest
from django.utils.translation import get_language
from wagtail.models import Page, Site

from intarsia.state.whole_file import write_whole

from ..conf import personal_cookies
from ..public import Public
from .copies import folder_of
from .copies_by_url import note_url

logger = logging.getLogger(__name__)
# A page type may have many URLs. This limit prevents that requests for all of them fill the disk.
MAX_URLS = 64


def keep_copy(
    request: HttpRequest, page: Any, html: Public[bytes], headers: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Stores a good version of a page without view restrictions. Requests of signed-in users are ignored.

    `headers` are shown with it while the database is unavailable.
    """
    if not isinstance(page, Page) or not is_anonymous(request):
        return
    file = _file(request, page)
    try:
        if not _is_known(file, html.value):
            write_whole(file, html.value)
        site = Site.find_for_request(request)
        if site and file.exists():
            note_url(request, site, page.pk, file, headers)
    except OSError:
        logger.exception("The last good version of a page could not be written to %s.", file)


def find(request: HttpRequest, page: Any) -> bytes | None:
    if not isinstance(page, Page):
        return None
    try:
        return _file(request, page).read_bytes()
    except OSError:
        return None


def rendered_at(page: Any) -> datetime | None:
    """When the newest version of the page at any URL was rendered; None if there is none."""
    if not isinstance(page, Page):
        return None
    times = [file.stat().st_mtime for file in folder_of(page.pk).glob("*.html")]
    return datetime.fromtimestamp(max(times), UTC) if times else None


def is_anonymous(request: HttpRequest) -> bool:
    """Whether the request has no session or credentials. A template may show the name of a signed-in user."""
    return "HTTP_AUTHORIZATION" not in request.META and set(personal_cookies()).isdisjoint(request.COOKIES)


def _file(request: HttpRequest, page: Page) -> Path:
    site = Site.find_for_request(request)
    # The path includes the site's sub-path. The query does not change a page.
    key = f"{site.pk if site else ''} {request.path} {get_language()}"
    return folder_of(page.pk) / f"{hashlib.blake2b(key.encode(), digest_size=12).hexdigest()}.html"


def _is_known(file: Path, html: bytes) -> bool:
    try:
        return file.read_bytes() == html
    except FileNotFoundError:
        return file.parent.is_dir() and len(list(file.parent.glob("*.html"))) >= MAX_URLS
