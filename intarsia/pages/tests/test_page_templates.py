"""Page templates: which one is used, what it shows of the page, and what happens if it fails."""

import re

import pytest
from django.core.exceptions import ValidationError
from django.core.files.storage import default_storage
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from wagtail.models import Page, Site

from intarsia.pages.models import BuilderPage, SiteDesign, Template
from intarsia.pages.models.display_rules import exclude, include, rule_text
from intarsia.rendering.page_css import FOLDER
from intarsia.rendering.tests.faulty_widgets import renderer_with

from .builders import Editor, administrator, document, element, heading, home, page, template

pytestmark = pytest.mark.django_db

PLACE = element("post_content")


def around(parent: Page, *elements: dict, page_type: str = "", **fields) -> Template:
    return template(*elements, kind="page", display_rules=[include("below", parent, page_type)], **fields)


def html(item: Page) -> str:
    answer = Client().get(item.get_url())
    assert answer.status_code == 200
    return answer.content.decode()


def main(item: Page) -> str:
    return html(item).split('<main id="main">')[1].split("</main>")[0]


@pytest.fixture
def journal() -> BuilderPage:
    return page(title="Journal", slug="journal")


@pytest.fixture
def article(journal) -> BuilderPage:
    return page(heading("Silver grain"), parent=journal, title="Oak", slug="oak")


def test_template_shows_the_page_at_its_content_widget(journal, article):
    around(journal, heading("Above"), PLACE, heading("Below"))

    words = re.findall(r">(Above|Silver grain|Below)<", main(article))
    assert words == ["Above", "Silver grain", "Below"]
    assert "Above" not in html(journal) and "Above" not in html(home())


def test_widgets_of_the_template_get_the_data_of_the_page(journal, article):
    around(journal, *(element(widget) for widget in ("breadcrumbs", "page_title", "share_buttons")), PLACE)

    shown = main(article)
    assert re.search(r"<h1[^>]*>Oak</h1>", shown)
    assert ">Journal</a>" in shown and f'data-address="{article.full_url}"' in shown
    assert "<title>Oak</title>" in html(article)


def test_one_stylesheet_contains_the_rules_of_page_and_template(journal, article):
    article.document = document(heading("Own", **{"$style": {"desktop": {"color": "red"}}}))
    article.save_revision().publish()
    around(journal, element("alert", **{"$style": {"desktop": {"color": "blue"}}}), PLACE)

    (url,) = re.findall(r'<link rel="stylesheet" href="([^"]+)">', html(article))
    with default_storage.open(f"{FOLDER}/{url.rsplit('/', 1)[1]}") as file:
        css = file.read().decode()
    assert "{color:red}" in css and "{color:blue}" in css
    assert ".alert" in css and ".heading" in css


def test_page_and_template_share_no_ids_and_rules(journal):
    same = {"type": "tabs", "props": {"id": "same", "tabs": [{"_id": "a", "title": "T", "content": []}]}}
    around(journal, same, PLACE)
    shown = main(page(same, parent=journal))

    assert len(re.findall(r"<in-island ", shown)) == 2
    for attribute in ("data-id", "id"):
        ids = re.findall(rf' {attribute}="([^"]+)"', shown)
        assert ids and len(ids) == len(set(ids))


def test_link_in_a_template_opens_the_popup_of_the_template(journal, article):
    popup = element("modal_popup", id="offer")
    link = {"url": "", "action": {"name": "popup:open", "settings": {"id": "offer"}}}
    made = around(journal, popup, element("button", id="open", text="Open", link=link), PLACE)

    assert f'href="#t{made.pk}-offer-dialog"' in html(article)


def test_color_mode_of_the_page_overrides_that_of_the_template(journal, article):
    made = around(journal, PLACE)
    made.document["root"]["props"]["color_mode"] = "dark"
    made.save_revision().publish()
    assert 'data-color-mode="dark"' in html(article)

    article.document["root"]["props"]["color_mode"] = "light"
    article.save_revision().publish()
    assert 'data-color-mode="light"' in html(article)


