"""Templates around pages: which one is taken, what it shows of the page, and that no reader ever loses a page to it."""

import re

import pytest
from django.core.exceptions import ValidationError
from django.core.files.storage import default_storage
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from wagtail.models import Page

from intarsia.pages.models import DocumentPage, Template
from intarsia.pages.page_templates.own_ids import with_own_ids
from intarsia.pages.page_templates.rule import PageTemplate, nearest
from intarsia.rendering.page_css import FOLDER
from intarsia.rendering.tests.faulty_widgets import renderer_with

from .builders import Editor, administrator, document, element, heading, home, page, template

pytestmark = pytest.mark.django_db

PLACE = element("post_content")


def around(below: Page | None, *elements: dict, **fields) -> Template:
    return template(*elements, kind="page", below=below, **fields)


def html(item: Page) -> str:
    answer = Client().get(item.get_url())
    assert answer.status_code == 200
    return answer.content.decode()


def main(item: Page) -> str:
    return html(item).split('<main id="main">')[1].split("</main>")[0]


@pytest.fixture
def journal() -> DocumentPage:
    return page(title="Journal", slug="journal")


@pytest.fixture
def article(journal) -> DocumentPage:
    return page(heading("Silver grain"), parent=journal, title="Oak", slug="oak")


def rule(pk: int, below: str, page_type: str = "") -> PageTemplate:
    return PageTemplate(pk, below, page_type, {})


@pytest.mark.parametrize(
    ("rules", "taken"),
    [
        ([], None),
        ([rule(1, "0001")], 1),
        ([rule(1, "0001"), rule(2, "00010002")], 2),
        ([rule(2, "00010002"), rule(1, "0001")], 2),
        # The nearest page above counts before the type, and the type before age.
        ([rule(1, "0001", "intarsia_pages.documentpage"), rule(2, "00010002")], 2),
        ([rule(1, "00010002"), rule(2, "00010002", "intarsia_pages.documentpage")], 2),
        ([rule(3, "0001"), rule(2, "0001")], 2),
        # Neither the chosen page itself, nor one beside it, nor another type.
        ([rule(1, "000100020003")], None),
        ([rule(1, "00010009")], None),
        ([rule(1, "0001", "shop.productpage")], None),
    ],
)
def test_the_template_of_the_nearest_page_above_is_taken(rules, taken):
    found = nearest(rules, DocumentPage(path="000100020003"))
    assert (found and found.pk) == taken


def test_a_page_stands_where_its_template_says(journal, article):
    around(journal, heading("Above"), PLACE, heading("Below"))

    words = re.findall(r">(Above|Silver grain|Below)<", main(article))
    assert words == ["Above", "Silver grain", "Below"]
    assert "Above" not in html(journal) and "Above" not in html(home())


def test_widgets_of_the_template_speak_about_the_page_that_is_shown(journal, article):
    around(journal, *(element(widget) for widget in ("breadcrumbs", "page_title", "share_buttons")), PLACE)

    shown = main(article)
    assert re.search(r"<h1[^>]*>Oak</h1>", shown)
    assert ">Journal</a>" in shown and f'data-address="{article.full_url}"' in shown
    assert "<title>Oak</title>" in html(article)


def test_one_stylesheet_holds_the_rules_of_both(journal, article):
    article.document = document(heading("Own", **{"$style": {"desktop": {"color": "red"}}}))
    article.save_revision().publish()
    around(journal, element("alert", **{"$style": {"desktop": {"color": "blue"}}}), PLACE)

    (address,) = re.findall(r'<link rel="stylesheet" href="([^"]+)">', html(article))
    with default_storage.open(f"{FOLDER}/{address.rsplit('/', 1)[1]}") as file:
        css = file.read().decode()
    assert "{color:red}" in css and "{color:blue}" in css
    assert ".alert" in css and ".heading" in css


