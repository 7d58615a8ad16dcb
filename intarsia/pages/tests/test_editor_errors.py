"""Errors of saving have their own status and change nothing (EDIT-ED-07)."""

import json

import pytest
from django.utils import timezone
from wagtail import hooks

from intarsia.pages.models import BuilderPage

from .builders import Editor, administrator, document, editor, element, heading, saved_page, template

pytestmark = pytest.mark.django_db


def session_on(item=None, user=None) -> Editor:
    session = Editor(item or saved_page(heading("Before")), user or administrator())
    session.load()
    return session


def assert_untouched(session: Editor) -> None:
    before = session.revision
    assert session.load()["content"][0]["props"]["title"] == "Before"
    assert session.revision == before


@pytest.mark.parametrize("action", ["draft", "autosave", "publish", "submit"])
def test_invalid_settings_give_422_with_each_path(action):
    session = session_on()
    answer = session.save(document(heading(5), heading("Fine"), heading("x", size="giant")), action)
    assert answer.status_code == 422
    assert answer.json()["error"] == "invalid"
    assert [problem["path"] for problem in answer.json()["problems"]] == [
        "content[0].props.title",
        "content[2].props.size",
    ]
    assert all(problem["message"].endswith(".") for problem in answer.json()["problems"])
    assert_untouched(session)


@pytest.mark.parametrize(("titles", "count"), [([5], "one value is invalid"), ([5, 6], "2 values are invalid")])
def test_message_of_a_refused_save_counts_the_invalid_values(titles, count):
    answer = session_on().save(document(*(heading(title) for title in titles)))
    assert answer.json()["message"].startswith(f"Nothing was saved: {count}.")


def test_link_that_runs_a_script_gives_422():
    session = session_on()
    answer = session.save(document(heading("x", link={"url": "javascript:alert(1)"})))
    assert [problem["path"] for problem in answer.json()["problems"]] == ["content[0].props.link.url"]


@pytest.mark.parametrize(
    "literal", ['"a\\u0000b"', '"\\ud800"', "NaN", "Infinity", "-1e999", "9007199254740993", "1" * 5000]
)
def test_value_that_no_database_can_store_gives_422_with_its_path(literal):
    session = session_on()
    text = json.dumps(document(element("unknown", value="HERE"))).replace('"HERE"', literal)
    base = json.dumps(session.revision)
    answer = session.post("document/", f'{{"document": {text}, "base_revision": {base}, "action": "draft"}}')
    assert answer.status_code == 422
    assert [problem["path"] for problem in answer.json()["problems"]] == ["content[0].props.value"]
    assert_untouched(session)


@pytest.mark.parametrize(("levels", "path"), [(65, "content[0].props.value" + "[0]" * 60), (100_000, "document")])
def test_document_nested_too_deep_gives_422(levels, path):
    session = session_on()
    value = "[" * levels + "]" * levels
    text = json.dumps(document(element("unknown", value="HERE"))).replace('"HERE"', value)
    answer = session.post("document/", f'{{"document": {text}, "base_revision": {json.dumps(session.revision)}}}')
    assert answer.status_code == 422
    assert [problem["path"] for problem in answer.json()["problems"]] == [path]


def test_newer_version_and_lock_are_reported_before_invalid_values():
    item, owner = saved_page(heading("Before")), administrator()
    session = session_on(item)
    wrong = document(heading(5))
    assert session.save(wrong, base_revision=None).status_code == 409
    item.locked, item.locked_by, item.locked_at = True, owner, timezone.now()
    item.save()
    assert session.save(wrong, base_revision=None).status_code == 423


def test_more_than_two_megabytes_give_413():
    session = session_on()
    answer = session.save(document(element("unknown", text="x" * 2_097_152)))
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
    assert_untouched(session)


def test_exactly_two_megabytes_are_stored():
    session = session_on()
    stored = document(element("unknown", text=""))
    stored["content"][0]["props"]["text"] = "x" * (2_097_152 - len(json.dumps(stored, separators=(",", ":"))))
    assert session.save(stored).status_code == 200


