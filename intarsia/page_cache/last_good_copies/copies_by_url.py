"""Which last good version belongs to a URL, so that it is found while the database is unavailable.

    last-good/urls/<digest of host and path>.json

names the file of the version, and when it was rendered. If the page was taken off the site since, its file is deleted;
on other machines, which still have one, the generations say so.
"""

import hashlib
import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest

from intarsia.state import generations
from intarsia.state.conf import directory
from intarsia.state.whole_file import write_whole

from ..cached_lookup import base_generations
from .copies import FOLDER, URL_SUFFIX, tags_of_copy, url_file
from .host_keys import hosts_of_others, is_for, key_of, keys_for

if TYPE_CHECKING:
    from wagtail.models import Site

# Other sites, whose hosts must not get the page, change rarely.
SECONDS = 60 * 60
MAX_KNOWN = 20_000

# When the file of each URL was written by this process, and from which generation.
_written: dict[Path, tuple[float, int]] = {}


@dataclass(frozen=True)
class Copy:
    html: bytes
    # The headers of the page's response.
    headers: dict[str, str]


def note_url(request: HttpRequest, site: "Site", pk: int, version: Path, headers: Mapping[str, str]) -> None:
    """`version` is the file that was written for this request. OSError if nothing can be written."""
    key = key_of(request, site)
    file, now = _file(key, request.path), base_generations()
    written_at, base = _written.get(file, (-SECONDS, 0))
    if time.monotonic() - written_at < SECONDS and file.exists() and not _is_removed(pk, base, now):
        return
    known = {
        "version": f"{version.parent.name}/{version.name}",
        "page": pk,
        "base": now.current,
        "others": sorted(hosts_of_others(site, key)),
        "headers": dict(headers),
    }
    (version.parent / f"{file.stem}{URL_SUFFIX}").touch()
    write_whole(file, json.dumps(known).encode())
    if len(_written) >= MAX_KNOWN:
        _written.clear()
    _written[file] = time.monotonic(), now.current


def find_by_url(request: HttpRequest) -> Copy | None:
    """The last good version of a public page, without the database."""
    try:
        keys = keys_for(request)
    except DisallowedHost:
        return None
    return next((copy for key in keys if (copy := _read(_file(key, request.path), request))), None)


def _read(file: Path, request: HttpRequest) -> Copy | None:
    try:
        known = json.loads(file.read_bytes())
        if not is_for(request, set(known["others"])) or _is_removed(
            known["page"], known["base"], generations.current()
        ):
            return None
        html = (directory() / FOLDER / known["version"]).read_bytes()
    except (OSError, ValueError, KeyError):
        return None
    return Copy(html, known["headers"])


def _is_removed(pk: int, base: int, now: generations.Generations) -> bool:
    """Whether copies were deleted since, on another machine or while this one was written."""
    return not now.unchanged(tags_of_copy(pk), base)


def _file(key: str, path: str) -> Path:
    name = hashlib.blake2b(f"{key} {path}".encode(), digest_size=12).hexdigest()
    return url_file(name)
