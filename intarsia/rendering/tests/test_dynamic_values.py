"""Dynamic values on rendered pages: which values, for whom, with how many queries, and for how long."""

import json
import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from wagtail.images import get_image_model
from wagtail.images.tests.utils import get_test_image_file
from wagtail.models import Page, PageViewRestriction, Site

from intarsia.documents.dynamic_sources import dynamic_sources, register_dynamic_source, unregister
from intarsia.documents.sanitize import clean_document
from intarsia.page_cache import Public, Uncacheable
from intarsia.pages.tests import builders
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.dynamic_values.site_sources import seconds_until_midnight
from intarsia.rendering.dynamic_values.subject import Subject
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.resources.load_scopes import load_scopes
from intarsia.rendering.scopes import Item, Items, Scope
from intarsia.rendering.tests.faulty_widgets import element, page
from intarsia.rendering.tests.item_widgets import ShownItems

pytestmark = pytest.mark.django_db


@pytest.fixture
def source() -> Iterator[Callable[..., None]]:
    registered = []

    def register(name: str, value: Callable[[Subject], Any], kind: str = "text", **options: Any) -> None:
        register_dynamic_source(name, kind=kind, label=name, value=value, **options)
        registered.append(name)

    yield register
    for name in registered:
        unregister(name)


def bound(source: str, **more: Any) -> dict:
    return {"$bind": {"source": source, **more}}


def title(source: str, id: str = "h", **more: Any) -> dict:
    return element("heading", id, title=bound(source, **more))


def context_for(shown_page: Any = None, **more: Any) -> LoadContext:
    return LoadContext(site=Site.objects.get(), page=shown_page, **more)


def rendered(*content: dict, load: LoadContext | None = None):
    return render_documents({"main": page(*content)}, RenderContext(load=load or context_for()))


def html_of(*content: dict, load: LoadContext | None = None) -> str:
    return rendered(*content, load=load).value.html["main"]


def resolved(*content: dict, load: LoadContext, **options: Any) -> dict:
    return load_scopes({"main": clean_document(page(*content))}, load, {}, **options).bound


def picture() -> Any:
    return get_image_model().objects.create(title="Oak veneer", file=get_test_image_file())


def test_a_heading_shows_the_title_of_its_page():
    oak = builders.page(title="Oak & walnut")

    assert "Oak &amp; walnut" in html_of(title("page.title", fallback="Untitled"), load=context_for(oak))


def test_the_facts_of_pages_and_sites_that_can_be_shown():
    facts = {(one.name, one.kind) for one in dynamic_sources() if one.group in ("page", "site", "date")}

    assert facts >= {
        *(("page.title", "text"), ("page.url", "url"), ("page.description", "text"), ("page.author", "text")),
        *(("page.first_published", "date"), ("page.last_published", "date"), ("page.image", "image")),
        *(("site.name", "text"), ("site.url", "url"), ("date.today", "date"), ("date.year", "text")),
    }


def test_a_page_shows_its_description_its_author_and_the_url_of_its_site():
    owner = builders.administrator(first_name="Ada", last_name="Oak")
    shown_page = builders.page(search_description="About oak", owner=owner)
    load = context_for(shown_page)
    home = element("heading", "h", title="Home", link=bound("site.url"))
    html = html_of(title("page.description", "d"), title("page.author", "a"), home, load=load)

    assert "About oak" in html and "Ada Oak" in html and 'href="http://localhost"' in html
    assert f"user-{owner.pk}" in load.tags


def test_the_fallback_is_shown_without_a_value_or_a_source():
    assert ">Untitled<" in html_of(title("page.title", fallback="Untitled"))
    assert ">Untitled<" in html_of(title("gone.price", fallback="Untitled"))
    assert "Untitled" not in html_of(title("gone.price"), load=context_for(builders.page()))


def test_a_source_that_fails_degrades_alone_and_is_logged_once(source, caplog: pytest.LogCaptureFixture):
    source("shop.price", lambda subject: 1 / 0)
    content = (title("shop.price", "a", fallback="on request"), title("page.title", "b"))

    for _ in range(2):
        html = html_of(*content, load=context_for(builders.page(title="Oak")))

    assert "on request" in html and "Oak" in html
    assert [record.message for record in caplog.records].count(
        "The dynamic source 'shop.price' failed (ZeroDivisionError('division by zero')). Its fallbacks are shown."
    ) == 1


def test_a_text_is_escaped_in_rich_text(source):
    source("shop.note", lambda subject: "a < b <script>")

    html = html_of(element("text", "t", editor=bound("shop.note")))

    assert "<p>a &lt; b &lt;script&gt;</p>" in html


def test_a_link_keeps_the_options_of_its_fallback():
    oak = builders.page(title="Oak", slug="oak")
    link = bound("page.url", fallback={"url": "/x/", "is_external": "on"})

    html = html_of(element("heading", "h", title="Oak", link=link), load=context_for(oak))

    assert 'href="/oak/"' in html and 'target="_blank"' in html


