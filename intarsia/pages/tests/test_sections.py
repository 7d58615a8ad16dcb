"""Editors insert copies of sections that were saved as templates, and save new ones, if they may."""

import pytest
from django.contrib.auth.models import Permission
from django.test import Client

from intarsia.documents import contract
from intarsia.documents.tree import elements
from intarsia.pages.editing.section_outline import MAX_ELEMENTS
from intarsia.pages.models import Template
from intarsia.pages.new_page.ready_pages import READY_PAGES
from intarsia.pages.new_page.ready_sections import READY_SECTIONS

from .builders import Editor, administrator, editor, element, heading, page, staff, template

pytestmark = pytest.mark.django_db


def names(session):
    return [one["title"] for one in session.get("sections/").json()["sections"]]


def save(session, **body):
    return session.post("sections/", {"element": element("section", content=[heading("Oak")]), "title": "Hero", **body})


def test_lists_published_sections_with_their_widgets():
    section = template(element("section", content=[heading()]), title="Hero")
    template(heading(), title="Header", kind="header")
    Template.objects.filter(pk=template(heading(), title="Draft").pk).update(live=False)

    answer = Editor(page(), editor()).get("sections/").json()["sections"]
    outline = [{"type": "section", "content": [{"type": "heading", "content": []}]}]
    assert answer == [{"id": section.pk, "title": "Hero", "widgets": ["section", "heading"], "outline": outline}]


def test_the_outline_of_a_section_says_how_its_elements_are_arranged_and_not_what_they_contain():
    buttons = element("container", content=[element("button")], **{"$style": {"desktop": {"flex_direction": "row"}}})
    centered = {"$style": {"desktop": {"text_align": "center"}}}
    template(
        element("section", color_mode="dark", content=[heading("Secret", **centered)]),
        element("grid", columns=2, content=[buttons]),
        element("icon_list", align="center"),
        title="Any",
    )
    session = Editor(page(), editor())
    outline = session.get("sections/").json()["sections"][0]["outline"]

    assert outline == [
        {"type": "section", "tone": "dark", "content": [{"type": "heading", "is_centered": True, "content": []}]},
        {
            "type": "grid",
            "columns": 2,
            "content": [{"type": "container", "is_row": True, "content": [{"type": "button", "content": []}]}],
        },
        {"type": "icon_list", "is_centered": True, "content": []},
    ]


def test_the_outline_of_a_long_section_is_short():
    template(element("section", content=[heading() for _number in range(100)]), title="Any")
    [section] = Editor(page(), editor()).get("sections/").json()["sections"][0]["outline"]

    assert len(section["content"]) == MAX_ELEMENTS - 1


def test_the_ready_sections_make_a_landing_page_whose_hero_has_the_main_heading():
    assert [one.key for one in READY_SECTIONS] == [
        *("hero", "hero-with-image", "logos", "benefits", "feature-with-image", "numbers", "quotes", "prices"),
        *("team", "questions", "call-to-action", "newsletter", "contact"),
    ]
    tags = {
        one.key: [
            inner.props["header_size"]
            for inner in elements(one.document(), contract.load())
            if "header_size" in inner.props
        ]
        for one in READY_SECTIONS
    }
    assert {key for key, found in tags.items() if "h1" in found} == {"hero", "hero-with-image"}


@pytest.mark.parametrize("ready", READY_SECTIONS, ids=lambda one: one.key)
def test_a_ready_section_is_listed_and_can_be_saved_in_a_page(ready):
    session = Editor(page(), editor())
    listed = next(one for one in session.get("sections/").json()["ready"] if one["id"] == ready.key)
    assert listed["title"] == ready.name
    assert listed["widgets"][0] == "section"

    made = session.get(f"sections/{ready.key}/").json()["document"]
    assert list(contract.check(made, contract.load(), None)) == []


def inside(ready, widget):
    return [one for one in elements(ready.document(), contract.load()) if one.type == widget]


def test_the_ready_numbers_are_figures_of_a_plausible_business():
    (numbers,) = (one for one in READY_SECTIONS if one.key == "numbers")
    figures = [(one.props["ending_number"], one.props["suffix"]) for one in inside(numbers, "counter")]

    assert figures == [(120, "+"), (98, "%"), (24, "")]


def test_visitors_see_a_placeholder_for_each_image_of_a_ready_section():
    images = {one.key: [image.props["image"]["sample"] for image in inside(one, "image")] for one in READY_SECTIONS}

    assert {key: found for key, found in images.items() if found} == {
        "hero-with-image": ["landscape"],
        "logos": [f"logo-{number}" for number in range(1, 7)],
        "feature-with-image": ["landscape"],
    }
    shown = page(*(one.content() for one in READY_SECTIONS if one.key == "logos"))
    assert Client().get(shown.get_url()).content.decode().count("data-sample=") == 6


def test_a_placeholder_is_known_by_a_name():
    faults = contract.check(
        {"root": {}, "content": [element("image", image={"id": None, "sample": 3})]}, contract.load(), None
    )
    assert ["has the name of a placeholder that is not a text" in str(fault) for fault in faults] == [True]


