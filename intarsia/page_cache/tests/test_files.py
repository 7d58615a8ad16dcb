"""Page files are complete and never older than a purge, even if a process is killed."""

import gzip
import os
import random
import signal
import threading

import brotli
import pytest

from intarsia.page_cache.files import PageFiles
from intarsia.page_cache.responses.cacheability import Cacheability
from intarsia.page_cache.store.entry import make_entry
from intarsia.page_cache.tags import EVERYTHING
from intarsia.state.generations.in_file import FileGenerations

from .services import python

HOME = "0123456789ab/http/bakery.test"
ABOUT = f"{HOME}/about"


class Disk:
    def __init__(self, folder, most_pages=100):
        self.folder = folder
        self.generations = FileGenerations(folder)
        self.files = PageFiles(folder, most_pages)

    def write(self, page_path=ABOUT, text="bread", tags=("page-12", "site-1"), base=None, read=None):
        entry = make_entry(Cacheability(tuple(tags)), [], text.encode(), 0, 0)
        base = self.generations.read().current if base is None else base
        return self.files.write(page_path, entry.bodies(), tags, base, read or self.generations.read)

    def bump(self, *tags):
        return self.generations.bump(tags)

    def purge(self, *tags):
        self.files.purge(tags, self.bump(*tags))

    def shown(self, page_path=ABOUT):
        return shown(self.folder, page_path)


def shown(folder, page_path=ABOUT):
    """The page as nginx reads it, or None. It checks that all encodings have the same content."""
    page = folder / "pages" / page_path / ".page"
    if not page.exists():
        assert not page.is_symlink(), "the link leads nowhere"
        return None
    texts = {
        (page / "index.html").read_text(),
        gzip.decompress((page / "index.html.gz").read_bytes()).decode(),
        brotli.decompress((page / "index.html.br").read_bytes()).decode(),
    }
    assert len(texts) == 1, f"the encodings differ: {texts}"
    return texts.pop()


def everything_in(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_symlink() or path.is_file()}


@pytest.fixture
def disk(tmp_path):
    return Disk(tmp_path)


def test_a_page_exists_in_all_encodings_until_one_of_its_tags_is_purged(disk):
    for tag in ("page-12", "site-1", EVERYTHING):
        assert disk.write(text=f"until {tag}")
        assert disk.shown() == f"until {tag}"
        disk.purge("page-13")
        assert disk.shown() == f"until {tag}"
        disk.purge(tag)
        assert disk.shown() is None


def test_a_purge_removes_all_files_of_a_page_and_no_others(disk):
    disk.write(HOME, tags=["page-1"])
    before = everything_in(disk.folder)
    disk.write(f"{ABOUT}/team", tags=["page-12"])
    disk.purge("page-12")
    assert everything_in(disk.folder) == before
    assert disk.shown(HOME) == "bread" and not (disk.folder / "pages" / ABOUT).exists()


def test_a_new_version_replaces_the_old_one_with_its_tags(disk):
    disk.write(text="old", tags=["page-12", "design-1"])
    disk.bump("page-12")
    disk.write(text="new", tags=["page-12", "design-2"])
    assert disk.shown() == "new"
    disk.purge("design-1")
    assert disk.shown() == "new"
    disk.purge("design-2")
    assert disk.shown() is None


def test_a_page_that_is_still_valid_is_not_written_again(disk):
    disk.write()
    files = disk.folder / "pages" / ABOUT / ".page" / "index.html"
    before = os.stat(files).st_ino
    assert disk.write(text="the same page from another process")
    assert os.stat(files).st_ino == before


def test_a_page_rendered_before_a_purge_is_not_written_after_it(disk):
    base = disk.generations.read().current
    disk.purge("page-12")
    assert not disk.write(base=base)
    assert disk.shown() is None


def test_a_purge_during_writing_removes_the_page(disk):
    purging = []

    def changes_right_after_the_look():
        seen = disk.generations.read()
        purging.append(threading.Thread(target=disk.purge, args=("page-12",)))
        purging[0].start()
        return seen

    assert disk.write(read=changes_right_after_the_look)
    purging[0].join()
    assert disk.shown() is None


