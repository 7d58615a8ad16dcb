"""Published pages as files, which a web server in front serves without Python.

    pages/<profile>/<scheme>/<host>/<path>/.page -> .page-0/   index.html, index.html.gz, index.html.br
    index/<tag>/<digest> -> the page's folder

A page is written completely to .page-0 or .page-1, in turn. One rename of the link `.page` then publishes all its
encodings at once, and removing the link hides it. So a process that is killed leaves the old page or the new one. The
index is written before the page and removed after it, so after a crash it may list too many pages, never too few.
"""

import contextlib
import hashlib
import json
import logging
import os
import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from intarsia.state.generations import Generations
from intarsia.state.locks.on_machine import locked

from ..tags import EVERYTHING

logger = logging.getLogger(__name__)
SUFFIXES = {"br": ".br", "gzip": ".gz", "identity": ""}
LINK, NEW_LINK, FOLDERS = ".page", ".page.new", (".page-0", ".page-1")
# A process counts the pages of all processes again after it has added this many.
RECOUNT_AFTER = 256


class PageFiles:
    def __init__(self, directory: Path, most_pages: int):
        self._directory = directory
        self._pages = directory / "pages"
        self._index = directory / "index"
        self._most_pages = most_pages
        self._free_places = 0

    def write(
        self,
        page_path: str,
        bodies: Mapping[str, bytes],
        tags: Iterable[str],
        base: int,
        read: Callable[[], Generations],
    ) -> bool:
        """Publishes the page at `page_path`. Returns False if it is outdated or there are too many pages.

        `base` is the generation when its rendering started. `read()` returns the current generations.
        """
        tags = [*tags, EVERYTHING]
        folder = self._pages / page_path
        with self._locked():
            # A purge waits for this lock: an earlier one is in these generations, a later one finds the page.
            generations = read()
            shown = _shown_version(folder)
            if not generations.unchanged(tags, base):
                return False
            if shown and generations.unchanged(*_source_of(folder / shown)):
                return True
            if not shown and not self._has_free_place():
                return False
            version = FOLDERS[shown == FOLDERS[0]]
            # A killed process may have left this folder.
            shutil.rmtree(folder / version, ignore_errors=True)
            _write_version(folder / version, bodies, tags, base)
            self._add_to_index(page_path, tags)
            (folder / NEW_LINK).unlink(missing_ok=True)
            os.symlink(version, folder / NEW_LINK)
            os.replace(folder / NEW_LINK, folder / LINK)
            if shown:
                self._remove_from_index(page_path, set(_source_of(folder / shown)[0]) - set(tags))
                shutil.rmtree(folder / shown)
            return True

    def purge(self, tags: Iterable[str], generations: Generations) -> None:
        """Removes the pages with one of `tags` that are older than its last bump. Call it after the bump."""
        with self._locked():
            for tag in tags:
                for name in _names(self._index / tag):
                    page_path = os.readlink(self._index / tag / name)
                    shown = _shown_version(self._pages / page_path)
                    if not shown or not generations.unchanged([tag], _source_of(self._pages / page_path / shown)[1]):
                        self._remove(page_path, shown)
                        self._remove_from_index(page_path, [tag])

    def catch_up(self, generations: Generations) -> None:
        """Removes pages that were purged before this process started to watch."""
        self.purge(sorted(generations.tags.keys() & set(_names(self._index))), generations)

    def _locked(self):
        self._directory.mkdir(parents=True, exist_ok=True)
        return locked(self._directory / "pages.lock")

    def _remove(self, page_path: str, shown: str) -> None:
        folder = self._pages / page_path
        (folder / LINK).unlink(missing_ok=True)
        (folder / NEW_LINK).unlink(missing_ok=True)
        tags = _source_of(folder / shown)[0] if shown else []
        for version in FOLDERS:
            shutil.rmtree(folder / version, ignore_errors=True)
        self._remove_from_index(page_path, tags)
        with contextlib.suppress(OSError):
            while folder != self._pages:
                folder.rmdir()
                folder = folder.parent

    def _add_to_index(self, page_path: str, tags: Iterable[str]) -> None:
        for tag in tags:
            (self._index / tag).mkdir(parents=True, exist_ok=True)
            with contextlib.suppress(FileExistsError):
                os.symlink(page_path, self._index / tag / _index_name(page_path))

    def _remove_from_index(self, page_path: str, tags: Iterable[str]) -> None:
        for tag in tags:
            (self._index / tag / _index_name(page_path)).unlink(missing_ok=True)

    def _has_free_place(self) -> bool:
        if self._free_places <= 0:
            self._free_places = min(RECOUNT_AFTER, self._most_pages - len(_names(self._index / EVERYTHING)))
        self._free_places -= 1
        if self._free_places < 0:
            logger.warning(
                "No page file is added, because there are %d, the limit of INTARSIA_CACHE_FILES_PAGES.",
                self._most_pages,
            )
        return self._free_places >= 0


def _write_version(folder: Path, bodies: Mapping[str, bytes], tags: list[str], base: int) -> None:
    folder.mkdir(parents=True)
    _write(folder / "origin.json", json.dumps([tags, base]).encode())
    for encoding, body in bodies.items():
        file = folder / f"index.html{SUFFIXES[encoding]}"
        _write(file, body)
        # Web servers make the ETag from size and modification time. This time is derived from the content, so that
        # versions of the same second differ, and the same page on two machines has the same ETag.
        digest = hashlib.blake2b(encoding.encode() + body, digest_size=4).digest()
        stamp = 1_000_000_000 + int.from_bytes(digest) // 8
        os.utime(file, (stamp, stamp))


def _write(file: Path, content: bytes) -> None:
    with open(file, "wb") as stream:
        stream.write(content)
        stream.flush()
        # Without this, a power failure could leave a link to an empty page.
        os.fsync(stream.fileno())


def _source_of(version: Path) -> tuple[list[str], int]:
    """The tags and base of a page. An unreadable file counts as outdated."""
    try:
        tags, base = json.loads((version / "origin.json").read_bytes())
    except (OSError, ValueError):
        return [EVERYTHING], -1
    return tags, base


def _shown_version(folder: Path) -> str:
    try:
        return os.readlink(folder / LINK)
    except OSError:
        return ""


def _names(folder: Path) -> list[str]:
    try:
        return os.listdir(folder)
    except FileNotFoundError:
        return []


def _index_name(page_path: str) -> str:
    return hashlib.blake2b(page_path.encode(), digest_size=16).hexdigest()
