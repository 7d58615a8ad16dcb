"""The editor saves drafts, autosaves, publishes, and never overwrites changes of others (EDIT-ED-07)."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from intarsia.pages.models import BuilderPage

from .builders import Editor, administrator, document, editor, element, heading, page, template

pytestmark = pytest.mark.django_db


def test_draft_does_not_change_the_live_page():
    """EDIT-ED-07"""
    before = page(heading("Live"))
    session = Editor(before, administrator())
    session.load()
    answer = session.save(document(heading("Draft")))
    stored = BuilderPage.objects.get(pk=before.pk)
    assert answer.status_code == 200
    assert stored.document == before.document
    assert stored.has_unpublished_changes
    assert stored.get_latest_revision_as_object().document["content"][0]["props"]["title"] == "Draft"


def test_without_an_action_a_draft_is_saved():
    item = page(heading("Live"))
    session = Editor(item, administrator())
    session.load()
    body = {"document": document(heading("Draft")), "base_revision": session.revision}

    assert session.post("document/", body).status_code == 200
    assert BuilderPage.objects.get(pk=item.pk).document == item.document
    assert session.load()["content"][0]["props"]["title"] == "Draft"


@pytest.mark.parametrize("action", ["delete", "", None, 7])
def test_an_unknown_action_is_refused_and_changes_nothing(action):
    session = Editor(page(), administrator())
    session.load()
    answer = session.save(document(heading("Draft")), action)

    assert (answer.status_code, answer.json()["error"]) == (400, "unreadable")
    assert session.load()["content"] == []


def test_publishing_makes_the_document_live():
    """EDIT-ED-07"""
    item = page(heading("Old"))
    session = Editor(item, administrator())
    session.load()
    answer = session.save(document(heading("New")), "publish")
    stored = BuilderPage.objects.get(pk=item.pk)
    assert answer.status_code == 200
    assert stored.document["content"][0]["props"]["title"] == "New"
    assert not stored.has_unpublished_changes
    assert stored.live_revision_id == answer.json()["revision"]["id"]


def test_the_editor_gets_the_state_of_the_page_by_the_names_that_it_reads():
    """The type PageState in web/editor has the same names."""
    item = page(heading("Old"), title="Oak")
    session = Editor(item, administrator())
    session.load()
    state = session.save(document(heading("New"))).json()

    assert state.keys() == {"revision", "title", "has_unpublished_changes", "live_url", "access"}
    assert (state["title"], state["has_unpublished_changes"], state["live_url"]) == ("Oak", True, item.url)
    assert session.get("document/").json().keys() == {"document", *state}


def test_autosave_overwrites_the_previous_autosave():
    item = page()
    session = Editor(item, administrator())
    session.load()
    first = session.save(document(heading("One")), "autosave").json()["revision"]
    second = session.save(document(heading("Two")), "autosave").json()["revision"]
    assert second["id"] == first["id"] and second["created_at"] > first["created_at"]
    assert session.load()["content"][0]["props"]["title"] == "Two"


def test_autosave_never_overwrites_the_live_version():
    """EDIT-ED-07"""

    item = page(heading("Live"))
    session = Editor(item, administrator())
    session.load()
    published = session.save(document(heading("Published")), "publish").json()["revision"]
    autosaved = session.save(document(heading("Later")), "autosave", autosave_revision_id=published["id"]).json()[
        "revision"
    ]
    assert autosaved["id"] != published["id"]
    assert item.revisions.get(pk=published["id"]).as_object().document["content"][0]["props"]["title"] == ("Published")


def test_autosave_overwrites_no_version_of_another_user():
    item = page()
    first, second = Editor(item, administrator()), Editor(item, administrator())
    first.load()
    autosaved = first.save(document(heading("One")), "autosave").json()["revision"]["id"]
    second.load()
    second.autosave_revision_id = autosaved
    others = second.save(document(heading("Two")), "autosave").json()["revision"]["id"]
    assert others != autosaved


def test_save_based_on_an_old_version_is_rejected_with_the_newer_one():
    item = page()
    mine, theirs = Editor(item, administrator()), Editor(item, administrator())
    mine.load(), theirs.load()
    newer = theirs.save(document(heading("Theirs"))).json()["revision"]
    answer = mine.save(document(heading("Mine")))
    assert answer.status_code == 409
    assert answer.json()["error"] == "stale"
    assert answer.json()["revision"] == newer
    assert mine.load()["content"][0]["props"]["title"] == "Theirs"


def test_conflict_names_the_other_user_and_both_options():
    """EDIT-ED-07"""
    item, me, other = page(), administrator(), administrator(first_name="Noor", last_name="Whitlock")
    mine, theirs, my_other_tab = Editor(item, me), Editor(item, other), Editor(item, me)
    mine.load(), theirs.load()
    theirs.save(document(heading("Theirs")))
    message = mine.save(document(heading("Mine"))).json()["message"]
    assert message.startswith("Noor Whitlock saved a newer version")
    assert "Keep your version or load the newer one" in message and "copy" not in message
    my_other_tab.load()
    my_other_tab.save(document(heading("Of the other tab")))
    assert mine.save(document(heading("Mine"))).json()["message"].startswith("You saved a newer version in another tab")


@pytest.mark.parametrize("action", ["autosave", "draft", "publish", "submit"])
def test_repeated_request_is_not_a_conflict_and_is_stored_once(action):
    """EDIT-ED-07"""
    item, me = page(), editor() if action == "submit" else administrator()
    session = Editor(item, me)
    session.load()
    before, sent = session.revision, document(heading("Mine", size="xl"), element("text", editor="<p>Tidy <b>me</p>"))
    first = session.save(sent, action)
    stored = item.revisions.count()
    repeated = session.save(sent, action, base_revision=before, autosave_revision_id=None)
    assert (first.status_code, repeated.status_code) == (200, 200)
    assert repeated.json() == first.json()
    assert item.revisions.count() == stored


def test_same_document_of_another_user_or_action_is_a_conflict():
    item, me = page(), administrator()
    mine, theirs = Editor(item, me), Editor(item, administrator())
    mine.load(), theirs.load()
    before, same = mine.revision, document(heading("Same"))
    theirs.save(same)
    assert mine.save(same).status_code == 409
    mine.load()
    mine.save(document(heading("Draft")))
    assert mine.save(document(heading("Draft")), "publish", base_revision=before).status_code == 409


def test_values_of_different_json_types_are_different():
    session = Editor(page(), administrator())
    session.load()
    before = session.revision
    session.save(document(element("unknown", value=1, id="e")))
    assert session.save(document(element("unknown", value=True, id="e")), base_revision=before).status_code == 409


def test_overwritten_autosave_is_newer_with_the_same_id():
    item, user = page(), administrator()
    one_tab, other_tab = Editor(item, user), Editor(item, user)
    one_tab.load()
    one_tab.save(document(heading("One")), "autosave")
    other_tab.load()
    one_tab.save(document(heading("Two")), "autosave")
    assert other_tab.save(document(heading("Other"))).status_code == 409


def test_publishing_without_permission_is_rejected_and_keeps_the_draft():
    item = page(heading("Live"))
    session = Editor(item, editor())
    session.load()
    answer = session.save(document(heading("New")), "publish")
    assert answer.status_code == 403
    assert answer.json()["error"] == "forbidden"
    assert session.save(document(heading("New")), "draft").status_code == 200


def test_template_is_saved_and_published_like_a_page():
    """EDIT-ED-07"""

    item = template(heading("Old"))
    session = Editor(item, administrator())
    session.load()
    assert session.save(document(heading("Autosaved")), "autosave").status_code == 200
    assert session.save(document(heading("Draft"))).status_code == 200
    item.refresh_from_db()
    assert item.document["content"][0]["props"]["title"] == "Old"
    assert session.save(document(heading("New")), "publish").status_code == 200
    item.refresh_from_db()
    assert item.document["content"][0]["props"]["title"] == "New"


def test_unpublished_page_stores_its_drafts():
    item = page(live=False)
    session = Editor(item, administrator())
    session.load()
    assert session.save(document(heading("One")), "autosave").status_code == 200
    assert session.save(document(heading("Two"))).status_code == 200
    item.refresh_from_db()
    assert item.document["content"][0]["props"]["title"] == "Two" and not item.live


def test_query_count_does_not_grow_with_the_document():
    def queries(elements: int) -> tuple[int, int]:
        session = Editor(page(), administrator())
        session.load()
        stored = document(*[heading() for _number in range(elements)])
        session.save(stored, "autosave")
        with CaptureQueriesContext(connection) as saving:
            session.save(stored, "autosave")
        with CaptureQueriesContext(connection) as loading:
            session.load()
        return len(saving), len(loading)

    queries(1)
    few, many = queries(1), queries(400)
    assert few == many
    assert few[0] <= 80 and few[1] <= 20