def test_a_link_to_a_script_is_refused(source):
    source("shop.url", lambda subject: "javascript:alert(1)", kind="url")

    assert "javascript" not in html_of(element("heading", "h", title="Oak", link=bound("shop.url")))


def test_an_image_has_its_sizes_and_purges_the_page(source):
    image = picture()
    source("shop.photo", lambda subject: image, kind="image")
    load = context_for()

    html = html_of(element("image", "i", image=bound("shop.photo")), load=load)

    assert "<img" in html and 'width="' in html and 'height="' in html
    assert f"image-{image.pk}" in load.tags


def test_dates_are_written_in_the_language_and_time_zone_of_the_site(settings):
    oak = builders.page(first_published_at=datetime(2026, 3, 4, 23, 30, tzinfo=UTC))
    oak.first_published_at = datetime(2026, 3, 4, 23, 30, tzinfo=UTC)

    with timezone.override(ZoneInfo("Europe/Berlin")):
        html = html_of(title("page.first_published"), load=context_for(oak, locale="de"))

    assert "5. März 2026" in html


def test_a_date_in_formatted_text_is_marked_with_its_day():
    oak = builders.page()
    oak.first_published_at = datetime(2026, 3, 4, 23, 30, tzinfo=UTC)
    text = element("text", "t", editor=bound("page.first_published"))

    with timezone.override(ZoneInfo("Europe/Berlin")):
        html = html_of(text, load=context_for(oak, locale="de"))

    assert '<p><time datetime="2026-03-05">5. März 2026</time></p>' in html


def test_a_countdown_ends_at_a_date_of_the_page():
    oak = builders.page()
    oak.last_published_at = datetime(2026, 3, 4, 12, 30, tzinfo=UTC)
    countdown = element("countdown", "c", **{"due-date": bound("page.last_published")})

    values = resolved(countdown, load=context_for(oak))

    local = timezone.localtime(oak.last_published_at)
    assert values == {"c": {"due-date": local.strftime("%Y-%m-%dT%H:%M")}}


def faq_of(html: str) -> list[tuple[str, str]]:
    """The questions and answers in the structured data of accordions."""
    scripts = re.findall(r'<script type="application/ld\+json">(.*?)</script>', html)
    questions = [question for script in scripts for question in json.loads(script)["mainEntity"]]
    return [(question["name"], question["acceptedAnswer"]["text"]) for question in questions]


def accordion(question: Any, *answer: dict) -> dict:
    return element("accordion", "a", faq_schema="yes", items=[{"_id": "1", "title": question, "content": list(answer)}])


def test_loaders_read_the_values_of_an_element_and_of_those_in_its_slots():
    oak = builders.page(title="Oak")
    nested = element("container", "c", content=[title("page.title", fallback="Nested")])
    content = accordion(bound("page.title"), nested, title("gone.price", "p", fallback="on request"))

    assert faq_of(html_of(content, load=context_for(oak))) == [("Oak", "Oak on request")]


def test_loaders_read_the_values_of_each_item(shown: ShownItems):
    pages = [builders.page(title="Oak"), builders.page(title="Ash")]
    content = list_of(shown, pages, accordion("Which?", title("item.title", fallback="Unknown")))

    assert faq_of(html_of(content)) == [("Which?", "Oak"), ("Which?", "Ash")]


def list_of(shown: ShownItems, pages: Any, *card: dict) -> dict:
    shown.items_of = lambda *_: Items(tuple(Item(str(one.pk), {"title": "a value"}, one) for one in pages))
    return element("list", "l", content=list(card))


def test_items_show_facts_of_their_own_pages(shown: ShownItems):
    oak, ash = builders.page(title="Oak"), builders.page(title="Ash")
    load = context_for(builders.page(title="Woods"))

    html = html_of(list_of(shown, [oak, ash], title("item.title", "i"), title("page.title", "p")), load=load)

    assert html.count("Oak") == 1 and html.count("Ash") == 1 and html.count("Woods") == 2
    assert {f"page-{oak.pk}", f"page-{ash.pk}"} <= load.tags


def test_items_that_are_no_pages_show_their_values(shown: ShownItems):
    shown.items_of = lambda *_: Items((Item("1", {"title": "Bread"}), Item("2", {"title": "Salt"})))

    html = html_of(element("list", "l", content=[title("item.title")]))

    assert "Bread" in html and "Salt" in html


def test_items_with_hidden_pages_show_the_fallback(shown: ShownItems):
    private, draft = builders.page(title="Secret"), builders.page(title="Unfinished", live=False)
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)

    html = html_of(list_of(shown, [private, draft], title("item.title", fallback="hidden"), title("item.url", "u")))

    assert html.count("hidden") == 2
    assert "Secret" not in html and "Unfinished" not in html and "a value" not in html


