"""What visitors find, what they never find, and how the page of results behaves."""

import pytest
from django.test import Client
from wagtail.models import Locale, Page, PageViewRestriction, Site

from intarsia.pages.models import DocumentPage
from intarsia.pages.tests.builders import element, heading, home, page
from intarsia.pages.visiting.site_search import excerpt
from intarsia.wire import limits

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def own_counter(tmp_path, settings):
    settings.INTARSIA_CACHE_DIR = tmp_path
    limits._counter.cache_clear()
    yield
    limits._counter.cache_clear()


def results(client, **asked):
    return client.get("/search/", asked).content.decode()


def suggested(client, q, **asked):
    answer = client.post("/ajax/", {"action": "search_suggestions", "q": q, **asked})
    return [one["title"] for one in answer.json()["data"]["suggestions"]]


def test_a_word_of_a_document_is_found_and_marked_where_it_stands(client):
    page(element("text", editor="<p>Keep the glue warm, and the tea strong.</p>"), title="The press", slug="press")

    html = results(client, q="glue")

    assert 'href="/press/"' in html
    assert "Keep the <mark>glue</mark> warm" in html
    assert "1 page found for “glue”" in html


def test_drafts_private_pages_and_other_sites_are_never_found(client):
    """RUN-AJAX-07"""
    page(heading("Walnut"), title="Walnut draft", live=False)
    PageViewRestriction.objects.create(
        page=page(heading("Walnut"), title="Walnut secret"), restriction_type=PageViewRestriction.LOGIN
    )
    other = Page.get_first_root_node().add_child(instance=DocumentPage(title="Other", slug="other-home"))
    Site.objects.create(hostname="other.example", root_page=other)
    page(heading("Walnut"), title="Walnut elsewhere", parent=other)

    assert "Nothing was found for “walnut”" in results(client, q="walnut")
    assert suggested(client, "walnut") == []


def test_each_language_is_searched_by_itself_and_answered_in_its_own_words(client):
    german = home().copy_for_translation(Locale.objects.create(language_code="de"))
    german.save_revision().publish()
    page(title="Leim", parent=german, slug="leim")
    page(title="Leim in English", slug="leim-en")

    html = results(client, q="leim", **{"in": "de"})
    assert '<html lang="de"' in html and "1 Seite gefunden für „leim“" in html
    assert "Leim in English" in results(client, q="leim", **{"in": "xx"})
    assert suggested(client, "lei", **{"in": "de"}) == ["Leim"]


def test_half_a_word_finds_titles_that_begin_with_it(client):
    page(title="Marquetry for beginners", slug="marquetry")

    assert 'href="/marquetry/"' in results(client, q="marq")


def test_results_come_ten_at_a_time_and_a_number_beyond_the_last_is_the_last(client):
    for number in range(12):
        page(title=f"Veneer {number}", slug=f"veneer-{number}")

    assert results(client, q="veneer").count('class="search__result"') == 10
    assert results(client, q="veneer", page="2").count('class="search__result"') == 2
    for beyond in ("999", "9" * 30, "0", "-1", "two", "²"):
        assert "12 pages found" in results(client, q="veneer", page=beyond)


@pytest.mark.parametrize(
    "q", ["", " ", '"', "'", "a OR", "NEAR(", "*", "-x", "x:y", "(", "\x00", "%", "\\", "💡" * 200]
)
def test_whatever_is_typed_the_page_answers(client, q):
    assert client.get("/search/", {"q": q}).status_code == 200
    assert client.post("/ajax/", {"action": "search_suggestions", "q": q}).json()["success"]


def test_what_was_typed_comes_back_as_words(client):
    assert "<script>alert" not in results(client, q="<script>alert(1)</script>")


def test_the_page_of_results_is_kept_by_nobody_and_in_no_index(client):
    answer = client.get("/search/", {"q": "oak"})

    assert "private" in answer["Cache-Control"]
    assert answer["X-Robots-Tag"] == "noindex"
    assert "Intarsia-Cache-Tags" not in answer


def test_who_searches_all_the_time_is_asked_to_wait_and_still_sees_the_site(client, monkeypatch):
    # All of it within one minute, however long it takes here.
    monkeypatch.setattr(limits, "WINDOW_SECONDS", 10**12)
    for _time in range(30):
        client.get("/search/", {"q": "oak"})
    answer = client.get("/search/", {"q": "oak"})

    assert answer.status_code == 429
    assert "Please wait a minute" in answer.content.decode()
    assert client.get("/search/").status_code == 200


def test_suggestions_are_six_titles_that_begin_like_it():
    for number in range(9):
        page(title=f"Parquetry {number}", slug=f"p-{number}")

    assert len(suggested(Client(enforce_csrf_checks=True), "parq")) == 6


@pytest.mark.parametrize("count", [2, 10])
def test_ten_results_cost_as_many_queries_as_two(client, count, django_assert_max_num_queries):
    for number in range(count):
        page(title=f"Maple {number}", slug=f"maple-{number}")
    results(client, q="warm up")

    # Within a test's transaction nothing is remembered: whether the search is guarded or crawlers are stopped, and how
    # many languages there are.
    with django_assert_max_num_queries(16):
        results(client, q="maple")


@pytest.mark.parametrize(
    ("text", "query", "parts"),
    [
        ("Glue, glued.", "glue", ["", "Glue", ", ", "glued", "."]),
        ("Nothing here.", "glue", ["Nothing here."]),
        ("a.b", ".", ["a.b"]),
        ("", "glue", [""]),
    ],
)
def test_an_excerpt_says_where_the_words_stand(text, query, parts):
    assert excerpt(text, query) == parts


def test_an_excerpt_of_a_long_text_begins_and_ends_with_whole_words():
    parts = excerpt("oak " * 100 + "kingfisher " + "elm " * 100, "kingfisher")

    assert parts[1] == "kingfisher"
    assert parts[0].startswith("… oak") and parts[2].endswith("elm …")
    assert len("".join(parts)) < 260
