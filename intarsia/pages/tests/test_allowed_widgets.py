"""Page types and groups limit which widgets can be added; what a document contains already stays."""

import json
import re

import pytest
from django.contrib.auth.models import Group
from django.core.checks import run_checks
from django.test import RequestFactory
from wagtail.models import Page

from intarsia.pages.api import append_element
from intarsia.pages.models import BuilderPage

from .builders import Editor, administrator, document, editor, element, heading, page, saved_page, template

pytestmark = pytest.mark.django_db


@pytest.fixture
def only_texts(monkeypatch):
    monkeypatch.setattr(BuilderPage, "allowed_widgets", ("heading", "text"))


def opened(item: Page, user=None) -> Editor:
    session = Editor(item, user or administrator())
    session.load()
    return session


def refused(answer) -> list[str]:
    assert answer.status_code == 422
    return [problem["path"] for problem in answer.json()["problems"]]


def boot(session: Editor) -> dict:
    html = session.get().content.decode()
    found = re.search(r'id="intarsia-boot" type="application/json">(.*?)</script>', html)
    assert found
    return json.loads(found[1])


@pytest.mark.usefixtures("only_texts")
def test_a_page_type_refuses_other_widgets_with_the_path_and_the_reason():
    answer = opened(page()).save(document(heading(), element("container", content=[element("button")])))

    assert refused(answer) == ["content[1]", "content[1].props.content[0]"]
    assert answer.json()["problems"][0]["message"] == "Container cannot be added here. Delete it."
    assert opened(page()).save(document(heading(), element("text"))).status_code == 200


def test_elements_that_a_page_contains_already_can_be_changed_and_moved(monkeypatch):
    old = element("button", text="Before")
    item = saved_page(old, heading())
    monkeypatch.setattr(BuilderPage, "allowed_widgets", ("heading",))
    session = opened(item)
    changed = {"type": "button", "props": {**old["props"], "text": "After"}}

    assert session.save(document(heading(), changed), "publish").status_code == 200
    assert refused(session.save(document(changed, element("button")))) == ["content[1]"]


def test_a_deleted_element_comes_back_when_that_is_undone(monkeypatch):
    old = element("button")
    item = saved_page(old)
    monkeypatch.setattr(BuilderPage, "allowed_widgets", ("heading",))
    session = opened(item)
    assert session.save(document(heading()), "publish").status_code == 200

    assert session.save(document(old)).status_code == 200


def test_an_element_of_another_type_does_not_count_as_known(monkeypatch):
    old = element("heading")
    item = saved_page(old)
    monkeypatch.setattr(BuilderPage, "allowed_widgets", ("heading",))

    assert refused(opened(item).save(document({**old, "type": "html"}))) == ["content[0]"]


def test_groups_limit_their_users_and_no_superuser(settings):
    author, other = editor(), editor()
    settings.INTARSIA_GROUP_WIDGETS = {author.groups.get().name: ["heading"]}

    assert refused(opened(page(), author).save(document(element("html")))) == ["content[0]"]
    assert opened(page(), other).save(document(element("html"))).status_code == 200
    assert opened(page()).save(document(element("html"))).status_code == 200


def test_users_of_several_groups_may_what_one_of_them_may(settings):
    author = editor()
    name = author.groups.get().name
    settings.INTARSIA_GROUP_WIDGETS = {name: ["heading"], "Designers": ["html"]}
    author.groups.add(Group.objects.create(name="Designers"))
    assert opened(page(), author).save(document(element("html"), heading())).status_code == 200
    assert refused(opened(page(), author).save(document(element("button")))) == ["content[0]"]

    author.groups.add(Group.objects.create(name="Without an entry"))
    assert opened(page(), author).save(document(element("button"))).status_code == 200


@pytest.mark.usefixtures("only_texts")
def test_the_editor_knows_what_both_limits_allow(settings):
    author = editor()
    settings.INTARSIA_GROUP_WIDGETS = {author.groups.get().name: ["heading", "button"]}

    assert boot(opened(page(), author))["allowedWidgets"] == ["heading"]
    assert boot(opened(page()))["allowedWidgets"] == ["heading", "text"]


def test_without_limits_the_editor_offers_all():
    assert boot(opened(page()))["allowedWidgets"] is None


@pytest.mark.usefixtures("only_texts")
def test_sections_with_other_widgets_are_not_offered():
    template(heading(), title="Texts")
    template(element("section", content=[heading()]), title="Section")

    sections = Editor(page(), administrator()).get("sections/").json()["sections"]
    assert [one["title"] for one in sections] == ["Texts"]


@pytest.mark.usefixtures("only_texts")
def test_an_element_that_another_app_appends_is_refused_in_one_sentence():
    item, request = page(), RequestFactory().get("/")
    request.user = administrator()

    assert append_element(request, item, element("form")) == "Form cannot be added here. Delete it."
    assert append_element(request, item, heading()) == ""


def test_the_limit_costs_no_query_while_nothing_is_refused(monkeypatch, django_assert_max_num_queries):
    def queries(session: Editor) -> int:
        with django_assert_max_num_queries(100) as counted:
            assert session.save(document(heading())).status_code == 200
        return len(counted)

    before = queries(opened(page()))
    monkeypatch.setattr(BuilderPage, "allowed_widgets", ("heading",))
    assert queries(opened(page())) == before


def test_misspelled_names_are_a_system_check(monkeypatch, settings):
    monkeypatch.setattr(BuilderPage, "allowed_widgets", ("heading", "buton"))
    settings.INTARSIA_GROUP_WIDGETS = {"Authors": ["txt"]}

    found = [one for one in run_checks(tags=["intarsia"]) if one.id == "intarsia.W121"]
    assert [one.msg for one in found] == [
        "BuilderPage.allowed_widgets names widgets that do not exist: buton.",
        "INTARSIA_GROUP_WIDGETS['Authors'] names widgets that do not exist: txt.",
    ]
