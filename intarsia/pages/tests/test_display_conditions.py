"""Popups that are part of some pages only. The server decides it while it renders, the same for every visitor."""

from typing import Any

import pytest
from django.test import Client
from wagtail.models import ReferenceIndex

from intarsia.documents.contract import load
from intarsia.documents.references import replace_references
from intarsia.documents.sanitize import clean_document
from intarsia.pages.models import SiteDesign, Template
from intarsia.pages.models.display_rules import include
from intarsia.pages.serving.rendered_document import render_document
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.fallback import plain_html_of
from intarsia.rendering.resources.load_scopes import load_scopes

from .builders import Editor, document, editor, element, heading, home, page, saved_page, template

pytestmark = pytest.mark.django_db


def rule(field: str, value: Any, operator: str = "is") -> dict:
    return {"field": field, "operator": operator, "value": value}


def popup(condition: Any, text: str = "Read our newsletter", **settings: Any) -> dict:
    return element("modal_popup", **{"$version": 2}, display_conditions=condition, content=[heading(text)], **settings)


def site_header(*elements: dict) -> Template:
    made = template(*elements, kind=Template.Kind.HEADER)
    design = SiteDesign.for_site(home().get_site())
    design.header = made
    design.save()
    return made


def html(item: Any) -> str:
    answer = Client().get(item.url)
    assert answer.status_code == 200
    return answer.content.decode()


def shows(item: Any) -> bool:
    return "Read our newsletter" in html(item)


def test_pop_37_a_popup_of_the_site_header_is_on_the_pages_of_a_section_and_not_in_the_html_of_others():
    journal, visit = page(title="Journal"), page(title="Visit us")
    article = page(parent=journal, title="Glue")
    made = popup(rule("section", journal.pk), title="Newsletter")
    opener = element(
        "button", link={"url": "", "action": {"name": "popup:open", "settings": {"id": made["props"]["id"]}}}
    )
    site_header(heading("Oak and walnut"), opener, made)

    assert [shows(one) for one in (journal, article, visit, home().specific)] == [True, True, False, False]
    assert 'class="modal_popup' in html(article)
    # Not even its dialog or script; what would open it stays.
    assert "modal_popup" not in html(visit)
    assert "Oak and walnut" in html(visit)


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        (None, [True, True, True]),
        ({"all": []}, [True, True, True]),
        (lambda one: rule("page", one.pk), [True, False, False]),
        (lambda one: rule("page", one.pk, "isnot"), [False, True, True]),
        (lambda one: rule("section", one.pk), [True, True, False]),
        (lambda one: rule("section", one.pk, "isnot"), [False, False, True]),
        # All pages below a page, without the page itself.
        (lambda one: {"all": [rule("section", one.pk), {"not": [rule("page", one.pk)]}]}, [False, True, False]),
        (lambda one: {"any": [rule("page", one.pk), rule("language", "de")]}, [True, False, False]),
        (lambda _one: rule("type", "intarsia_pages.builderpage"), [True, True, True]),
        (lambda _one: rule("type", "wagtailcore.page"), [False, False, False]),
        (lambda _one: rule("type", ["wagtailcore.page", "intarsia_pages.builderpage"], "in"), [True, True, True]),
        (lambda _one: rule("language", "en"), [True, True, True]),
        (lambda _one: rule("language", "en", "isnot"), [False, False, False]),
    ],
)
def test_pop_37_conditions_are_about_the_page_its_section_its_type_and_its_language(condition, expected):
    journal = page()
    article, other = page(parent=journal), page()
    site_header(popup(condition(journal) if callable(condition) else condition))

    assert [shows(one) for one in (journal, article, other)] == expected


@pytest.mark.parametrize(
    "broken",
    [
        rule("section", 987_654),
        rule("page", None),
        rule("page", "7"),
        rule("page", 1, ">"),
        rule("tag", "wood"),
        rule("type", "shop.removed"),
        rule("type", "no label"),
        rule("language", "tlh"),
        {"some": []},
    ],
)
def test_a_popup_whose_conditions_cannot_be_decided_is_on_no_page_not_even_by_not_or_any(broken):
    shown = page()
    for condition in (broken, {"not": [broken]}, {"any": [rule("page", shown.pk), broken]}):
        site_header(heading("Oak and walnut"), popup(condition))

        assert "Oak and walnut" in html(shown)
        assert not shows(shown)


def test_a_popup_inside_a_page_template_is_shown_around_the_pages_of_its_condition():
    journal, visit = page(heading("Journal")), page(heading("Visit us"))
    around = element("post_content")
    template(around, popup(rule("page", journal.pk)), kind=Template.Kind.PAGE, display_rules=[include("site")])

    assert [shows(one) for one in (journal, visit)] == [True, False]
    assert "Visit us</" in html(visit)


