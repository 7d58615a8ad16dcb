"""A page that cannot be rendered shows its last good copy or its text, and previews say why."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from django.contrib.auth.models import User
from django.template import Context, Template
from django.test import Client, RequestFactory
from wagtail.models import Locale, Page, PageViewRestriction, Site

from intarsia.page_cache import Public
from intarsia.page_cache.last_good_copies.last_good import keep_copy
from intarsia.page_cache.responses.cacheability import cacheability_of
from intarsia.pages.models import BuilderPage
from intarsia.rendering import assets
from intarsia.rendering.counters import counts
from intarsia.rendering.tests.faulty_widgets import renderer_with, rendering_by
from intarsia.rendering.v8.engine import Renderer

from .builders import Editor, administrator, document, editor, element, heading, home, page

pytestmark = pytest.mark.django_db

BROKEN = element("lonely", content=[heading("Inside")])


@pytest.fixture(autouse=True)
def own_folder(settings, tmp_path: Path):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"


@contextmanager
def no_v8() -> Iterator[None]:
    with rendering_by(Renderer(bundle=Path("/nowhere/server.js"))):
        yield


def visit(item: BuilderPage, **options):
    answer = Client(**options).get(item.url)
    assert answer.status_code == 200, answer.content
    return answer


def html(answer) -> str:
    return answer.content.decode()


def publish(item: BuilderPage, *elements: dict) -> None:
    item.document = document(*elements)
    item.save_revision().publish()


def test_without_v8_visitors_get_the_last_good_page():
    item = page(heading("As it was"))
    rendered = visit(item).content
    before = counts().get("page_last_good", 0)

    with no_v8():
        answer = visit(item)

    assert answer.content == rendered
    assert answer.headers["X-Intarsia-Rendered"] == "last-good"
    assert counts()["page_last_good"] == before + 1
    assert "X-Intarsia-Rendered" not in visit(item).headers


def test_elements_that_never_finish_together_leave_the_last_good_page():
    item = page(heading("As it was"))
    rendered = visit(item).content
    with renderer_with("lonely"):
        publish(item, BROKEN)
        assert visit(item).content == rendered

    publish(item, heading("Repaired"))
    assert "Repaired" in html(visit(item))


def test_page_that_was_never_rendered_shows_its_text():
    target = page(title="Elsewhere")
    item = page(
        heading("What we do", header_size="h1"),
        element("text", editor='<p>We inlay <strong>wood</strong>.</p><script>alert("no")</script>'),
        element("container", content=[element("accordion", items=[{"title": "When?", "content": [heading("Now")]}])]),
        element("button", text="Come & see", link={"url": "", "page": target.pk}),
        element("button", text="Never", link={"url": "javascript:alert(1)"}),
        element("from_the_future", title="Nobody knows"),
        title="Our work",
    )
    before = counts().get("page_as_texts", 0)

    with no_v8():
        answer = visit(item)
    shown = html(answer)

    assert "<h1>What we do</h1>" in shown and shown.count("<h1") == 1
    assert "We inlay <strong>wood</strong>." in shown
    assert shown.index("<h3>When?</h3>") < shown.index("<h2>Now</h2>")
    assert f'<p><a href="{target.url}">Come &amp; see</a></p>' in shown
    assert "<p>Never</p>" in shown
    assert "<script" not in shown and "javascript:" not in shown and "Nobody knows" not in shown
    assert "<title>Our work</title>" in shown
    assert answer.headers["X-Intarsia-Rendered"] == "texts"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert counts()["page_as_texts"] == before + 1


def test_fallback_text_has_a_title_and_navigation():
    item = page(heading("Only a section"), title="A page & more", show_in_menus=True)

    with no_v8():
        shown = html(visit(item))

    assert "<h1>A page &amp; more</h1>" in shown
    assert f'<a href="{item.url}" aria-current="page">A page &amp; more</a>' in shown


def test_fallback_has_the_language_stylesheet_and_description_of_the_page():
    arabic = Locale.objects.create(language_code="ar")
    item = page(heading("Oak"), locale=arabic, search_description="About oak")
    hidden, unlisted = page(title="Unfinished", live=False, show_in_menus=True), page(title="Not in the menu")

    with no_v8():
        shown = BeautifulSoup(html(visit(item)), "html.parser")

    assert (shown.html["lang"], shown.html["dir"]) == ("ar", "rtl")
    assert shown.select_one("link[rel=stylesheet]")["href"] == assets.url("texts.css")
    assert shown.select_one("meta[name=description]")["content"] == "About oak"
    assert shown.select_one("link[rel=canonical]")["href"] == item.full_url
    links = [link.text for link in shown.select("nav a")]
    assert links[0] == home().title and hidden.title not in links and unlisted.title not in links
    assert not shown.select(".staff-notice")


def test_fallback_is_cached_for_a_minute_and_purged_by_a_change():
    item = page(heading("As it was"))
    with no_v8():
        answer = visit(item)
        signed_in = Client()
        signed_in.force_login(administrator())
        assert "Cache-Control" not in signed_in.get(item.url).headers

    verdict = cacheability_of("200 OK", list(answer.headers.items()))
    assert verdict.seconds == 60
    assert f"page-{item.pk}" in verdict.tags


def test_removed_content_is_not_in_the_fallback(django_capture_on_commit_callbacks):
    item = page(heading("Withdrawn"))
    visit(item)
    with django_capture_on_commit_callbacks(execute=True):
        item.unpublish()
    with no_v8():
        assert Client().get(item.url).status_code == 404
        publish(item, heading("New"))
        shown = html(visit(item))

    assert "New" in shown and "Withdrawn" not in shown


@pytest.mark.parametrize("way", ["deleted", "hidden"])
def test_page_that_is_no_longer_public_leaves_no_copy(way, settings, django_capture_on_commit_callbacks):
    item = page(heading("Secret soon"))
    visit(item)
    copies = settings.INTARSIA_CACHE_DIR / "last-good"
    assert list(copies.rglob("*.html"))

    with django_capture_on_commit_callbacks(execute=True):
        if way == "deleted":
            Page.objects.get(pk=item.pk).delete()
        else:
            PageViewRestriction.objects.create(page=item, restriction_type=PageViewRestriction.LOGIN)

    assert not list(copies.rglob("*.html"))


def test_restricted_page_is_never_copied(settings):
    item = page(heading("For members"))
    PageViewRestriction.objects.create(page=item, restriction_type=PageViewRestriction.LOGIN)
    signed_in = Client()
    signed_in.force_login(administrator())
    assert "For members" in html(signed_in.get(item.url))

    assert not (settings.INTARSIA_CACHE_DIR / "last-good").exists()


def test_page_of_a_signed_in_user_is_not_copied(settings):
    signed_in = Client()
    signed_in.force_login(User.objects.create_user("reader"))
    signed_in.get(page().url)

    assert not (settings.INTARSIA_CACHE_DIR / "last-good").exists()


def test_invented_urls_do_not_fill_the_disk(settings, rf: RequestFactory):
    item = page()
    for number in range(100):
        keep_copy(rf.get(f"/events/{number}/", headers={"host": "localhost"}), item, Public(b"<p>None</p>"))

    assert len(list((settings.INTARSIA_CACHE_DIR / "last-good").rglob("*.html"))) == 64


def test_unwritable_folder_does_not_affect_visitors(settings, tmp_path: Path):
    item = page(heading("Here"))
    (tmp_path / "cache").mkdir(exist_ok=True)
    (tmp_path / "cache" / "last-good").write_text("a file in the way")

    assert "Here" in html(visit(item))
    with no_v8():
        assert "Here" in html(visit(item))


@pytest.mark.long
def test_preview_explains_the_failure_and_what_visitors_would_see():
    item = page(heading("As it was"))
    session = Editor(item, editor())
    with renderer_with("lonely"):
        never_seen = html(session.post("preview/", {"document": document(BROKEN, heading("Draft"))}))
        assert "Each element can be rendered alone" in never_seen
        assert "see only its text" in never_seen
        assert "Draft" in never_seen

    visit(item)
    with no_v8():
        seen_before = html(session.post("preview/", {"document": document(heading("Draft"))}))
    assert "The server&#x27;s V8 cannot be started" in seen_before
    assert "still see the version of" in seen_before
    assert "Draft" in seen_before and "As it was" not in seen_before


def test_editor_opens_without_v8():
    session = Editor(page(), editor())
    with no_v8():
        assert session.get().status_code == 200


def test_embedded_document_that_fails_shows_its_text():
    item = page(heading("Told anyway"))
    request = RequestFactory().get("/", headers={"host": "localhost"})
    with no_v8():
        shown = Template("{% load intarsia %}{% intarsia_document item %}").render(
            Context({"item": item, "request": request})
        )

    assert shown == "<h2>Told anyway</h2>"


def test_copy_belongs_to_one_site(settings):
    item = page(heading("Shared"))
    Site.objects.create(hostname="second.test", root_page=home())
    for host in ("localhost", "second.test"):
        assert Client().get(f"/{item.slug}/", headers={"host": host}).status_code == 200

    assert len(list((settings.INTARSIA_CACHE_DIR / "last-good").rglob("*.html"))) == 2
