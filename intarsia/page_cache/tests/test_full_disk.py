"""A folder of the page cache without space: purges work, and pages are served."""

import pytest

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.files import PageFiles, PageFileWriter, PurgeWatcher
from intarsia.page_cache.invalidation import purge_now, purge_problems
from intarsia.state.generations import backend, in_file

from .full_disk import full_disk
from .services import run_python
from .site import Cached

READ = """
import sys
from pathlib import Path
from intarsia.state.generations.in_file import FileGenerations
print(FileGenerations(Path(sys.argv[1])).read().unchanged(["page-12"], int(sys.argv[2])))
"""


@pytest.fixture(autouse=True)
def own_folder(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path


def test_a_purge_on_a_full_disk_reaches_every_process(tmp_path):
    one, other = Cached(tmp_path), Cached(tmp_path)
    other.visit("/")
    with full_disk():
        rendered_at = one.generations.read().current
        one.generations.bump(["page-12"])
        other.clock.pass_interval()
        other.visit("/")

    assert other.renderings == 2
    assert run_python(READ, tmp_path, rendered_at).strip() == "False"
    assert one.generations.problem == "File too large"


def test_after_the_disk_has_space_again_only_the_tags_are_purged(tmp_path):
    cached = Cached(tmp_path)
    with full_disk():
        cached.generations.bump(["page-12"])
    cached.visit("/")
    cached.generations.bump(["page-99"])
    cached.clock.pass_interval()
    cached.visit("/")

    assert cached.renderings == 1 and cached.generations.problem == ""


def test_a_purge_that_no_process_can_see_is_repeated(tmp_path, monkeypatch):
    monkeypatch.setattr(in_file, "RETRY_SECONDS", 0)
    one, other = Cached(tmp_path), Cached(tmp_path)
    one.visit("/")
    other.visit("/")
    with full_disk(0):
        one.generations.bump(["page-12"])
        one.clock.pass_interval()
        one.visit("/")
        assert one.renderings == 2, "the process where it was changed knows it"

    one.clock.pass_interval()
    one.visit("/")
    other.clock.pass_interval()
    other.visit("/")
    assert other.renderings == 2


def test_failing_retries_keep_the_pages_of_the_process_and_log_one_error(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(in_file, "RETRY_SECONDS", 0)
    cached = Cached(tmp_path)
    with full_disk(0):
        cached.generations.bump(["page-12"])
        cached.visit("/")
        for _ in range(3):
            cached.clock.pass_interval()
            cached.visit("/")
        cached.generations.bump(["page-99"])

    assert cached.renderings == 1
    assert len(caplog.records) == 1 and "cannot be written" in caplog.text


def test_page_files_are_removed_on_a_full_disk(tmp_path, without_redis):
    conf = Conf(directory=tmp_path)
    files = PageFiles(tmp_path, conf.files_pages)
    cached = Cached(tmp_path, keep_file=PageFileWriter(conf, backend(conf), files))
    cached.visit("/")
    assert len(list(tmp_path.glob("pages/**/.page"))) == 1
    with full_disk(), purge_problems() as problems:
        purge_now("page-12")
        PurgeWatcher(backend(conf), files)._check(None)

    assert not list(tmp_path.glob("pages/**/.page"))
    assert problems == ["File too large"]