def test_an_item_with_a_hidden_page_costs_the_others_nothing(shown: ShownItems, caplog: pytest.LogCaptureFixture):
    pages = [builders.page(title="Unfinished", live=False), builders.page(title="Oak")]
    html = html_of(list_of(shown, pages, title("item.title", fallback="hidden")))

    assert (html.count("hidden"), html.count("Oak"), caplog.text) == (1, 1, "")


def test_visitors_of_a_private_page_see_its_own_title():
    private = builders.page(title="Members")
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)

    assert "Members" in html_of(title("page.title"), load=context_for(private))


def test_the_number_of_queries_does_not_depend_on_the_number_of_items(shown: ShownItems):
    owner = builders.administrator(first_name="Maud", last_name="Ferrier")
    for n in range(12):
        builders.page(title=f"Wood {n}", owner=owner)
    card = [
        title("item.title", "a"),
        title("item.author", "b"),
        title("item.first_published", "c"),
        element("heading", "d", title="Read", link=bound("item.url")),
        element("image", "e", image=bound("item.image")),
        title("site.name", "f"),
    ]

    def queries_for(count: int) -> int:
        pages = list(Page.objects.filter(title__startswith="Wood ")[:count])
        content, load = list_of(shown, pages, *card), context_for()
        with CaptureQueriesContext(connection) as queries:
            html = html_of(content, load=load)
        assert html.count("Maud Ferrier") == count
        return len(queries)

    queries_for(1)
    assert queries_for(12) == queries_for(1)


def test_a_page_without_dynamic_values_needs_no_query_for_them():
    load = context_for()
    with CaptureQueriesContext(connection) as queries:
        assert resolved(element("heading", "h", title="Oak"), load=load) == {}
    assert len(queries) == 0


def test_the_canvas_gets_the_values_of_the_first_item(shown: ShownItems):
    pages = [builders.page(title="Oak"), builders.page(title="Ash")]

    values = resolved(list_of(shown, pages, title("item.title")), load=context_for(), is_canvas=True)

    assert values == {"h": {"title": "Oak"}}


def test_the_result_is_public_unless_a_source_depends_on_the_visitor(source):
    source("shop.cart", lambda subject: (subject.visitor_state or {}).get("cart"), depends_on_visitor=True)
    source("shop.name", lambda subject: "Hollin")

    assert isinstance(rendered(title("shop.name")), Public)
    assert isinstance(rendered(title("shop.cart")), Uncacheable)
    personal = context_for(scope=Scope(visitor_state={"cart": "3 items"}))
    assert "3 items" in rendered(title("shop.cart"), load=personal).value.html["main"]


def test_the_same_document_and_page_give_the_same_values():
    oak = builders.page(title="Oak")
    content = (title("page.title", "a"), title("site.name", "b"))

    assert resolved(*content, load=context_for(oak)) == resolved(*content, load=context_for(oak))


def test_site_and_year_are_shown():
    site = Site.objects.get()
    site.site_name = "Hollin Yard"
    load = LoadContext(site=site)

    html = html_of(title("site.name", "a"), title("date.year", "b"), load=load)

    assert "Hollin Yard" in html and str(timezone.localdate().year) in html
    assert "year" in load.tags and load.lifetimes == set()


def test_a_site_without_a_name_has_that_of_its_home_page():
    load = context_for()
    load.site.site_name = ""

    assert load.site.root_page.title in html_of(title("site.name"), load=load)
    assert f"page-{load.site.root_page_id}" in load.tags


def test_todays_date_ends_at_midnight():
    load = context_for()
    html_of(title("date.today"), load=load)

    assert len(load.lifetimes) == 1 and 0 < min(load.lifetimes) <= 25 * 3600


@pytest.mark.parametrize(
    ("since_midnight", "left"),
    [
        (timedelta(0), 24 * 3600),
        (timedelta(hours=23), 3600),
        (timedelta(hours=24) - timedelta(microseconds=1), 1),
        (timedelta(hours=23, minutes=59, seconds=58, microseconds=1), 2),
    ],
)
def test_a_page_with_todays_date_is_outdated_at_midnight_and_not_before(since_midnight: timedelta, left: int):
    now = datetime(2026, 6, 1, tzinfo=ZoneInfo("Europe/Berlin")) + since_midnight

    assert seconds_until_midnight(now) == left


@pytest.mark.parametrize(
    ("day", "hours"), [("2026-03-29", 23), ("2026-10-25", 25)], ids=["to summer time", "to winter time"]
)
def test_a_day_on_which_the_clock_changes_ends_at_midnight_too(day: str, hours: int):
    now = datetime.fromisoformat(day).replace(tzinfo=ZoneInfo("Europe/Berlin"))

    assert seconds_until_midnight(now) == hours * 3600
