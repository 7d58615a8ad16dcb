"""Versions are listed, viewed and restored. Restoring loses no version (EDIT-ED-07)."""

from datetime import timedelta

import pytest
from django.utils import timezone

from intarsia.pages.models import BuilderPage

from .builders import (
    Editor,
    administrator,
    document,
    editor,
    heading,
    moderated,
    moderator_of_pages,
    saved_page,
    template,
)

pytestmark = pytest.mark.django_db


def body(session: Editor) -> dict:
    return {"document": document(heading("Third")), "base_revision": session.revision, "action": "autosave"}


def title_of(stored: dict) -> str:
    return stored["content"][0]["props"]["title"]


@pytest.mark.parametrize("make", [saved_page, template])
def test_versions_are_listed_newest_first_with_the_live_one_marked(make):
    """EDIT-ED-07"""
    item, user = make(heading("First")), administrator()
    session = Editor(item, user)
    session.load()
    session.save(document(heading("Second")), "publish")
    session.save(document(heading("Third")))
    listed = session.get("revisions/").json()["revisions"]
    assert [entry["id"] for entry in listed] == sorted((entry["id"] for entry in listed), reverse=True)
    assert [(entry["is_live"], entry["label"]) for entry in listed] == [
        (False, "Draft"),
        (True, "Published"),
        (False, "Published"),
    ]
    assert {entry["user"] for entry in listed[:2]} == {user.username}
    assert session.revision.items() <= listed[0].items()


def test_version_has_author_and_status():
    """EDIT-ED-07"""
    item, author, other = saved_page(heading("First"), live=False), administrator(), administrator()
    author.first_name, author.last_name = "Maud", "Ferrier"
    author.save()
    first = Editor(item, author)
    first.load()
    first.save(document(heading("Second")))
    session = Editor(item, other)
    session.load()
    oldest = item.latest_revision_id
    session.post("document/", {**body(session), "restored_revision_id": oldest})
    listed = session.get("revisions/").json()["revisions"]

    assert [(entry["label"], entry["name"], entry["is_own"], entry["is_newest"]) for entry in listed] == [
        ("Restored", other.username, True, True),
        ("Draft", "Maud Ferrier", False, False),
        ("Draft", None, False, False),
    ]


def test_a_version_that_waits_for_its_time_or_its_review_says_so():
    """EDIT-ED-07"""
    item, author, moderator = saved_page(heading("First")), editor(), moderator_of_pages()
    moderated(item, moderator)
    session = Editor(item, author)
    session.load()
    session.save(document(heading("Second")), "submit")

    def labels() -> list[str]:
        return [entry["label"] for entry in session.get("revisions/").json()["revisions"]]

    assert labels() == ["Sent for moderation", "Published"]
    item.revisions.order_by("pk").update(approved_go_live_at=timezone.now() + timedelta(days=1))
    assert labels() == ["Scheduled", "Scheduled"]


def test_the_newest_hundred_versions_are_listed():
    item, user = saved_page(heading("First")), administrator()
    for _number in range(100):
        item.save_revision(user=user, changed=False)
    listed = Editor(item, user).get("revisions/").json()["revisions"]

    assert [entry["id"] for entry in listed] == list(item.revisions.order_by("-pk").values_list("pk", flat=True)[:100])


@pytest.mark.parametrize("nonsense", [10**9, "1", None, True])
def test_unknown_restored_version_is_ignored(nonsense):
    item = saved_page(heading("First"))
    session = Editor(item, administrator())
    session.load()

    assert session.post("document/", {**body(session), "restored_revision_id": nonsense}).status_code == 200
    assert session.get("revisions/").json()["revisions"][0]["label"] == "Draft"


@pytest.mark.parametrize("make", [saved_page, template])
def test_restoring_creates_a_draft_with_the_earlier_document(make):
    """EDIT-ED-07"""
    item, user = make(heading("First")), administrator()
    first = item.latest_revision_id
    session = Editor(item, user)
    session.load()
    session.save(document(heading("Second")), "publish")
    answer = session.post(f"revisions/{first}/", {"base_revision": session.revision})
    assert answer.status_code == 200
    assert title_of(answer.json()["document"]) == "First"
    item.refresh_from_db()
    assert title_of(item.document) == "Second"
    assert item.revisions.count() == 3 and item.latest_revision_id == answer.json()["revision"]["id"]
    assert title_of(session.load()) == "First"


def test_viewing_a_version_changes_nothing():
    """EDIT-ED-07"""

    item = saved_page(heading("First"))
    session = Editor(item, editor())
    session.load()
    before = session.save(document(heading("Second"))).json()["revision"]
    seen = session.get(f"revisions/{item.latest_revision_id}/").json()
    assert title_of(seen["document"]) == "First"
    assert seen["revision"]["id"] == item.latest_revision_id
    session.load()
    assert session.revision == before


def test_restoring_keeps_all_other_fields():
    """EDIT-ED-07"""

    item, user = saved_page(heading("First"), title="Old title"), administrator()
    draft = item.get_latest_revision_as_object()
    draft.title = "New title"
    draft.save_revision().publish()
    session = Editor(item, user)
    session.post(f"revisions/{item.latest_revision_id}/", {})
    newest = BuilderPage.objects.get(pk=item.pk).get_latest_revision_as_object()
    assert (newest.title, title_of(newest.document)) == ("New title", "First")


def test_restoring_over_a_newer_version_is_stale():
    item = saved_page(heading("First"))
    mine, theirs = Editor(item, administrator()), Editor(item, administrator())
    mine.load(), theirs.load()
    theirs.save(document(heading("Theirs")))
    answer = mine.post(f"revisions/{item.latest_revision_id}/", {"base_revision": mine.revision})
    assert (answer.status_code, answer.json()["error"]) == (409, "stale")


def test_locked_page_cannot_be_restored():
    item, owner = saved_page(heading("First")), administrator()
    item.locked, item.locked_by = True, owner
    item.save()
    answer = Editor(item, administrator()).post(f"revisions/{item.latest_revision_id}/", {})
    assert (answer.status_code, answer.json()["error"]) == (423, "locked")
    assert item.revisions.count() == 1


def test_versions_of_another_page_give_404():
    """EDIT-ED-06"""
    item, other = saved_page(), saved_page()
    session = Editor(item, administrator())
    for answer in (
        session.get(f"revisions/{other.latest_revision_id}/"),
        session.post(f"revisions/{other.latest_revision_id}/", {}),
    ):
        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")


def test_version_from_before_a_widget_change_is_restored_unchanged():
    item = saved_page(heading(5))
    session = Editor(item, administrator())
    session.load()
    session.save(document(heading("Fine")))
    answer = session.post(f"revisions/{item.latest_revision_id}/", {})
    assert title_of(answer.json()["document"]) == 5


def test_history_names_the_restored_version():
    from wagtail.models import PageLogEntry

    item = saved_page()
    session = Editor(item, administrator())
    session.post(f"revisions/{item.latest_revision_id}/", {})
    entry = PageLogEntry.objects.filter(page=item.pk).latest("timestamp")
    assert (entry.action, entry.data["revision"]["id"]) == ("wagtail.revert", item.latest_revision_id)