@pytest.mark.parametrize("fault", ["no place", "not live", "no page chosen", "another kind"])
def test_incomplete_template_is_not_used(journal, article, fault):
    elements = [heading("Above")] + ([] if fault == "no place" else [PLACE])
    kind = "section" if fault == "another kind" else "page"
    rules = [] if fault == "no page chosen" else [include("below", journal)]
    made = template(*elements, kind=kind, display_rules=rules)
    if fault == "not live":
        made.unpublish()

    assert "Silver grain" in html(article) and "Above" not in html(article)


@pytest.mark.parametrize("widget", ["throws", "loops"])
def test_W_ALL_04_page_is_shown_without_a_failing_template(journal, article, widget):
    """The preview names the failing element."""
    with renderer_with(widget):
        around(journal, heading("Above"), element(widget, id="failing", content=[PLACE]))
        shown = html(article)
        session = Editor(article, administrator())
        preview = session.post("preview/", {"document": session.load()}).content.decode()

    assert "Silver grain" in shown and "Above" not in shown
    assert "staff-notice" not in shown
    assert f"{widget} (failing)" in preview and "template (page template)" in preview


def test_content_widget_inside_the_page_does_not_repeat_the_page(journal):
    around(journal, PLACE, element("post_content"))
    shown = main(page(heading("Silver grain"), PLACE, parent=journal))

    assert shown.count("Silver grain") == 1


def test_content_widget_outside_of_a_page_template_is_empty():
    assert "data-page-content" not in html(page(heading("Oak"), PLACE))


def test_preview_of_a_draft_uses_its_template(journal, article):
    around(journal, heading("Above"), PLACE)
    session = Editor(article, administrator())
    preview = session.post("preview/", {"document": document(heading("Only a draft"))}).content.decode()

    assert "Above" in preview and "Only a draft" in preview and "Silver grain" not in preview


def test_template_preview_shows_the_first_page_it_applies_to(journal, article):
    page(heading("Later"), parent=journal)
    made = around(journal, PLACE)
    session = Editor(made, administrator())
    draft = document(element("page_title"), PLACE)
    preview = session.post("preview/", {"document": draft}).content.decode()

    assert re.search(r"<h1[^>]*>Oak</h1>", preview) and "Silver grain" in preview and "Later" not in preview


def test_template_without_content_widget_or_page_can_be_previewed(journal):
    session = Editor(around(journal, heading("Above")), administrator())

    for content in (document(heading("Above")), document(heading("Above"), PLACE)):
        assert "Above" in session.post("preview/", {"document": content}).content.decode()


def test_preview_of_a_template_without_content_widget_shows_the_template_alone(journal, article):
    session = Editor(around(journal, heading("Above")), administrator())

    preview = session.post("preview/", {"document": document(heading("Below"))}).content.decode()

    assert "Below" in preview and "Above" not in preview and "Silver grain" not in preview


def test_canvas_of_a_template_shows_the_content_of_the_example_page(journal, article):
    session = Editor(around(journal, PLACE), administrator())
    asked = document(element("page_title", id="title"), element("post_content", id="first"), PLACE)
    resources = session.post("resources/", {"document": asked}).json()

    assert resources["data"] == {"title": {"title": "Oak"}, "first": {"example": "Oak"}}
    assert resources["slots"] == {"first": {"content": [{"key": "", "html": "<h2>Silver grain</h2>"}]}}


def test_canvas_of_other_documents_has_no_page_content(journal, article):
    for item in (article, template(PLACE, kind="header")):
        asked = document(element("post_content", id="place"))
        assert Editor(item, administrator()).post("resources/", {"document": asked}).json()["slots"] == {}


def test_editor_recognizes_a_page_template(journal, article):
    def boot(item):
        return '"isPageTemplate": true' in Editor(item, administrator()).get().content.decode()

    assert boot(around(journal, PLACE)) and not boot(article) and not boot(template(kind="header"))