def test_a_popup_on_a_page_and_inside_other_elements_follows_its_conditions():
    elsewhere = page()
    hidden = element("container", content=[popup(rule("page", elsewhere.pk)), heading("Beside it")])
    shown = element("container", content=[popup(rule("page", elsewhere.pk, "isnot"))])

    assert not shows(page(hidden))
    assert "Beside it" in html(page(hidden))
    assert shows(page(shown))


def test_a_page_that_moves_to_another_section_gets_the_popups_of_that_section():
    journal, archive = page(), page()
    article = page(parent=journal)
    site_header(popup(rule("section", journal.pk)))
    assert shows(article)

    article.move(archive, pos="last-child")

    article.refresh_from_db()
    assert not shows(article)


def test_a_section_that_moves_keeps_its_popups_and_one_that_is_deleted_loses_those_of_all_pages():
    journal, archive, other = page(), page(), page()
    article = page(parent=journal)
    site_header(popup({"any": [rule("section", journal.pk), rule("page", other.pk)]}))
    assert [shows(one) for one in (article, archive, other)] == [True, False, True]

    journal.move(archive, pos="last-child")
    article.refresh_from_db()
    assert [shows(one) for one in (article, archive, other)] == [True, False, True]

    journal.refresh_from_db()
    journal.delete()
    assert not shows(other)


def test_a_document_that_is_printed_elsewhere_follows_the_page_that_it_is_from():
    elsewhere = page()
    shown = page(popup(rule("page", elsewhere.pk)), heading("Beside it"))

    rendered = render_document(shown)

    assert "Read our newsletter" not in rendered.html
    assert "Beside it" in rendered.html


def test_the_fallback_page_leaves_out_what_it_cannot_decide_on():
    documents = {"main": document(popup(rule("language", "en")), popup(None, "For everybody"))}

    texts = plain_html_of(documents, None, None)["main"]

    assert "For everybody" in texts
    assert "Read our newsletter" not in texts


def test_pop_17_the_canvas_has_the_data_of_a_popup_that_its_page_does_not_show():
    elsewhere = page()
    listed = element("posts", id="listed")
    made = element("modal_popup", display_conditions=rule("page", elsewhere.pk), content=[listed])

    resources = Editor(page(), editor()).post("resources/", {"document": document(made)}).json()

    assert "listed" in resources["data"]


def test_data_of_a_popup_that_is_not_shown_is_not_loaded():
    elsewhere, other = page(), page()
    made = element("modal_popup", display_conditions=rule("page", elsewhere.pk), content=[element("posts")])

    loaded = load_scopes({"main": clean_document(document(made))}, LoadContext(page=other), {})

    assert loaded.data == {}


def test_the_reference_index_knows_the_pages_of_conditions():
    journal, other = page(), page()
    condition = {"all": [rule("section", journal.pk), {"not": [rule("page", other.pk), rule("type", 7)]}]}
    made = saved_page(popup(condition))

    for target in (journal, other):
        assert [int(one.object_id) for one in ReferenceIndex.get_references_to(target)] == [made.pk]


def test_copies_and_translations_are_about_their_own_pages():
    condition = {"any": [rule("section", 3), {"not": [rule("page", 4), rule("language", 3)]}]}
    copied = document(popup(condition))

    replace_references(copied, load(), lambda target, pk: {("page", 3): 30}.get((target, pk)))

    assert copied["content"][0]["props"]["display_conditions"] == {
        "any": [rule("section", 30), {"not": [rule("page", None), rule("language", 3)]}]
    }


def checked(*elements: dict) -> dict:
    answer = Editor(page(), editor()).post("checks/", {"document": document(*elements)})
    assert answer.status_code == 200, answer.content
    return answer.json()


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (rule("section", 987_654), "that this site no longer has"),
        (rule("page", None), "A display condition has no value"),
        (rule("tag", "wood"), "A display condition cannot be used"),
        ({"some": []}, "A display condition cannot be used"),
        (rule("type", "shop.removed"), "that this site no longer has"),
        (rule("language", "tlh"), "that this site no longer has"),
    ],
)
def test_the_checklist_names_popups_that_visitors_never_see_and_says_why(broken, reason):
    made = popup({"any": [broken, broken]} if "field" in broken else broken)

    (found,) = checked(made, popup(None), popup(rule("page", page().pk)))["display"]

    assert found["element"] == made["props"]["id"]
    assert reason in found["reason"]


def test_the_checklist_does_not_call_a_page_of_a_condition_a_link():
    draft = page(live=False)

    found = checked(popup(rule("section", 987_654)), popup(rule("section", draft.pk)))

    assert found["links"] == []
    assert len(found["display"]) == 1
