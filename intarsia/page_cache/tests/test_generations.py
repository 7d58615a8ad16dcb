"""Every process notices each change, at a limited cost."""

import json
import threading

import pytest
from django.core.exceptions import ImproperlyConfigured

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.tags import EVERYTHING
from intarsia.state.generations import MAX_TAGS, Generations, backend, drop_oldest
from intarsia.state.generations.in_file import FileGenerations

from .services import run_python
from .site import PAGE, Cached

BUMP = """
import sys
from pathlib import Path
from intarsia.state.generations.in_file import FileGenerations
for _ in range(int(sys.argv[2])):
    FileGenerations(Path(sys.argv[1])).bump(sys.argv[3:])
"""


@pytest.fixture
def two_processes(tmp_path):
    """Two page caches that share only the folder."""
    return Cached(tmp_path), Cached(tmp_path)


def test_another_process_notices_a_change_within_the_interval(two_processes):
    one, other = two_processes
    other.visit("/")
    one.generations.bump(["page-12"])
    other.visit("/")
    assert other.renderings == 1, "asked again too early: this is what keeps a hit cheap"
    other.clock.pass_interval()
    other.visit("/")
    assert other.renderings == 2


def test_a_change_by_a_real_process_is_noticed(tmp_path):
    cached = Cached(tmp_path)
    cached.visit("/")
    run_python(BUMP, tmp_path, 1, "page-12", "page-99")
    cached.clock.pass_interval()
    cached.visit("/")
    assert cached.renderings == 2


def test_a_purge_affects_pages_with_its_tag_and_everything_affects_all(tmp_path):
    cached = Cached(tmp_path)
    cached.visit("/")
    for tag, renderings in (("page-13", 1), ("site-1", 2), ("page-13", 2), (EVERYTHING, 3)):
        cached.generations.bump([tag])
        cached.clock.pass_interval()
        cached.visit("/")
        assert cached.renderings == renderings


def test_a_change_during_the_rendering_is_not_lost(tmp_path):
    cached = Cached(tmp_path)

    def edited_meanwhile(environ, start_response):
        if not cached.renderings:
            cached.generations.bump(["page-12"])
        return original(environ, start_response)

    original, cached.site.body = cached.site, b"old"
    cached.cache._render_once._application = edited_meanwhile
    assert cached.visit("/").body == b"old"
    cached.site.body = PAGE
    cached.clock.pass_interval()
    assert cached.visit("/").body == PAGE


def test_an_unnoticed_earlier_change_causes_at_most_one_more_render(two_processes):
    one, other = two_processes
    other.visit("/elsewhere/")
    one.generations.bump(["page-12"])
    for _ in range(3):
        other.visit("/")
        other.clock.pass_interval()
    assert other.renderings <= 3


def test_hits_check_the_file_once_per_interval_and_read_it_only_after_a_change(tmp_path):
    cached = Cached(tmp_path)
    looks, reads = [], []
    read, load = cached.generations.read, cached.generations._load
    cached.cache.store._read = lambda: looks.append(1) or read()
    cached.generations._load = lambda: reads.append(1) or load()
    cached.visit("/")
    for _ in range(10):
        for _ in range(10):
            cached.visit("/")
        cached.clock.pass_interval()
    assert len(looks) == 10 and not reads


def test_simultaneous_bumps_get_different_numbers_and_none_is_lost(tmp_path):
    generations = FileGenerations(tmp_path)
    barrier = threading.Barrier(4)

    def bump(name):
        barrier.wait()
        run_python(BUMP, tmp_path, 25, f"page-{name}")

    threads = [threading.Thread(target=bump, args=(name,)) for name in range(3)]
    for thread in threads:
        thread.start()
    barrier.wait()
    own = [generations.bump(["own"]).tags["own"] for _ in range(25)]
    for thread in threads:
        thread.join()
    numbers = generations.read().tags
    assert {"page-0", "page-1", "page-2", "own"} <= numbers.keys()
    assert len(set(numbers.values())) == len(numbers) and own == sorted(set(own))


def test_two_changes_within_one_clock_tick_are_both_noticed(tmp_path):
    one, other = FileGenerations(tmp_path), FileGenerations(tmp_path)
    for _ in range(50):
        number = one.bump(["page-12"]).tags["page-12"]
        assert other.read().tags["page-12"] == number


@pytest.mark.parametrize("damage", [b"", b"[1, 2]", b'{"page-1": "x"}', b"\xff\x00", None])
def test_if_the_file_is_lost_older_pages_are_invalid(tmp_path, damage):
    cached = Cached(tmp_path)
    cached.visit("/")
    file = tmp_path / "generations.json"
    if damage is None:
        file.unlink()
    else:
        file.write_bytes(damage)
    cached.clock.pass_interval()
    cached.visit("/")
    assert cached.renderings == 2
    cached.clock.pass_interval()
    cached.visit("/")
    assert cached.renderings == 2
    assert json.loads(file.read_bytes()).keys() == {EVERYTHING}


def test_if_the_folder_is_lost_changes_are_still_noticed(tmp_path):
    cached = Cached(tmp_path / "cache")
    cached.visit("/")
    for file in (tmp_path / "cache").iterdir():
        file.unlink()
    (tmp_path / "cache").rmdir()
    cached.generations.bump(["page-13"])
    cached.clock.pass_interval()
    cached.visit("/")
    assert cached.renderings == 2


def test_a_clock_set_back_does_not_hide_a_change(tmp_path):
    generations = FileGenerations(tmp_path)
    ahead = generations.read().current + 10**12
    (tmp_path / "generations.json").write_text(json.dumps({"page-1": ahead}))
    assert generations.bump(["page-2"]).tags["page-2"] > ahead


def test_a_killed_writer_leaves_the_last_complete_file(tmp_path):
    generations = FileGenerations(tmp_path)
    before = generations.bump(["page-1"])
    (tmp_path / "generations.new").write_text('{"page-1": 9999')
    assert generations.read() == before
    assert generations.bump(["page-2"]).tags.keys() >= {"page-1", "page-2"}


def test_the_oldest_tags_are_replaced_by_a_number_for_everything():
    numbers = {f"page-{number}": number for number in range(1, MAX_TAGS + 2)}
    kept = drop_oldest(numbers)
    assert len(kept) <= MAX_TAGS // 2 + 1
    for tag, number in numbers.items():
        assert not Generations(MAX_TAGS + 1, kept).unchanged([tag], number - 1), "a change was forgotten"
    assert Generations(MAX_TAGS + 1, kept).unchanged([f"page-{MAX_TAGS + 1}"], MAX_TAGS + 1)


def test_an_unwritable_folder_is_reported_at_start(tmp_path):
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(ImproperlyConfigured, match="INTARSIA_CACHE_DIR"):
        FileGenerations(tmp_path / "taken")


def test_without_redis_a_process_has_one_file_backend(tmp_path):
    conf = Conf(directory=tmp_path)
    assert isinstance(backend(conf), FileGenerations) and backend(conf) is backend(conf)
    assert (tmp_path / "generations.json").is_file()
