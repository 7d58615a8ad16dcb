"""A new release drops the pages that an earlier one made."""

import pytest

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.release import FILE, purge_after_release, release_id
from intarsia.page_cache.wsgi import BUILT_FILES, cached
from intarsia.serving import process_threads
from intarsia.state import generations


def test_only_the_first_start_of_a_release_purges(tmp_path):
    purges: list[str] = []
    settings = Conf(tmp_path / "cache")

    for release in ("a", "a", "b", "b", "a"):
        purge_after_release(settings, release, lambda release=release: purges.append(release))

    # Nothing can be cached in a new folder.
    assert purges == ["b", "a"]
    assert [file.name for file in settings.directory.iterdir()] == [FILE]


def test_start_continues_if_the_release_cannot_be_noted(tmp_path, caplog):
    (tmp_path / "cache").write_text("no folder")

    purge_after_release(Conf(tmp_path / "cache"), "a", lambda: None)
    assert "cannot be noted" in caplog.text


def test_release_follows_the_site_and_the_built_files(tmp_path, settings):
    built = tmp_path / "manifest.json"
    found = [release_id(built)]
    built.write_text("{}")
    found.append(release_id(built))
    settings.INTARSIA_RELEASE = "4f2c91"
    found.append(release_id(built))

    assert len(set(found)) == 3
    assert release_id(built) == found[-1]
    assert BUILT_FILES.exists()


@pytest.mark.parametrize(("release", "is_dropped"), [("first", False), ("second", True)])
def test_server_that_starts_with_another_release_drops_cached_pages(
    tmp_path, settings, monkeypatch, release, is_dropped
):
    # As in a worker.
    monkeypatch.setattr(process_threads, "_is_deferred", False)
    settings.INTARSIA_CACHE_DIR = tmp_path
    settings.INTARSIA_RELEASE = "first"
    cached(lambda environ, start_response: [])
    before = generations.backend().read()

    settings.INTARSIA_RELEASE = release
    cached(lambda environ, start_response: [])

    assert (generations.backend().read() != before) is is_dropped
