"""Which document of an item is shown, under which key and tag, and who may see it."""

import pytest
from wagtail.models import PageViewRestriction

from intarsia.pages.models import BuilderPage, Template
from intarsia.pages.serving.document_of import DocumentOf, document_of_item, is_document
from intarsia.pages.serving.shown_widgets import ShownWidget

from .builders import document, heading, home, page

FORM = ShownWidget("form3", "form-3", "form", {"form": 3, "title": "Visit"})


def test_a_new_item_has_no_tag_and_a_key_of_its_own():
    one, other = DocumentOf(Template(title="A")), DocumentOf(Template(title="A"))

    assert one.key != other.key and one.key.endswith("-document")
    assert one.tags == []


def test_a_stored_item_has_a_tag_and_a_key_by_its_model_and_field():
    stored = Template(pk=7, document=document(heading("Oak")))

    assert DocumentOf(stored).key == "intarsia_pages.template-7"
    assert DocumentOf(stored, "summary").key == "intarsia_pages.template-7-summary"
    assert len(DocumentOf(stored).tags) == 1
    assert DocumentOf(stored).document == stored.document


@pytest.mark.parametrize(
    ("item", "field", "is_found"),
    [
        (Template(), "document", True),
        (Template(), "title", False),
        (Template(), "nothing", False),
        ("text", "document", False),
        (None, "document", False),
    ],
)
def test_only_fields_for_documents_are_shown(item, field, is_found):
    assert (document_of_item(item, field) is not None) == is_found


@pytest.mark.parametrize(
    ("value", "is_one"),
    [({"content": []}, True), ({"content": {}}, False), ({}, False), ([], False), ("content", False), (None, False)],
)
def test_a_document_has_a_list_of_elements(value, is_one):
    assert is_document(value) == is_one


@pytest.mark.django_db
def test_visitors_see_documents_of_the_shown_page_and_of_live_items_without_restrictions():
    live, draft, private = page(), page(live=False), page()
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)

    def visible(item, shown=None) -> bool:
        return DocumentOf(item).is_visible(shown or home())

    assert [visible(one) for one in (live, draft, private)] == [True, False, False]
    assert [visible(one, shown=one) for one in (draft, private)] == [True, True]
    assert visible(Template(live=True)) and not visible(Template(live=False))
    assert visible(private, shown=BuilderPage.objects.get(pk=private.pk))


def test_the_same_form_in_a_page_twice_has_two_ids():
    first, second = (FORM.document(number)["content"][0] for number in (1, 2))

    assert (first["type"], first["props"]) == ("form", {"id": "form-3", "form": 3, "title": "Visit"})
    assert second["props"]["id"] == "form-3-2"


def test_the_order_of_settings_makes_no_other_form():
    assert FORM.key == FORM._replace(settings={"title": "Visit", "form": 3}).key
    assert FORM.key == FORM._replace(id="elsewhere").key
    others = [FORM._replace(name="form4"), FORM._replace(type="survey"), FORM._replace(settings={"form": 3})]
    assert FORM.key not in [other.key for other in others]
