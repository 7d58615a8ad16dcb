"""A document kind names its catalog: what its documents can be made of, when edited, checked and upgraded."""

import json
import re

import pytest
from django.core.exceptions import ImproperlyConfigured

from intarsia.documents import contract
from intarsia.documents.kinds import catalog_of, register_document_kind, registry
from intarsia.documents.tests.third_party_packages import installed, write_widget
from intarsia.documents.third_party.third_party_widgets import third_party_widgets
from intarsia.pages.models import BuilderPage
from intarsia.pages.stored.stored_documents import outdated_documents

from .banners.models import Banner
from .builders import Editor, administrator, document, element, heading, page
from .test_builder_field import image
from .test_document_kinds import KindEditor

pytestmark = pytest.mark.django_db

QUESTION = """
globalThis.intarsiaWidget = ({ React }) => ({
  View: ({ root }) => React.createElement("p", root("question")),
  upgrades: { 2: ({ body, ...props }) => ({ ...props, words: body }) },
});
"""
SETTINGS = {
    "words": {"kind": "richtext", "label": "Words", "default": ""},
    "image": {"kind": "media", "label": "Image", "default": {"id": None}},
}


@pytest.fixture
def quiz(tmp_path, monkeypatch):
    """An editor of a document of the catalog `quiz`, which a package brings."""
    write_widget(tmp_path, "question", QUESTION, catalog="quiz", version=2, upgrades=[2], settings=SETTINGS)
    monkeypatch.setattr(registry, "_kinds", {**registry._kinds})
    del registry._kinds["banner-footnote"]
    with installed({"quiz": tmp_path}):
        register_document_kind("banner-quiz", Banner, field="footnote", catalog="quiz")
        made = Banner.objects.create(name="Quiz")
        made.save_revision().publish()
        session = KindEditor("banner-quiz", made, administrator())
        session.load()
        yield session


def question(**settings):
    return element("question", **{"$version": 2, **settings})


def boot_of(session):
    html = session.client.get(f"/admin/intarsia/{session.kind}/{session.pk}/").content.decode()
    return json.loads(re.findall(r'id="intarsia-boot" type="application/json">(.*?)</script>', html)[0])


def test_the_contract_of_a_catalog_has_its_own_widgets_only(quiz):
    assert contract.catalogs() == ["fields", "quiz", "widgets"]
    assert list(contract.load("quiz")["widgets"]) == ["question"]
    assert "heading" in contract.load()["widgets"] and "question" not in contract.load()["widgets"]


def test_the_editor_gets_the_catalog_of_the_kind_and_its_widgets(quiz):
    of_quiz, of_page = boot_of(quiz), boot_of(Editor(page(), administrator()))

    assert of_quiz["catalog"] == "quiz" and of_page["catalog"] == "widgets"
    assert [widget["schema"]["type"] for widget in of_quiz["thirdPartyWidgets"]] == ["question"]
    assert of_page["thirdPartyWidgets"] == []


def test_saving_checks_and_cleans_by_the_catalog_of_the_kind(quiz):
    refused = quiz.save(document(question(words=7)))
    assert refused.status_code == 422 and refused.json()["problems"][0]["path"] == "content[0].props.words"

    assert quiz.save(document(question(words="<p>Oak?</p><script>x</script>")), "publish").status_code == 200
    assert Banner.objects.get().footnote["content"][0]["props"]["words"] == "<p>Oak?</p>"


def test_elements_of_another_catalog_are_kept_like_those_of_unknown_widgets(quiz):
    stored = document(heading("Not a question", align=7))

    assert quiz.save(stored, "publish").status_code == 200
    assert Banner.objects.get().footnote == stored


def test_pages_do_not_show_elements_of_another_catalog(quiz):
    shown = page(heading("Shown"), question(words="<script>x</script>"))

    html = quiz.client.get(shown.get_url()).content.decode()

    assert "Shown" in html and "question" not in html


def test_the_canvas_gets_the_resources_of_the_catalogs_elements(quiz):
    value = {"id": image().pk}
    answers = [
        quiz.post("resources/", {"document": document(one)}).json()
        for one in (question(image=value), element("image", image=value))
    ]

    assert [list(answer["images"]) for answer in answers] == [[str(value["id"])], []]


def test_stored_documents_are_upgraded_by_the_steps_of_their_catalog(quiz):
    Banner.objects.update(footnote=document(element("question", body="Elm?")))
    old_page = page(element("question", body="Elm?"))

    (outdated,) = [one for one in outdated_documents() if one.stored.model in (Banner, BuilderPage)]
    assert outdated.stored.model is Banner and outdated.elements == {("question", 1, 2): 1}
    assert quiz.save(document(element("question", body="Ash?")), "publish").status_code == 200
    assert Banner.objects.get().footnote["content"][0]["props"]["words"] == "Ash?"
    assert BuilderPage.objects.get(pk=old_page.pk).document["content"][0]["props"]["body"] == "Elm?"


def test_search_and_references_read_a_field_by_its_catalog(quiz):
    field, pk = Banner._meta.get_field("footnote"), image().pk
    stored = document(question(words="<p>Which wood?</p>", image={"id": pk}))

    assert catalog_of(Banner, "footnote") == "quiz" and catalog_of(Banner, "document") == "widgets"
    assert field.get_searchable_content(stored) == ["Which wood?"]
    assert [target_id for _model, target_id, _place, _path in field.extract_references(stored)] == [str(pk)]


def test_a_kind_cannot_name_a_catalog_that_no_package_has(quiz):
    with pytest.raises(ImproperlyConfigured, match="there is no catalog 'poll'. Use one of fields, quiz, widgets"):
        register_document_kind("banner-poll", Banner, catalog="poll")


def test_a_wrong_name_of_a_catalog_stops_the_site_at_start_up(tmp_path):
    write_widget(tmp_path, "other", catalog="My quiz")
    with installed({"package": tmp_path}), pytest.raises(ImproperlyConfigured, match="'catalog' must be a name"):
        third_party_widgets()