def test_elements_of_two_documents_share_no_id_and_no_rule(journal):
    same = {"type": "tabs", "props": {"id": "same", "tabs": [{"_id": "a", "title": "T", "content": []}]}}
    around(journal, same, PLACE)
    shown = main(page(same, parent=journal))

    assert len(re.findall(r"<in-island ", shown)) == 2
    for attribute in ("data-id", "id"):
        ids = re.findall(rf' {attribute}="([^"]+)"', shown)
        assert ids and len(ids) == len(set(ids))


def test_ids_are_renamed_in_slots_and_in_widgets_that_nobody_knows():
    inner = heading("x", id="inner")
    renamed = with_own_ids(document(element("unknown", id="outer", parts=[{"list": [inner]}])), 7)

    outer = renamed["content"][0]["props"]
    assert (outer["id"], outer["parts"][0]["list"][0]["props"]["id"]) == ("t7-outer", "t7-inner")
    assert inner["props"]["id"] == "inner"


def test_a_section_may_be_light_or_dark_as_the_template_says_unless_the_page_does(journal, article):
    made = around(journal, PLACE)
    made.document["root"]["props"]["color_mode"] = "dark"
    made.save_revision().publish()
    assert 'data-color-mode="dark"' in html(article)

    article.document["root"]["props"]["color_mode"] = "light"
    article.save_revision().publish()
    assert 'data-color-mode="light"' in html(article)


@pytest.mark.parametrize("fault", ["no place", "not live", "no page chosen", "another kind"])
def test_a_template_that_is_not_ready_is_not_used(journal, article, fault):
    elements = [heading("Above")] + ([] if fault == "no place" else [PLACE])
    kind = "section" if fault == "another kind" else "page"
    made = template(*elements, kind=kind, below=None if fault == "no page chosen" else journal)
    if fault == "not live":
        made.unpublish()

    assert "Silver grain" in html(article) and "Above" not in html(article)


@pytest.mark.parametrize("widget", ["throws", "loops"])
def test_W_ALL_04_a_template_that_fails_takes_no_page_with_it(journal, article, widget):
    """Staff who preview the page learn which it was."""
    with renderer_with(widget):
        around(journal, heading("Above"), element(widget, content=[PLACE]))
        shown = html(article)
        session = Editor(article, administrator())
        preview = session.post("preview/", {"document": session.load()}).content.decode()

    assert "Silver grain" in shown and "Above" not in shown
    assert "staff-notice" not in shown
    assert f"{widget} (t" in preview and "template (around the page)" in preview


def test_a_page_inside_of_itself_shows_itself_once(journal):
    around(journal, PLACE, PLACE)
    shown = main(page(heading("Silver grain"), PLACE, parent=journal))

    assert shown.count("Silver grain") == 1


def test_a_place_for_the_page_outside_of_such_a_template_shows_nothing():
    assert "data-page-content" not in html(page(heading("Oak"), PLACE))


def test_a_draft_is_previewed_in_its_template(journal, article):
    around(journal, heading("Above"), PLACE)
    session = Editor(article, administrator())
    preview = session.post("preview/", {"document": document(heading("Only a draft"))}).content.decode()

    assert "Above" in preview and "Only a draft" in preview and "Silver grain" not in preview


def test_a_template_is_previewed_with_the_first_page_that_it_is_for(journal, article):
    page(heading("Later"), parent=journal)
    made = around(journal, PLACE)
    session = Editor(made, administrator())
    draft = document(element("page_title"), PLACE)
    preview = session.post("preview/", {"document": draft}).content.decode()

    assert re.search(r"<h1[^>]*>Oak</h1>", preview) and "Silver grain" in preview and "Later" not in preview


def test_a_template_without_a_place_or_a_page_can_be_previewed_too(journal):
    session = Editor(around(journal, heading("Above")), administrator())

    for content in (document(heading("Above")), document(heading("Above"), PLACE)):
        assert "Above" in session.post("preview/", {"document": content}).content.decode()


