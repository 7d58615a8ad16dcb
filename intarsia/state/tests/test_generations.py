"""Generations behave the same in a file and in Redis."""

from intarsia.state import generations
from intarsia.state.generations.tags import EVERYTHING

BUMP = "from intarsia.state import generations; print(generations.bump('page-1').current)"


def test_a_change_makes_only_pages_with_its_tag_invalid(store):
    rendered_at = generations.current().current

    generations.bump("page-1")

    assert not generations.current().unchanged(["site-1", "page-1"], rendered_at)
    assert generations.current().unchanged(["site-1", "page-2"], rendered_at)


def test_a_page_rendered_after_the_change_is_valid(store):
    rendered_at = generations.bump("page-1").current

    assert generations.current().unchanged(["page-1"], rendered_at)


def test_everything_makes_all_pages_invalid(store):
    rendered_at = generations.bump("page-1").current

    generations.bump(EVERYTHING)

    assert not generations.current().unchanged(["page-2"], rendered_at)


def test_another_process_bumps_to_a_higher_number(store, in_another_process):
    rendered_at = generations.bump("page-1").current

    number = int(in_another_process(BUMP))

    assert number > rendered_at
    assert generations.current().tags["page-1"] == number


def test_unchanged_numbers_are_the_same_object(store):
    generations.bump("page-1")

    assert generations.current() is generations.current()


def test_the_changed_tags_are_known(store):
    before = generations.bump("page-1").current
    generations.bump("page-2", "site-1")

    assert set(generations.current().changed_since(before)) == {"page-2", "site-1"}
