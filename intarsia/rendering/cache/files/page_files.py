"""Published pages as files, for a web server in front that then needs no Python.

    pages/<profile>/<scheme>/<host>/<path>/.page -> .page-0/   index.html, index.html.gz, index.html.br
    index/<tag>/<digest> -> the page's folder

A page is complete in a folder of its own (.page-0 and .page-1 take turns) before one rename of the link
`.page` shows it, in all encodings at once; removing the link hides it. So a process killed at any point
leaves the old page or the new one. The index is written before the page and removed after it: after a crash
it may name too many pages, never too few.
"""

import contextlib
import hashlib
import json
import logging
import os
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from ..generations import Generations
from ..locking import locked
from ..tags import EVERYTHING

logger = logging.getLogger(__name__)
SUFFIXES = {"br": ".br", "gzip": ".gz", "identity": ""}
LINK, NEW_LINK, FOLDERS = ".page", ".page.new", (".page-0", ".page-1")
# How many pages a process adds before it counts again what others have added.
RECOUNT_AFTER = 256


class PageFiles:
    def __init__(self, directory: Path, most_pages: int):
        self._directory = directory
        self._pages = directory / "pages"
        self._index = directory / "index"
        self._most_pages = most_pages
        self._room = 0

    def write(
        self,
        place: str,
        bodies: Mapping[str, bytes],
        tags: Iterable[str],
        base: int,
        read: Callable[[], Generations],
    ) -> bool:
        """Show the page at `place` (see places.py). False when it is outdated or there are too many pages.

        `base`: the generation from which it was made. `read` gives the generations of this very moment.
        """
        tags = [*tags, EVERYTHING]
        folder = self._pages / place
        with self._locked():
            # Purges wait for the lock: an earlier one is seen here, a later one finds the page.
            generations = read()
            shown = _shown(folder)
            if not generations.unchanged(tags, base):
                return False
            if shown and generations.unchanged(*_origin(folder / shown)):
                return True
            if not shown and not self._has_room():
                return False
            version = FOLDERS[shown == FOLDERS[0]]
            # Left by a process that was killed.
            shutil.rmtree(folder / version, ignore_errors=True)
            _write_version(folder / version, bodies, tags, base)
            self._enter(place, tags)
            (folder / NEW_LINK).unlink(missing_ok=True)
            os.symlink(version, folder / NEW_LINK)
            os.replace(folder / NEW_LINK, folder / LINK)
            if shown:
                self._forget(place, set(_origin(folder / shown)[0]) - set(tags))
                shutil.rmtree(folder / shown)
            return True

    def purge(self, tags: Iterable[str], generations: Generations) -> None:
        """Hide the pages with one of `tags` that were made before its last bump. Bump first, then call."""
        with self._locked():
            for tag in tags:
                for name in _names(self._index / tag):
                    place = os.readlink(self._index / tag / name)
                    shown = _shown(self._pages / place)
                    if not shown or not generations.unchanged([tag], _origin(self._pages / place / shown)[1]):
                        self._remove(place, shown)
                        self._forget(place, [tag])

    def catch_up(self, generations: Generations) -> None:
        """Hide what was purged while nobody looked: from another machine, or by a process killed half-way."""
        self.purge(sorted(generations.tags.keys() & set(_names(self._index))), generations)

    def _locked(self):
        self._directory.mkdir(parents=True, exist_ok=True)
        return locked(self._directory / "pages.lock")

    def _remove(self, place: str, shown: str) -> None:
        folder = self._pages / place
        (folder / LINK).unlink(missing_ok=True)
        (folder / NEW_LINK).unlink(missing_ok=True)
        tags = _origin(folder / shown)[0] if shown else []
        for version in FOLDERS:
            shutil.rmtree(folder / version, ignore_errors=True)
        self._forget(place, tags)
        with contextlib.suppress(OSError):
            while folder != self._pages:
                folder.rmdir()
                folder = folder.parent

    def _enter(self, place: str, tags: Iterable[str]) -> None:
        for tag in tags:
            (self._index / tag).mkdir(parents=True, exist_ok=True)
            with contextlib.suppress(FileExistsError):
                os.symlink(place, self._index / tag / _index_name(place))

    def _forget(self, place: str, tags: Iterable[str]) -> None:
        for tag in tags:
            (self._index / tag / _index_name(place)).unlink(missing_ok=True)

    def _has_room(self) -> bool:
        if self._room <= 0:
            self._room = min(RECOUNT_AFTER, self._most_pages - len(_names(self._index / EVERYTHING)))
        self._room -= 1
        if self._room < 0:
            logger.warning(
                "No page file is added: there are %d, as many as INTARSIA_CACHE_FILES_PAGES allows.",
                self._most_pages,
            )
        return self._room >= 0


def _write_version(folder: Path, bodies: Mapping[str, bytes], tags: list[str], base: int) -> None:
    folder.mkdir(parents=True)
    _write(folder / "origin.json", json.dumps([tags, base]).encode())
    for encoding, body in bodies.items():
        file = folder / f"index.html{SUFFIXES[encoding]}"
        _write(file, body)
        # Web servers make the ETag from size and time of change. This time stands for the content: two
        # versions of one second differ, and the same page on two machines does not.
        digest = hashlib.blake2b(encoding.encode() + body, digest_size=4).digest()
        stamp = 1_000_000_000 + int.from_bytes(digest) // 8
        os.utime(file, (stamp, stamp))


def _write(file: Path, content: bytes) -> None:
    with open(file, "wb") as stream:
        stream.write(content)
        stream.flush()
        # Or a power failure could leave the link pointing to an empty page.
        os.fsync(stream.fileno())


def _origin(version: Path) -> tuple[list[str], int]:
    """Tags and base of a page. What cannot be read counts as too old."""
    try:
        tags, base = json.loads((version / "origin.json").read_bytes())
    except (OSError, ValueError):
        return [EVERYTHING], -1
    return tags, base


def _shown(folder: Path) -> str:
    try:
        return os.readlink(folder / LINK)
    except OSError:
        return ""


def _names(folder: Path) -> list[str]:
    try:
        return os.listdir(folder)
    except FileNotFoundError:
        return []


def _index_name(place: str) -> str:
    return hashlib.blake2b(place.encode(), digest_size=16).hexdigest()