def test_the_canvas_of_a_template_says_what_a_page_would(journal, article):
    session = Editor(around(journal, PLACE), administrator())
    asked = document(element("page_title", id="title"), element("post_content", id="first"), PLACE)
    data = session.post("resources/", {"document": asked}).json()["data"]

    assert data["title"] == {"title": "Oak"}
    assert data["first"] == {"html": "<h2>Silver grain</h2>", "example": "Oak"}
    assert set(data) == {"title", "first"}


def test_the_canvas_of_anything_else_says_that_no_page_stands_there(journal, article):
    for item in (article, template(PLACE, kind="header")):
        asked = document(element("post_content", id="place"))
        assert "place" not in Editor(item, administrator()).post("resources/", {"document": asked}).json()["data"]


def test_the_editor_knows_a_template_around_pages(journal, article):
    def boot(item):
        return '"isAroundPages": true' in Editor(item, administrator()).get().content.decode()

    assert boot(around(journal, PLACE)) and not boot(article) and not boot(template(kind="header"))


def test_a_template_around_no_pages_is_told_apart_and_publishing_it_says_so(journal):
    def boot(item):
        return '"isForNoPages": true' in Editor(item, administrator()).get().content.decode()

    unused = around(None, PLACE)
    assert boot(unused) and not boot(around(journal, PLACE)) and not boot(template(kind="header"))

    session = Editor(unused, administrator())
    session.load()
    session.save(document(PLACE), "autosave")
    assert session.save(document(PLACE), "publish").status_code == 200
    listing = session.client.get(reverse(Template.snippet_viewset.get_url_name("list")))
    assert listing.content.decode().count("is published and not used yet") == 1


def test_owners_choose_the_pages_in_the_form_which_explains_the_rule(journal):
    client = Client()
    client.force_login(administrator())
    address = reverse(Template.snippet_viewset.get_url_name("edit"), args=(around(journal, PLACE).pk,))
    form = client.get(address).content.decode()

    assert "the one for the nearest page above it is taken" in form
    assert 'value="intarsia_pages.documentpage"' in form and "Pages of every type" in form


@pytest.mark.parametrize("gone", ["shop.productpage", "intarsia_pages.gone", "no label", "auth.user"])
def test_a_template_for_a_type_that_is_gone_can_be_edited_and_previewed(journal, article, gone):
    made = around(journal, heading("Above"), PLACE, page_type=gone)
    session = Editor(made, administrator())
    draft = document(element("post_content", id="place"))

    assert session.get().status_code == 200
    assert session.post("resources/", {"document": draft}).json()["data"]["place"]["html"] == ""
    assert session.post("preview/", {"document": made.document}).status_code == 200
    session.load()
    assert session.save(draft).status_code == 200
    assert "Above" not in html(article)


@pytest.mark.parametrize("page_type", ["", "intarsia_pages.documentpage"])
def test_a_template_is_for_a_type_that_there_is(page_type):
    around(home(), PLACE, page_type=page_type).full_clean()


def test_a_template_for_a_type_that_there_is_not_is_refused_in_one_sentence():
    made = around(home(), PLACE)
    made.page_type = "shop.productpage"
    with pytest.raises(ValidationError) as refused:
        made.full_clean()

    assert refused.value.message_dict == {
        "page_type": ["This site has no pages of the type “shop.productpage” that a template can be around."]
    }


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_the_templates_of_a_site_are_looked_up_once_for_all_its_pages(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    journal = page(title="Journal")
    around(journal, PLACE)
    pages = [page(heading("Oak"), parent=journal), page(heading("Elm"))]

    def asked(item: Page) -> int:
        with CaptureQueriesContext(connection) as queries:
            html(item)
        return sum('"below_id" IS NOT NULL' in query["sql"] for query in queries)

    # Those around pages and those that are a branch's header or footer are asked for together.
    assert [asked(item) for item in (*pages, *pages)] == [1, 0, 0, 0]
