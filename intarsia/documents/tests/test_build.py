"""Documents made in code are those that the editor would save."""

from datetime import UTC, datetime

import pytest
from wagtail.documents import get_document_model
from wagtail.models import Page

from intarsia.documents import contract
from intarsia.documents.build import InvalidDocument, document, dynamic, element, item, link, media, widgets
from intarsia.documents.build.widgets import accordion, button, countdown, grid, heading, image, section, spacer, text

from . import built_documents


def only(made: dict) -> dict:
    return made["content"][0]["props"]


def test_widgets_hold_each_other_and_say_their_main_setting_without_its_name():
    made = document(section(heading("Visit us"), text("<p>Daily</p>")))
    title, words = only(made)["content"]
    assert (title["type"], title["props"]["title"]) == ("heading", "Visit us")
    assert (words["type"], words["props"]["editor"]) == ("text", "<p>Daily</p>")
    assert contract.check(made) == []


def test_example_for_type_checkers_is_a_valid_document():
    assert contract.check(document(built_documents.visit)) == []


def test_every_widget_has_a_function():
    assert set(contract.load()["widgets"]) <= set(dir(widgets))
    assert all(contract.check(document(getattr(widgets, name)())) == [] for name in contract.load()["widgets"])


def test_python_values_become_stored_values():
    made = document(
        button("Go", link="/visit/"),
        image(7),
        image(media(8, alt="A tree")),
        spacer(space="2.5rem"),
        text("<p>A</p>", drop_cap=True),
        countdown(due_date=datetime(2027, 3, 4, 18)),
        heading(dynamic("page.title", "Hello")),
    )
    props = [one["props"] for one in made["content"]]
    assert props[0]["link"] == {"url": "/visit/", "page": None, "is_external": "", "nofollow": ""}
    assert props[1]["image"] == {"id": 7} and props[2]["image"] == {"id": 8, "alt": "A tree"}
    assert props[3]["space"] == {"size": 2.5, "unit": "rem"}
    assert props[4]["drop_cap"] == "yes" and props[5]["due-date"] == "2027-03-04T18:00"
    assert props[6]["title"] == {"$bind": {"source": "page.title", "fallback": "Hello"}}


@pytest.mark.django_db
def test_links_lead_to_files_of_the_document_library():
    file = get_document_model()(pk=12, title="Prices")
    stored = {"url": "", "page": None, "is_external": "", "nofollow": "", "document": 12}
    made = document(button("Prices", link=file), button("Prices", link=link(document=file, new_tab=True)))

    assert [one["props"]["link"] for one in made["content"]] == [stored, {**stored, "is_external": "on"}]
    assert link(document=12) == link(file) == stored
    assert link(Page(pk=3)) == {"url": "", "page": 3, "is_external": "", "nofollow": ""}
    assert contract.check(made) == []


def test_items_of_lists_get_ids():
    items = only(document(accordion(item(title="A", content=[]), item(title="B", content=[]))))["items"]
    assert len({one["_id"] for one in items}) == 2


def test_a_named_document_has_the_same_ids_each_time():
    def made(name):
        return document(section(heading("A"), heading("B", id="chosen")), accordion(item(title="C")), name=name)

    assert made("home") == made("home") != made("about")
    assert only(made("home"))["content"][1]["props"]["id"] == "chosen"


def test_documents_without_a_name_share_no_ids():
    assert only(document(heading("A")))["id"] != only(document(heading("A")))["id"]


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: heading("A", titel="B"), "has no setting 'titel'. Do you mean 'title'?"),
        (lambda: element("headline"), "There is no widget 'headline'. Do you mean"),
        (lambda: heading("A", "B"), "Name the settings of the widget 'heading'"),
        (lambda: heading("A", title="B"), "Name the settings of the widget 'heading'"),
        (lambda: widgets.headline, "There is no widget 'headline'."),
    ],
)
def test_a_name_that_does_not_exist_is_refused_with_the_nearest(make, says):
    with pytest.raises((TypeError, AttributeError), match=says.replace("?", r"\?")):
        make()


def test_an_invalid_value_is_refused_with_its_path():
    with pytest.raises(InvalidDocument, match=r"\[0\].props.content\[0\].props.header_size: HTML tag is not one"):
        document(section(element("heading", "A", header_size="h9")))


def test_unsafe_html_is_removed():
    assert "script" not in only(document(text("<p>A</p><script>alert(1)</script>")))["editor"]


def test_styles_and_settings_of_all_elements_are_kept():
    made = document(grid(styles={"desktop": {"gap": "1rem"}}, _element_id="visit"), color_mode="dark")
    assert only(made)["$style"] == {"desktop": {"gap": "1rem"}} and only(made)["_element_id"] == "visit"
    assert made["root"]["props"]["color_mode"] == "dark"


def test_fields_of_web_forms_are_elements_of_another_catalog():
    made = document(element("email", catalog="fields", label="E-mail", is_required=True), catalog="fields")
    assert only(made)["is_required"] == "yes"


def test_a_link_can_open_a_new_tab():
    assert link("https://example.org", new_tab=True)["is_external"] == "on"


def test_a_migration_keeps_settings_of_the_version_that_it_was_written_for():
    """A later version of the widget upgrades the element when it is read."""
    props = element("heading", version=2, heading="A", due_date="2027", drop_cap="yes", space={"size": 2})["props"]
    assert (props["heading"], props["due_date"], props["drop_cap"], props["$version"]) == ("A", "2027", "yes", 2)


def test_a_migration_names_settings_because_the_main_one_may_change():
    with pytest.raises(TypeError, match="Name the settings of the widget 'heading', because its version 1 is given"):
        element("heading", "Welcome", version=1)


def test_a_migration_runs_after_a_widget_is_gone():
    made = document(element("of_a_package_that_is_gone", version=1, title="Welcome"), name="home")
    assert only(made)["title"] == "Welcome"


def test_aware_times_are_stored_in_the_time_zone_of_the_site(settings):
    settings.TIME_ZONE = "Europe/Vienna"
    noon = datetime(2027, 7, 1, 12, tzinfo=UTC)
    assert only(document(countdown(due_date=noon)))["due-date"] == "2027-07-01T14:00"
