"""The pages in one process's memory: how much memory they take, which are dropped, and which are rendered again."""

import pytest

from intarsia.page_cache.store.entry import Entry
from intarsia.page_cache.store.page_store import INTERVAL, PageStore
from intarsia.page_cache.tags import EVERYTHING
from intarsia.state.generations import Generations

CAPACITY = 4000


class Memory:
    """A store, and the numbers that it reads."""

    def __init__(self, most_outdated: int = 10) -> None:
        self.numbers = Generations(1)
        self.store = PageStore(lambda: self.numbers, CAPACITY, most_outdated)

    def add(self, path: str, size: int = 100, used: float = 0.0, query: str = "", base: int = 1) -> bool:
        entry = Entry((), ("site-1", f"page-{path}"), base, float("inf"), size, [], used)
        return self.store.store(("host", query, path), entry)

    def purge(self, *tags: str) -> None:
        current = self.numbers.current + 1
        self.numbers = Generations(current, {**self.numbers.tags, **dict.fromkeys(tags, current)})
        self.store.refresh(0)

    @property
    def paths(self) -> list[str]:
        return sorted(path for _host, _query, path in self.store.entries)


@pytest.fixture
def memory():
    return Memory()


@pytest.mark.parametrize(("size", "is_stored"), [(1000, True), (1001, False)])
def test_a_page_is_stored_up_to_a_quarter_of_the_memory(memory, size, is_stored):
    assert memory.add("a", size)
    assert memory.paths == (["a"] if is_stored else [])


def test_a_full_memory_keeps_nine_tenths(memory):
    for number in range(4):
        memory.add(f"{number}", 1000, used=number)
    assert len(memory.paths) == 4

    memory.add("small", 1, used=5)
    assert memory.paths == ["1", "2", "3", "small"]
    memory.add("next", 600, used=6)
    memory.add("last", 399, used=7)
    assert memory.paths == ["1", "2", "3", "last", "next", "small"]


def test_nothing_more_is_dropped_at_exactly_nine_tenths(memory):
    for path, size in (("a", 500), ("b", 700), ("c", 1000), ("d", 1000), ("e", 900)):
        memory.add(path, size, used=ord(path))
    assert memory.paths == ["b", "c", "d", "e"]


def test_a_new_version_of_a_page_replaces_the_old_one(memory):
    for _version in range(20):
        memory.add("a", 1000)
    memory.add("b", 1000)

    assert memory.paths == ["a", "b"]


def test_pages_with_parameters_are_dropped_first(memory):
    for number in range(3):
        memory.add(f"{number}", 1000, used=number)
    memory.add("search", 1000, used=9, query="q=oak")
    memory.add("new", 1)

    assert memory.paths == ["0", "1", "2", "new"]


def test_a_purge_drops_the_pages_with_the_tag_and_everything_drops_all(memory):
    for path in ("a", "b", "c"):
        memory.add(path)
    memory.purge("page-b")
    assert memory.paths == ["a", "c"]
    memory.purge(EVERYTHING)
    assert memory.paths == []


def test_a_page_that_was_rendered_before_a_purge_is_refused_and_one_rendered_after_it_is_kept(memory):
    memory.purge("page-a")

    assert not memory.add("a", base=1) and memory.paths == []
    assert memory.add("a", base=2) and memory.paths == ["a"]
    assert memory.add("b", base=1)


def test_older_numbers_of_a_slow_reader_change_nothing(memory):
    earlier = memory.numbers
    memory.purge("page-b")
    memory.add("b", base=2)
    memory.store.adopt(earlier)

    assert memory.store.generations is memory.numbers and memory.paths == ["b"]


def test_purged_pages_are_rendered_again_once_the_last_visited_first(memory):
    for path, used in (("a", 1), ("b", 3), ("c", 2)):
        memory.add(path, used=used)
    memory.add("search", used=9, query="q=oak")
    memory.purge("site-1")

    assert [path for _host, _query, path in memory.store.take_outdated()] == ["b", "c", "a"]
    assert memory.store.take_outdated() == []


def test_a_limited_number_of_purged_pages_is_rendered_again():
    memory = Memory(most_outdated=2)
    for path in ("a", "b", "c"):
        memory.add(path)
    memory.purge("site-1")

    assert len(memory.store.take_outdated()) == 2


def test_numbers_are_read_again_after_a_quarter_of_a_second(memory):
    memory.store.refresh(100.0)
    assert memory.store.check_at == 100.0 + INTERVAL
