"""The site search: results, excerpts, suggestions and limits."""

import pytest
from django.test import Client
from wagtail.models import Locale, Page, PageViewRestriction, Site

from benchmarks.invented.many_pages import add_pages
from intarsia.pages.models import BuilderPage
from intarsia.pages.site_views.site_search import SiteSearch, excerpt
from intarsia.pages.tests.builders import element, heading, home, page
from intarsia.pages.tests.sqlite_steps import steps_of_sqlite
from intarsia.state import limits

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def own_counter(tmp_path, settings):
    settings.INTARSIA_CACHE_DIR = tmp_path
    settings.INTARSIA_REDIS_NAMESPACE = str(tmp_path)


def results(client, **asked):
    return client.get("/search/", asked).content.decode()


def suggested(client, q, **asked):
    answer = client.post("/ajax/", {"action": "search_suggestions", "q": q, **asked})
    return [one["title"] for one in answer.json()["data"]["suggestions"]]


def test_search_finds_a_word_and_marks_it_in_the_excerpt(client):
    page(element("text", editor="<p>Keep the glue warm, and the tea strong.</p>"), title="The press", slug="press")

    html = results(client, q="glue")

    assert 'href="/press/"' in html
    assert "Keep the <mark>glue</mark> warm" in html
    assert "1 page found for “glue”" in html


def test_search_excludes_drafts_private_pages_and_other_sites(client):
    """RUN-AJAX-07"""
    page(heading("Walnut"), title="Walnut draft", live=False)
    PageViewRestriction.objects.create(
        page=page(heading("Walnut"), title="Walnut secret"), restriction_type=PageViewRestriction.LOGIN
    )
    other = Page.get_first_root_node().add_child(instance=BuilderPage(title="Other", slug="other-home"))
    Site.objects.create(hostname="other.example", root_page=other)
    page(heading("Walnut"), title="Walnut elsewhere", parent=other)

    assert "No results for “walnut”" in results(client, q="walnut")
    assert suggested(client, "walnut") == []


def test_search_and_its_texts_are_in_one_language(client):
    german = home().copy_for_translation(Locale.objects.create(language_code="de"))
    german.save_revision().publish()
    page(title="Leim", parent=german, slug="leim")
    page(title="Leim in English", slug="leim-en")

    html = results(client, q="leim", **{"in": "de"})
    assert '<html lang="de"' in html and "1 Seite gefunden für „leim“" in html
    assert "Leim in English" in results(client, q="leim", **{"in": "xx"})
    assert suggested(client, "lei", **{"in": "de"}) == ["Leim"]


def test_beginning_of_a_word_finds_titles(client):
    page(title="Marquetry for beginners", slug="marquetry")

    assert 'href="/marquetry/"' in results(client, q="marq")


def test_results_have_pages_of_ten_and_large_numbers_give_the_last_page(client):
    for number in range(12):
        page(title=f"Veneer {number}", slug=f"veneer-{number}")

    assert results(client, q="veneer").count('class="search__result"') == 10
    assert results(client, q="veneer", page="2").count('class="search__result"') == 2
    assert results(client, q="veneer", page="999").count('class="search__result"') == 2
    for unusable in ("9" * 30, "0", "-1", "two", "²", ""):
        assert results(client, q="veneer", page=unusable).count('class="search__result"') == 10


def test_ten_results_are_one_page_and_the_eleventh_begins_another():
    pages = [page(title=f"Veneer {number}", slug=f"veneer-{number}") for number in range(10)]
    found = site_search("veneer").results(1)
    assert (found["number"], found["pages"], len(found["results"]), found["has_more"]) == (1, 1, 10, False)

    pages.append(page(title="Veneer 10", slug="veneer-10"))
    both = [site_search("veneer").results(number) for number in (1, 2)]
    assert [(one["number"], one["pages"], len(one["results"])) for one in both] == [(1, 2, 10), (2, 2, 1)]
    assert {one["title"] for found in both for one in found["results"]} == {one.title for one in pages}


@pytest.mark.parametrize(
    "q", ["", " ", '"', "'", "a OR", "NEAR(", "*", "-x", "x:y", "(", "\x00", "%", "\\", "💡" * 200]
)
def test_any_query_gives_a_page(client, q):
    assert client.get("/search/", {"q": q}).status_code == 200
    assert client.post("/ajax/", {"action": "search_suggestions", "q": q}).json()["success"]