def test_a_page_rendered_after_the_bump_survives_the_purge_that_follows(disk):
    changed = disk.bump("page-12")
    disk.write(text="new")
    disk.files.purge(["page-12"], changed)
    assert disk.shown() == "new"


def test_an_interrupted_purge_is_finished_later(disk):
    disk.write(HOME, tags=["page-1"])
    disk.write()
    disk.bump("page-12")
    disk.files.catch_up(disk.generations.read())
    assert disk.shown() is None and disk.shown(HOME) == "bread"


def test_versions_of_the_same_second_have_different_modification_times(disk):
    """nginx makes the ETag from size and modification time."""
    stamps = set()
    for text in ("10 rolls", "12 rolls"):
        disk.bump("page-12")
        disk.write(text=text)
        stamps |= {int(os.stat(file).st_mtime) for file in (disk.folder / "pages" / ABOUT / ".page").glob("*.html*")}
    assert len(stamps) == 6


def test_at_the_limit_pages_stay_and_no_new_ones_are_written(tmp_path, caplog):
    disk = Disk(tmp_path, most_pages=2)
    assert disk.write(f"{HOME}/a") and disk.write(f"{HOME}/b")
    assert not disk.write(f"{HOME}/c") and "INTARSIA_CACHE_FILES_PAGES" in caplog.text
    disk.bump("page-12")
    assert disk.write(f"{HOME}/a", text="new"), "a page that is there may be renewed"
    disk.purge("page-12")
    assert disk.write(f"{HOME}/c")


def test_pages_of_other_processes_are_counted_after_some_pages(tmp_path, monkeypatch):
    monkeypatch.setattr("intarsia.page_cache.files.page_files.RECOUNT_AFTER", 3)
    first, second = Disk(tmp_path, most_pages=6), Disk(tmp_path, most_pages=6)
    first.write(f"{HOME}/a")
    assert [second.write(f"{HOME}/{number}") for number in range(4)] == [True] * 4

    # The first one has counted for three pages, and finds five before its fourth.
    assert [first.write(f"{HOME}/{name}") for name in "bcde"] == [True, True, False, False]
    assert len(list((tmp_path / "index" / EVERYTHING).iterdir())) == 7


def test_a_damaged_page_counts_as_outdated(disk):
    disk.write()
    (disk.folder / "pages" / ABOUT / ".page" / "origin.json").write_text("{")
    disk.files.purge(["page-12"], disk.generations.read())
    assert disk.shown() is None


def page_after(number):
    return f"version {number} " * 500 if number % 3 else None


WRITER = """
import sys
from pathlib import Path
from intarsia.page_cache.tests.test_files import Disk, page_after
disk, number = Disk(Path(sys.argv[1])), int(sys.argv[2])
while True:
    number += 1
    if number % 3:
        disk.bump("page-12")
        disk.write(text=page_after(number), tags=["page-12", f"design-{number % 2}"])
    else:
        disk.purge("page-12")
    print(number, flush=True)
"""


@pytest.mark.parametrize("rounds", [2, pytest.param(60, marks=pytest.mark.long)])
def test_a_process_killed_at_any_point_leaves_the_old_page_or_the_new_one(disk, rounds):
    rng, number = random.Random(7), 0
    for _ in range(rounds):
        with python(WRITER, disk.folder, number) as writer:
            for _ in range(rng.randint(1, 12)):
                number = int(writer.stdout.readline())
            # Kill it at a random moment.
            for _ in range(rng.randint(0, 20_000)):
                pass
            writer.send_signal(signal.SIGKILL)
            number = int((writer.stdout.read().split() or [number])[-1])
        assert disk.shown() in (page_after(number), page_after(number + 1))
    disk.purge("page-12")
    assert disk.shown() is None
    assert disk.write(text="afterwards") and disk.shown() == "afterwards"
    leftovers = {path.name for path in (disk.folder / "pages" / ABOUT).iterdir()}
    assert leftovers == {".page", ".page-0"}
