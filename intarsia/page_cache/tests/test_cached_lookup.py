"""Lookups are cached until one of their tags is purged."""

from importlib import import_module

import pytest
from django.db import transaction

from intarsia.page_cache import purge
from intarsia.page_cache.cached_lookup import (
    UNREADABLE,
    cached_lookup,
    clear_cached_lookups,
    lookups_of_request,
    same_generations,
)
from intarsia.state.generations.in_file import FileGenerations


class Shelf:
    """Counts its calls."""

    def __init__(self, **holdings):
        self.holdings = holdings
        self.asked = []

    def look_up(self, keys):
        self.asked.append(sorted(keys))
        return {key: self.holdings[key] for key in keys if key in self.holdings}

    def ask(self, *keys):
        return cached_lookup("shelf", keys, lambda key, _value: [f"shelf-{key}"], self.look_up)


@pytest.fixture(autouse=True)
def empty(settings, tmp_path, without_redis):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    clear_cached_lookups()
    yield
    clear_cached_lookups()


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_only_uncached_keys_are_looked_up():
    shelf = Shelf(oak=1, elm=2)

    assert shelf.ask("oak") == {"oak": 1}
    assert shelf.ask("oak", "elm") == {"oak": 1, "elm": 2}
    assert shelf.asked == [["oak"], ["elm"]]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_missing_results_are_cached():
    shelf = Shelf()

    assert shelf.ask("ash") == {} == shelf.ask("ash")
    assert shelf.asked == [["ash"]]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_the_oldest_lookup_makes_room_for_a_new_one(monkeypatch):
    # The package has a function of the same name as the module.
    monkeypatch.setattr(import_module("intarsia.page_cache.cached_lookup"), "MAX_LOOKUPS", 2)
    shelf = Shelf(oak=1, elm=2, ash=3)
    for key in ("oak", "elm"):
        shelf.ask(key)
    purge("shelf-oak")
    for key in ("oak", "ash", "oak", "elm"):
        shelf.ask(key)

    # The second lookup of "oak" is newer than that of "elm".
    assert shelf.asked == [["oak"], ["elm"], ["oak"], ["ash"], ["elm"]]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_a_result_that_cannot_be_read_now_is_asked_for_again():
    shelf = Shelf(oak=UNREADABLE, elm=2)
    assert [shelf.ask("oak", "elm"), shelf.ask("oak", "elm")] == [{"elm": 2}, {"elm": 2}]

    with transaction.atomic(), same_generations():
        shelf.ask("oak")
        shelf.ask("oak")
    assert shelf.asked == [["elm", "oak"], ["oak"], ["oak"], ["oak"]]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_lookups_of_two_kinds_with_the_same_key_are_apart():
    shelf, drawer = Shelf(oak=1), Shelf(oak=2)
    shelf.ask("oak")

    assert cached_lookup("drawer", ["oak"], lambda *_: (), drawer.look_up) == {"oak": 2}
    assert shelf.ask("oak") == {"oak": 1}


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_only_purged_lookups_are_repeated():
    shelf = Shelf(oak=1, elm=2)
    shelf.ask("oak", "elm")
    shelf.holdings["oak"] = 3

    purge("shelf-oak")

    assert shelf.ask("oak", "elm") == {"oak": 3, "elm": 2}
    assert shelf.asked == [["elm", "oak"], ["oak"]]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_a_value_that_changes_during_its_lookup_is_not_cached():
    shelf = Shelf(oak="old")

    def look_up_slowly(keys):
        answer = shelf.look_up(keys)
        shelf.holdings["oak"] = "new"
        purge("shelf-oak")
        return answer

    cached_lookup("shelf", ["oak"], lambda *_: ["shelf-oak"], look_up_slowly)

    assert shelf.ask("oak") == {"oak": "new"}


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_lookups_inside_a_transaction_are_not_cached():
    shelf = Shelf(oak="never committed")
    with transaction.atomic():
        assert shelf.ask("oak") == {"oak": "never committed"}
    shelf.holdings["oak"] = "committed"

    assert shelf.ask("oak") == {"oak": "committed"}


@pytest.mark.django_db
def test_inside_a_transaction_a_page_looks_up_each_key_once_and_the_next_page_again():
    shelf = Shelf(oak=1)
    for _ in range(2):
        with same_generations():
            assert shelf.ask("oak", "ash") == {"oak": 1} == shelf.ask("oak", "ash")

    assert shelf.asked == [["ash", "oak"], ["ash", "oak"]]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_one_page_uses_lookups_of_one_moment_and_the_next_page_sees_the_purge():
    shelf = Shelf(oak=1)
    with same_generations():
        shelf.ask("oak")
        shelf.holdings["oak"] = 2
        purge("shelf-oak")

        assert shelf.ask("oak") == {"oak": 1}
    assert shelf.ask("oak") == {"oak": 2}


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_a_request_sees_the_purge_of_its_own_code_at_once_also_one_of_a_page_inside_it():
    shelf = Shelf(oak=1)
    with lookups_of_request(may_change=True):
        shelf.ask("oak")
        shelf.holdings["oak"] = 2
        purge("shelf-oak")
        assert shelf.ask("oak") == {"oak": 2}

        with same_generations():
            shelf.holdings["oak"] = 3
            purge("shelf-oak")
            assert shelf.ask("oak") == {"oak": 2}
        assert shelf.ask("oak") == {"oak": 3}


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
@pytest.mark.parametrize("may_change", [True, False])
def test_a_request_uses_the_generations_of_its_start_for_what_others_purge(tmp_path, may_change):
    shelf = Shelf(oak=1)
    with lookups_of_request(may_change=may_change):
        shelf.ask("oak")
        shelf.holdings["oak"] = 2
        FileGenerations(tmp_path / "cache").bump(["shelf-oak"])

        assert shelf.ask("oak") == {"oak": 1}
        with lookups_of_request(may_change=False):
            assert shelf.ask("oak") == {"oak": 2}
    assert shelf.ask("oak") == {"oak": 2}


@pytest.mark.django_db
def test_a_request_that_may_change_rows_repeats_lookups_inside_a_transaction():
    shelf = Shelf(oak=1)
    with lookups_of_request(may_change=True):
        shelf.ask("oak")
        shelf.holdings["oak"] = 2
        assert shelf.ask("oak") == {"oak": 2}