def test_query_is_escaped_in_the_page(client):
    assert "<script>alert" not in results(client, q="<script>alert(1)</script>")


def test_results_are_not_cached_and_not_indexed(client):
    answer = client.get("/search/", {"q": "oak"})

    assert "private" in answer["Cache-Control"]
    assert answer["X-Robots-Tag"] == "noindex"
    assert "Intarsia-Cache-Tags" not in answer


def test_rate_limited_search_shows_a_message_in_the_design_of_the_site(client, monkeypatch):
    # One window for the whole test, however long it takes.
    monkeypatch.setattr(limits, "WINDOW_SECONDS", 10**12)
    for _time in range(30):
        client.get("/search/", {"q": "oak"})
    answer = client.get("/search/", {"q": "oak"})

    assert answer.status_code == 429
    assert "Please wait a minute" in answer.content.decode()
    assert client.get("/search/").status_code == 200


def test_suggestions_are_up_to_six_matching_titles():
    for number in range(9):
        page(title=f"Parquetry {number}", slug=f"p-{number}")

    assert len(suggested(Client(enforce_csrf_checks=True), "parq")) == 6


@pytest.mark.parametrize("count", [2, 10])
def test_query_count_does_not_grow_with_results(client, count, django_assert_max_num_queries):
    for number in range(count):
        page(title=f"Maple {number}", slug=f"maple-{number}")
    results(client, q="warm up")

    # Nothing is cached inside the transaction of a test, such as the settings of protection and firewall, and the
    # number of languages.
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
def test_excerpt_marks_the_search_terms(text, query, parts):
    assert excerpt(text, query) == parts


def test_excerpt_of_a_long_text_has_whole_words():
    parts = excerpt("oak " * 100 + "kingfisher " + "elm " * 100, "kingfisher")

    assert parts[1] == "kingfisher"
    assert parts[0].startswith("… oak") and parts[2].endswith("elm …")
    assert len("".join(parts)) < 260


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        # 160 characters from the match on, to their end or to the last complete word.
        ("kiln " + "x" * 155, "kiln " + "x" * 155),
        ("kiln " + "x" * 150 + " oak elm", "kiln " + "x" * 150 + " oak …"),
        ("kiln " + "x" * 151 + " oak elm", "kiln " + "x" * 151 + " …"),
        ("kiln" + "x" * 200, "kiln" + "x" * 156 + " …"),
        # So are the 60 characters before it, from the beginning of a word.
        ("a" * 59 + " kiln", "a" * 59 + " kiln"),
        ("oak " + "a" * 56 + " kiln", "… " + "a" * 56 + " kiln"),
        ("oak " + "a" * 55 + " kiln", "oak " + "a" * 55 + " kiln"),
    ],
)
def test_an_excerpt_has_whole_words_around_the_first_match(text, piece):
    assert "".join(excerpt(text, "kiln")) == piece


def test_the_longer_of_two_terms_is_marked():
    assert excerpt("A workbench.", "work workbench") == ["A ", "workbench", "."]


def test_a_search_costs_the_same_on_a_large_site():
    add_pages(1000)
    few = steps_of_searches()
    add_pages(2000, first=1000)
    many = steps_of_searches()

    assert all(after < 1.5 * before + 5 for before, after in zip(few, many, strict=True)), (few, many)


def steps_of_searches():
    with steps_of_sqlite() as of_results:
        site_search("workshop").results(50)
    with steps_of_sqlite() as of_suggestions:
        site_search("ba").suggestions()
    return len(of_results), len(of_suggestions)


def site_search(query):
    return SiteSearch(Site.objects.get(), "en", query)


def test_more_matches_than_people_read_are_not_counted():
    add_pages(520)
    found = site_search("workshop").results(50)

    assert (found["count"], found["has_more"], found["pages"], len(found["results"])) == (500, True, 50, 10)
    assert not site_search("quince").results(1)["has_more"]


def test_a_search_without_matches_has_one_empty_page():
    found = site_search("quince").results(3)

    assert (found["count"], found["number"], found["pages"], found["results"]) == (0, 1, 1, [])


def test_pages_with_the_word_in_their_title_come_first():
    named = page(title="Workshop", slug="workshop")
    add_pages(520)

    assert site_search("workshop").results(1)["results"][0]["title"] == named.title