def test_publishing_an_unused_page_template_shows_a_warning(journal):
    def boot(item):
        return '"isUnusedPageTemplate": true' in Editor(item, administrator()).get().content.decode()

    unused = template(PLACE, kind="page")
    assert boot(unused) and not boot(around(journal, PLACE)) and not boot(template(kind="header"))

    session = Editor(unused, administrator())
    session.load()
    session.save(document(PLACE), "autosave")
    assert session.save(document(PLACE), "publish").status_code == 200
    listing = session.client.get(reverse(Template.snippet_viewset.get_url_name("list")))
    assert listing.content.decode().count("is published but not used yet") == 1


def test_form_of_a_template_explains_which_pages_it_applies_to(journal):
    client = Client()
    client.force_login(administrator())
    url = reverse(Template.snippet_viewset.get_url_name("edit"), args=(around(journal, PLACE).pk,))
    form = client.get(url).content.decode()

    assert "applies to the included pages except the excluded ones" in form
    assert "intarsia_pages.builderpage" in form and "All page types" in form


@pytest.mark.parametrize("gone", ["shop.productpage", "intarsia_pages.gone", "no label", "auth.user"])
def test_template_for_a_removed_page_type_can_be_edited_and_previewed(journal, article, gone):
    made = around(journal, heading("Above"), PLACE, page_type=gone)
    session = Editor(made, administrator())
    draft = document(element("post_content", id="place"))

    edit = reverse(Template.snippet_viewset.get_url_name("edit"), args=(made.pk,))
    # Wagtail's form keeps the rule as it is.
    assert gone in session.client.get(edit).content.decode()
    assert session.get().status_code == 200
    assert session.post("resources/", {"document": draft}).json()["slots"]["place"]["content"][0]["html"] == ""
    assert session.post("preview/", {"document": made.document}).status_code == 200
    session.load()
    assert session.save(draft).status_code == 200
    assert "Above" not in html(article)


@pytest.mark.parametrize("page_type", ["", "intarsia_pages.builderpage"])
def test_template_for_a_known_page_type_is_valid(page_type):
    around(home(), PLACE, page_type=page_type).full_clean()


@pytest.mark.parametrize("where", ["below", "branch", "page"])
def test_a_rule_without_a_page_is_invalid(where):
    block = Template._meta.get_field("display_rules").stream_block.child_blocks["include"]
    with pytest.raises(ValidationError) as error:
        block.clean(block.to_python({"where": where, "page": None, "page_type": ""}))

    assert error.value.as_json_data()["blockErrors"]["page"]["messages"] == ["Choose a page."]


@pytest.mark.parametrize(
    ("where", "has_page"), [("below", True), ("branch", True), ("page", True), ("site", False), ("site", True)]
)
def test_a_rule_with_a_page_or_for_all_pages_is_valid(where, has_page):
    block = Template._meta.get_field("display_rules").stream_block.child_blocks["exclude"]
    chosen = home() if has_page else None
    value = block.to_python({"where": where, "page": chosen and chosen.pk, "page_type": ""})

    assert block.clean(value)["page"] == chosen


def test_the_list_of_templates_says_which_pages_they_apply_to(journal):
    around(journal, PLACE)
    client = Client()
    client.force_login(administrator())

    listed = client.get(reverse(Template.snippet_viewset.get_url_name("list"))).content.decode()

    assert "All pages below a page: Journal" in listed


def test_a_list_of_rules_says_what_is_left_out(journal):
    made = around(journal, PLACE)
    made.display_rules = [exclude("page", journal), include("site")]

    assert [rule_text(rule) for rule in made.display_rules] == ["without A single page: Journal", "All pages"]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_templates_of_a_site_are_queried_once_for_all_pages(settings, tmp_path):
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    # Otherwise the first page creates it, which purges the design.
    SiteDesign.for_site(Site.objects.get(is_default_site=True))
    journal = page(title="Journal")
    around(journal, PLACE)
    pages = [page(heading("Oak"), parent=journal), page(heading("Elm"))]

    def asked(item: Page) -> int:
        with CaptureQueriesContext(connection) as queries:
            html(item)
        return sum('"display_rules" = ' in query["sql"] for query in queries)

    # One query reads page templates and the headers and footers of branches.
    assert [asked(item) for item in (*pages, *pages)] == [1, 0, 0, 0]
