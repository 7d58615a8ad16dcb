"""Facts about pages and pictures are looked up once, and again as soon as the page cache hears of a change."""

import pytest
from django.db import transaction

from intarsia.rendering.cache import purge
from intarsia.rendering.remembered import forget, remembered


class Shelf:
    """Counts who asks it."""

    def __init__(self, **holdings):
        self.holdings = holdings
        self.asked = []

    def look_up(self, keys):
        self.asked.append(sorted(keys))
        return {key: self.holdings[key] for key in keys if key in self.holdings}

    def ask(self, *keys):
        return remembered("shelf", keys, lambda key, _value: [f"shelf-{key}"], self.look_up)


@pytest.fixture(autouse=True)
def empty(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    forget()
    yield
    forget()


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_only_what_is_not_known_yet_is_looked_up():
    shelf = Shelf(oak=1, elm=2)

    assert shelf.ask("oak") == {"oak": 1}
    assert shelf.ask("oak", "elm") == {"oak": 1, "elm": 2}
    assert shelf.asked == [["oak"], ["elm"]]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_that_nothing_is_there_is_known_too():
    shelf = Shelf()

    assert shelf.ask("ash") == {} == shelf.ask("ash")
    assert shelf.asked == [["ash"]]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_a_purged_fact_is_looked_up_again_and_the_others_are_not():
    shelf = Shelf(oak=1, elm=2)
    shelf.ask("oak", "elm")
    shelf.holdings["oak"] = 3

    purge("shelf-oak")

    assert shelf.ask("oak", "elm") == {"oak": 3, "elm": 2}
    assert shelf.asked == [["elm", "oak"], ["oak"]]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_what_changes_while_it_is_looked_up_is_not_kept():
    shelf = Shelf(oak="old")

    def look_up_slowly(keys):
        answer = shelf.look_up(keys)
        shelf.holdings["oak"] = "new"
        purge("shelf-oak")
        return answer

    remembered("shelf", ["oak"], lambda *_: ["shelf-oak"], look_up_slowly)

    assert shelf.ask("oak") == {"oak": "new"}


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_what_an_open_transaction_sees_is_not_remembered_for_others():
    shelf = Shelf(oak="never committed")
    with transaction.atomic():
        assert shelf.ask("oak") == {"oak": "never committed"}
    shelf.holdings["oak"] = "committed"

    assert shelf.ask("oak") == {"oak": "committed"}
