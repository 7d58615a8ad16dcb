"""What is stored of the fields of a form until its message is delivered."""

from datetime import date, timedelta
from decimal import Decimal

import pytest
from django.core.files.base import ContentFile
from django.utils.functional import SimpleLazyObject
from wagtail.models import Page, Site

from intarsia.protection.forms import form_pages
from intarsia.protection.forms.delivery.stored_fields import stored_fields, with_files
from intarsia.protection.forms.form_pages import MAX_PAGES, register_form_pages


class Speaker:
    def __str__(self) -> str:
        return "a speaker\0"


@pytest.mark.parametrize(
    ("value", "stored"),
    [
        ("a\0b", "ab"),
        ("\ud800", "?"),
        (None, None),
        (True, True),
        (7, 7),
        (1.5, 1.5),
        (float("inf"), None),
        (float("nan"), None),
        (Decimal("1.50"), "1.50"),
        (date(2026, 3, 4), "2026-03-04"),
        (timedelta(seconds=90), "P0DT00H01M30S"),
        (SimpleLazyObject(lambda: "later"), "later"),
        (Speaker(), "a speaker"),
        (Site(pk=7), 7),
        (Site.objects.none(), []),
        (("a", 1), ["a", 1]),
        ({2}, [2]),
        (frozenset({3}), [3]),
        ({"inner\0": [Decimal("1")]}, {"inner": ["1"]}),
        (ContentFile(b"", "../plan.pdf"), {"$file": "plan.pdf"}),
    ],
)
def test_a_value_is_stored_as_json(value, stored):
    assert stored_fields({"field": value}) == {"field": stored}


def test_the_key_of_a_field_is_text():
    assert stored_fields({1: "a", "b\0": "c"}) == {"1": "a", "b": "c"}


def test_a_delivery_gets_each_file_in_its_place_from_its_beginning():
    letter, first, second = (ContentFile(name.encode(), name) for name in ("letter", "first", "second"))
    letter.read()
    fields = {
        "name": "Ana",
        "group": {"letter": {"$file": "letter"}},
        "plans": [{"$file": "first"}, {"$file": "second"}],
    }

    found = with_files(fields, [("plans", first), ("letter", letter), ("plans", second)])

    assert found == {"name": "Ana", "group": {"letter": letter}, "plans": [first, second]}
    assert letter.read() == b"letter"


def test_a_file_that_was_not_stored_is_delivered_as_nothing():
    stored = {"plans": [{"$file": "first"}, {"$file": "second"}], "letter": {"$file": "letter"}}
    first = ContentFile(b"", "first")

    assert with_files(stored, [("plans", first)]) == {"plans": [first, None], "letter": None}
    assert with_files({"group": {"$file": "a", "b": 1}}, [("group", first)]) == {"group": {"$file": "a", "b": 1}}


def test_a_finder_that_fails_hides_no_pages_of_others(monkeypatch, caplog):
    def failing(_site):
        raise RuntimeError("no table")

    monkeypatch.setattr(form_pages, "_finders", {})
    register_form_pages("broken", failing)
    register_form_pages("many", lambda _site: (Page(pk=number) for number in range(1, 90)))
    register_form_pages("others", lambda _site: [Page(pk=2), Page(pk=100)])

    found = [page.pk for page in form_pages.form_pages(Site())]

    assert MAX_PAGES == 20 and found == [*range(1, 21), 100]
    assert "pages with the form 'broken' failed" in caplog.text
