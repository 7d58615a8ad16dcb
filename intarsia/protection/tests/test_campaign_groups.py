"""Which texts are nearly the same, and how many of them are stored."""

from datetime import timedelta

import pytest
from django.utils import timezone

from intarsia.protection.campaigns import recent
from intarsia.protection.campaigns.groups import Groups
from intarsia.protection.campaigns.recent import RETENTION, RecentTexts, forget_texts, store_text
from intarsia.protection.campaigns.sketch import similarity, sketch_of
from intarsia.protection.models import SentText

BINS = 64
TEXT = bytes(range(BINS))


def equal_in(bins: int) -> bytes:
    """A sketch that is the same as TEXT in its first bins."""
    return TEXT[:bins] + bytes(255 - value for value in TEXT[bins:])


def groups_of(*texts: tuple[int, bytes, str]) -> Groups:
    groups = Groups()
    for number, sketch, group in texts:
        groups.add(number, sketch, group, client=f"{number}")
    return groups


def test_texts_are_nearly_the_same_if_four_of_ten_bins_are_equal():
    groups = groups_of((1, TEXT, "offer"))

    assert groups.similar_to(TEXT) == ["offer"]
    assert groups.similar_to(equal_in(26)) == ["offer"]
    assert groups.similar_to(equal_in(25)) == []


def test_a_text_is_compared_with_those_that_share_two_neighboring_bins():
    every_other = bytes(value if at % 2 else 255 - value for at, value in enumerate(TEXT))

    assert similarity(TEXT, every_other) == 0.5
    assert groups_of((1, TEXT, "offer")).similar_to(every_other) == []


def test_the_group_of_the_oldest_text_comes_first_and_each_once():
    groups = groups_of((5, TEXT, "new"), (3, equal_in(40), "old"), (4, TEXT, "old"), (9, equal_in(30), "newest"))

    assert groups.similar_to(TEXT) == ["old", "new", "newest"]


def test_a_group_keeps_six_texts_to_compare_with_but_counts_all_clients():
    texts = [bytes((value + 2 * at) % 256 for value in TEXT) for at in range(7)]
    groups = groups_of(*((at, text, "offer") for at, text in enumerate(texts)))

    assert [groups.similar_to(text) for text in texts] == [["offer"]] * 6 + [[]]
    assert groups.number_of_clients(["offer"]) == 7


def test_clients_are_counted_up_to_fifty_and_once_for_several_groups():
    groups = Groups()
    for client in range(60):
        groups.add(client, TEXT, "offer", f"{client}")
    groups.add(61, TEXT, "other", "3")
    groups.add(62, TEXT, "other", "new")

    assert groups.number_of_clients(["offer"]) == 50
    assert groups.number_of_clients(["offer", "other"]) == 51
    assert groups.number_of_clients([]) == 0


@pytest.mark.parametrize(("text", "is_compared"), [("x" * 80, False), ("x" * 81, True), (f" {'x' * 80} ", False)])
def test_texts_are_compared_from_81_characters(text, is_compared):
    assert (sketch_of(text) is not None) == is_compared


@pytest.mark.parametrize(("letters", "is_compared"), [(43, False), (44, True)])
def test_texts_are_compared_from_44_letters_besides_numbers_and_marks(letters, is_compared):
    assert (sketch_of("abcdefghij" * 4 + "k" * (letters - 40) + " 1!" * 30) is not None) == is_compared


def test_a_sketch_has_a_byte_for_each_bin_and_the_same_text_the_same_ones():
    text = "The fair opens on Sunday at nine, and the way from the station is marked with blue signs for all visitors."
    sketch = sketch_of(text) or b""

    assert len(sketch) == BINS and sketch == sketch_of(text)
    assert similarity(sketch, sketch) == 1
    assert similarity(TEXT, equal_in(16)) == 0.25


@pytest.mark.django_db
class TestStoredTexts:
    @pytest.fixture
    def most_two(self, monkeypatch):
        monkeypatch.setattr(recent, "MAX_TEXTS", 2)

    def test_the_oldest_are_deleted_if_there_are_too_many(self, most_two):
        stored = [store_text(TEXT, f"{client}").pk for client in range(4)]

        assert forget_texts(timezone.now()) == 2
        assert list(SentText.objects.order_by("pk").values_list("pk", flat=True)) == stored[2:]
        assert forget_texts(timezone.now()) == 0

    def test_a_process_compares_with_the_latest_ones(self, most_two):
        *_others, last = [store_text(TEXT, f"{client}") for client in range(4)]

        assert RecentTexts().copies_of(last).clients == 2

    def test_of_a_week_are_kept(self):
        kept, old = store_text(TEXT, "a"), store_text(TEXT, "b")
        now = timezone.now()
        SentText.objects.filter(pk=kept.pk).update(received=now - RETENTION)
        SentText.objects.filter(pk=old.pk).update(received=now - RETENTION - timedelta(seconds=1))

        assert forget_texts(now) == 1
        assert list(SentText.objects.values_list("pk", flat=True)) == [kept.pk]

    def test_get_the_group_of_the_oldest_and_store_it(self):
        oldest, newest = store_text(TEXT, "a"), store_text(equal_in(30), "b")
        copies = RecentTexts().copies_of(newest)

        assert copies.group == oldest.group and set(copies.groups) == {oldest.group, newest.group}
        newest.refresh_from_db()
        assert newest.group == oldest.group

    @pytest.mark.parametrize(("seconds", "clients"), [(3600, 2), (0, 1)])
    def test_that_are_too_old_are_forgotten_when_a_process_reads_all_again(self, monkeypatch, seconds, clients):
        monkeypatch.setattr(recent, "READ_AGAIN_SECONDS", seconds)
        process = RecentTexts()
        first, second = store_text(TEXT, "a"), store_text(equal_in(20), "other")
        process.copies_of(first), process.copies_of(second)
        SentText.objects.filter(pk=first.pk).update(received=timezone.now() - RETENTION - timedelta(seconds=1))

        assert process.copies_of(store_text(TEXT, "b")).clients == clients

    def test_a_client_has_at_most_16_characters(self):
        assert store_text(TEXT, "x" * 40).client == "x" * 16