@pytest.mark.parametrize("device", ["", "_tablet", "_mobile"])
def test_no_element_of_a_ready_section_or_page_is_alone_in_the_last_row(device):
    columns = contract.load()["widgets"]["grid"]["settings"]["columns"]
    defaults = {"": columns["default"]} | {
        f"_{name}": number for name, number in columns["responsive"]["defaults"].items()
    }
    rows = [
        len(grid.props["content"]) % grid.props.get(f"columns{device}", defaults[device])
        for one in (*READY_SECTIONS, *READY_PAGES)
        for grid in inside(one, "grid")
    ]
    assert len(rows) > 10 and not any(rows)


def test_the_elements_of_a_ready_section_or_page_are_as_far_apart_as_those_of_any_other():
    gaps = {"section": set(), "container": set(), "grid": set()}
    for one in (*READY_SECTIONS, *READY_PAGES):
        for found in elements(one.document(), contract.load()):
            if found.type == "grid":
                gaps["grid"] |= {(found.props["column_gap"]["size"], found.props["row_gap"]["size"])}
            elif found.type in gaps:
                gaps[found.type] |= {found.props.get("$style", {}).get("desktop", {}).get("gap")}

    # Between the texts of one section, and below its heading; the customers' words need more space.
    assert gaps == {
        "section": {"24px", "40px"},
        "container": {"24px", "12px", None},
        "grid": {(32, 32), (64, 32)},
    }


def test_names_of_customers_are_smaller_on_phones_and_in_one_row_on_larger_screens():
    (logos,) = (one for one in READY_SECTIONS if one.key == "logos")
    (grid,) = inside(logos, "grid")
    columns = [grid.props[name] for name in ("columns", "columns_tablet", "columns_mobile")]
    assert columns == [6, 6, 2]


def test_a_ready_dark_section_has_no_background_because_the_stylesheet_sets_it_off_from_a_dark_page():
    dark = [s for one in READY_SECTIONS for s in inside(one, "section") if s.props.get("color_mode") == "dark"]
    assert ["background" in one.props["$style"]["desktop"] for one in dark] == [False]


def test_the_ready_prices_are_three_plans_of_which_one_stands_out():
    """W-PRICING-TABLE-02"""
    made = Editor(page(), editor()).get("sections/prices/").json()["document"]
    plans = made["content"][0]["props"]["content"][-1]["props"]["content"]
    assert [one["type"] for one in plans] == ["pricing_table"] * 3
    assert ["featured" in one["props"] for one in plans] == [False, True, False]


def test_each_ready_question_has_an_answer_that_can_be_edited():
    made = Editor(page(), editor()).get("sections/questions/").json()["document"]
    items = made["content"][0]["props"]["content"][-1]["props"]["items"]

    answers = [element for item in items for element in item["content"]]
    assert [one["type"] for one in answers] == ["text"] * 3
    assert len({one["props"]["id"] for one in answers}) == 3


def test_search_engines_get_the_ready_questions():
    made = Editor(page(), editor()).get("sections/questions/").json()["document"]
    accordion = made["content"][0]["props"]["content"][-1]

    assert accordion["type"] == "accordion" and accordion["props"]["faq_schema"] == "yes"


def test_a_ready_section_with_widgets_that_nobody_may_add_is_not_listed(monkeypatch):
    monkeypatch.setattr("intarsia.pages.editing.sections.allowed_widgets", lambda _editable: {"section", "heading"})
    assert Editor(page(), editor()).get("sections/").json()["ready"] == []


def test_gives_the_document_of_a_section():
    section = template(heading("Oak"), title="Hero")
    answer = Editor(page(), editor()).get(f"sections/{section.pk}/").json()
    assert answer["document"]["content"][0]["props"]["title"] == "Oak"


def test_gives_nothing_but_published_sections():
    header = template(heading(), kind="header")
    assert Editor(page(), editor()).get(f"sections/{header.pk}/").status_code == 404
    for unknown in ("999", "unknown", "9" * 30):
        assert Editor(page(), editor()).get(f"sections/{unknown}/").status_code == 404


def test_an_element_is_saved_as_a_published_section_with_a_revision():
    session = Editor(page(), administrator())
    answer = save(session).json()

    assert (answer["title"], answer["widgets"]) == ("Hero", ["section", "heading"])
    assert names(session) == ["Hero"]
    section = Template.objects.get(pk=answer["id"])
    assert (section.kind, section.live, section.get_latest_revision() is not None) == ("section", True, True)


def test_saving_needs_permission_to_add_and_publish_templates():
    user = editor()
    assert save(Editor(page(), user)).status_code == 403
    for codename in ("add_template", "publish_template"):
        user.groups.get().permissions.add(Permission.objects.get(codename=codename))
    assert save(Editor(page(), type(user).objects.get(pk=user.pk))).status_code == 200


@pytest.mark.parametrize("title", ["", "   ", "x" * 201])
def test_a_section_needs_a_name(title):
    assert save(Editor(page(), administrator()), title=title).status_code == 400
    assert not Template.objects.exists()


@pytest.mark.parametrize("broken", [None, "text", heading(5)])
def test_an_invalid_element_is_refused(broken):
    assert save(Editor(page(), administrator()), element=broken).status_code == 422
    assert not Template.objects.exists()


def test_only_editors_of_the_document_see_sections():
    assert Editor(page(), staff()).get("sections/").status_code == 403