def test_more_than_2000_elements_give_413():
    session = session_on()
    answer = session.save(document(*[heading() for _number in range(2001)]))
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")
    assert "2001 elements" in answer.json()["message"]
    assert session.save(document(*[heading() for _number in range(2000)])).status_code == 200


def test_body_larger_than_django_accepts_gives_413(settings):
    session = session_on()
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1000
    answer = session.save(document(heading("x" * 2000)))
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


@pytest.mark.parametrize("body", ["", "{", "[]", "null", b"\xff\xfe", '{"action": "draft"}'])
def test_request_without_a_document_gives_400(body):
    session = session_on()
    answer = session.post("document/", body)
    assert (answer.status_code, answer.json()["error"]) == (400, "unreadable")


def test_unknown_action_gives_400():
    session = session_on()
    answer = session.save(document(), "explode")
    assert answer.status_code == 400
    assert_untouched(session)


@pytest.mark.parametrize("base", [None, {}, {"id": 1}, "newest", {"id": None, "created_at": None}])
def test_save_without_a_version_is_stale(base):
    session = session_on()
    answer = session.save(document(), base_revision=base)
    assert (answer.status_code, answer.json()["error"]) == (409, "stale")


def test_page_without_revisions_is_saved_without_a_version():
    item = saved_page(heading("Before"))
    item.revisions.all().delete()
    session = session_on(BuilderPage.objects.get(pk=item.pk))
    assert session.revision is None
    assert session.save(document(), base_revision={"id": 1, "created_at": "x"}).status_code == 409
    assert session.save(document()).status_code == 200


@pytest.mark.parametrize("make", [saved_page, template])
def test_lock_of_another_user_gives_423_with_their_name(make):
    item, owner = make(heading("Before")), administrator()
    item.locked, item.locked_by, item.locked_at = True, owner, timezone.now()
    item.save()
    session = session_on(item)
    for action in ("draft", "autosave", "publish"):
        answer = session.save(document(), action)
        assert (answer.status_code, answer.json()["error"]) == (423, "locked")
        assert owner.username in answer.json()["message"] and "<b>" not in answer.json()["message"]
    assert_untouched(session)
    assert session_on(item, owner).save(document()).status_code == 200


def test_hook_of_the_site_can_prevent_saving():
    from django.http import HttpResponse

    session = session_on()
    with hooks.register_temporarily("before_edit_page", lambda request, page: HttpResponse("No")):
        answer = session.save(document())
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
    assert_untouched(session)


def test_hooks_of_the_site_run_before_and_after_publishing():
    session, heard = session_on(), []
    names = ("before_edit_page", "before_publish_page", "after_publish_page", "after_edit_page")
    registered = [(name, lambda request, page, name=name: heard.append(name)) for name in names]
    with hooks.register_temporarily(registered):
        assert session.save(document(), "publish").status_code == 200
    assert heard == list(names)


def test_page_with_a_missing_field_cannot_be_published():
    session = session_on()
    item = BuilderPage.objects.get(pk=session.pk)
    draft = item.get_latest_revision_as_object()
    draft.title = ""
    draft.save_revision(clean=False)
    session.load()
    answer = session.save(document(), "publish")
    assert answer.status_code == 422
    assert [problem["path"] for problem in answer.json()["problems"]] == ["title"]


def test_rich_text_is_stored_without_scripts():
    from intarsia.documents import contract

    rich = [
        (widget_type, name)
        for widget_type, widget in contract.load()["widgets"].items()
        for name, spec in widget["settings"].items()
        if spec["kind"] == "richtext"
    ]
    assert ("text", "editor") in rich
    for widget_type, name in rich:
        session = session_on()
        unsafe = '<p onclick="x()">Hi</p><script>alert(1)</script>'
        session.save(document(element(widget_type, **{name: unsafe})))
        assert session.load()["content"][0]["props"][name] == "<p>Hi</p>"


def test_every_error_message_says_what_to_do():
    session = session_on(user=editor())
    answers = [
        session.save(document(), "publish"),
        session.save(document(), base_revision=None),
        session.save(document(heading(5))),
        session.post("document/", "{"),
    ]
    for answer in answers:
        assert answer.headers["Content-Type"] == "application/json"
        message = answer.json()["message"]
        assert message.endswith(".") and (". " in message or ": " in message)
