"""The review of a page in the visual editor follows the workflow of Wagtail and the permissions of its tasks."""

import pytest
from django import forms
from django.contrib.auth.models import User
from django.core import mail
from django.urls import reverse
from wagtail import hooks
from wagtail.forms import TaskStateCommentForm
from wagtail.models import PageLogEntry, Task, TaskState
from wagtail.users.models import UserProfile

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
    staff,
    then_reviewed,
)

pytestmark = pytest.mark.django_db


class Reviewed(Editor):
    """Keeps what each answer of the server allows."""

    access: dict

    def load(self):
        answer = self.get("document/").json()
        self.revision, self.access = answer["revision"], answer["access"]
        return answer["document"]

    def save(self, content, action="draft", **changes):
        answer = super().save(content, action, **changes)
        self.access = answer.json().get("access", {})
        return answer

    def review(self, action: str, **changes):
        step = (self.access["review"] or {}).get("step")
        body = {"action": action, "step": step, "base_revision": self.revision, **changes}
        answer = self.post("review/", body)
        if answer.status_code == 200:
            self.revision, self.access = answer.json()["revision"], answer.json()["access"]
        return answer

    @property
    def names(self) -> list[str]:
        return [action["name"] for action in self.access["review"]["actions"]]


def opened(item, user) -> Reviewed:
    session = Reviewed(item, user)
    session.load()
    return session


def submitted(*elements, **fields):
    """A page that waits for its review, its author and its moderator, each with an open editor."""
    item, author, moderator = saved_page(heading("Old"), **fields), editor(), moderator_of_pages()
    moderated(item, moderator)
    writing = opened(item, author)
    writing.save(document(*(elements or [heading("New")])), "submit")
    return item, writing, opened(item, moderator)


def moderator_of(reviewing):
    return User.objects.get(pk=reviewing.client.session["_auth_user_id"])


def title_of(item) -> str:
    return BuilderPage.objects.get(pk=item.pk).document["content"][0]["props"]["title"]


def test_page_without_a_workflow_has_no_review():
    assert opened(saved_page(), administrator()).access["review"] is None


def test_author_reads_at_once_why_the_submitted_page_is_locked():
    _item, writing, _reviewing = submitted()
    access = writing.access
    assert (access["locked"], access["canSubmit"]) == (True, False)
    assert "Only reviewers" in access["lockMessage"]
    assert (access["review"]["status"], access["review"]["task"]) == ("in_progress", "Read it")
    assert writing.names == ["cancel-workflow"]


def test_moderator_is_offered_the_actions_of_the_task():
    _item, _writing, reviewing = submitted()
    access = reviewing.access
    assert (access["locked"], access["canPublish"]) == (False, True)
    assert [(action["label"], action["asks"]) for action in access["review"]["actions"]] == [
        ("Request changes", True),
        ("Approve and Publish", False),
        ("Approve with comment and Publish", True),
        ("Cancel review", False),
    ]


def test_actions_are_named_in_the_language_of_the_moderator():
    _item, _writing, reviewing = submitted()
    UserProfile.objects.update_or_create(user=moderator_of(reviewing), defaults={"preferred_language": "de"})
    reviewing.load()
    labels = [action["label"] for action in reviewing.access["review"]["actions"]]
    assert labels[:2] == ["Änderungen anfordern", "Freigeben und Veröffentlichen"]


def test_approved_page_is_published():
    item, _writing, reviewing = submitted()
    answer = reviewing.review("approve")
    assert answer.status_code == 200
    assert title_of(item) == "New"
    assert (answer.json()["has_unpublished_changes"], answer.json()["access"]["review"]) == (False, None)


def test_only_the_last_task_publishes():
    item, author, first, last = saved_page(heading("Old")), editor(), moderator_of_pages(), moderator_of_pages()
    then_reviewed(moderated(item, first), last)
    opened(item, author).save(document(heading("New")), "submit")
    reviewing = opened(item, first)
    assert reviewing.access["review"]["actions"][1]["label"] == "Approve"
    reviewing.review("approve")
    assert (title_of(item), reviewing.access["locked"]) == ("Old", True)
    assert reviewing.access["review"]["task"] == "Read it, round 2"
    opened(item, last).review("approve")
    assert title_of(item) == "New"


def test_comment_of_an_approval_is_kept():
    _item, _writing, reviewing = submitted()
    reviewing.review("approve", comment="Well done")
    assert TaskState.objects.get().comment == "Well done"


def test_comment_that_the_task_refuses_is_not_taken(monkeypatch):
    class ShortComment(TaskStateCommentForm):
        comment = forms.CharField(max_length=5)

    monkeypatch.setattr(Task, "get_form_for_action", lambda _task, _action: ShortComment)
    item, _writing, reviewing = submitted()
    answer = reviewing.review("reject", comment="Much too long")
    assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
    assert reviewing.review("reject", comment="Short").status_code == 200


def test_comment_that_no_database_stores_is_refused():
    _item, _writing, reviewing = submitted()
    answer = reviewing.review("reject", comment="Half an emoji: \ud83d")
    assert (answer.status_code, answer.json()["error"]) == (422, "invalid")
    assert reviewing.review("reject", comment="Whole").status_code == 200


def test_page_can_be_edited_and_published_after_its_task_was_deleted():
    item, writing, reviewing = submitted()
    Task.objects.all().delete()
    writing.load()
    assert writing.access["review"] is None
    assert writing.review("approve", step=None).json()["error"] == "moved_on"
    reviewing.load()
    assert reviewing.save(document(heading("Newer")), "publish").status_code == 200
    assert title_of(item) == "Newer"


def test_review_can_be_requested_again_after_its_task_was_deleted():
    item, writing, _reviewing = submitted()
    Task.objects.all().delete()
    writing.load()
    writing.save(document(heading("Newer")))
    then_reviewed(item.get_workflow(), moderator_of_pages())
    assert writing.save(document(heading("Newer")), "submit").status_code == 200
    assert writing.access["review"]["status"] == "in_progress"


def test_action_that_asks_for_more_than_a_comment_leads_to_wagtails_form(monkeypatch):
    class Grade(TaskStateCommentForm):
        grade = forms.IntegerField()

    monkeypatch.setattr(Task, "get_form_for_action", lambda _task, _action: Grade)
    item, _writing, reviewing = submitted()
    edit = reverse("wagtailadmin_pages:edit", args=(item.pk,))
    assert [action["url"] for action in reviewing.access["review"]["actions"]] == [edit, None, edit, None]
    assert reviewing.review("reject").status_code == 403


def test_author_reads_which_changes_are_requested_and_submits_again():
    item, writing, reviewing = submitted()
    reviewing.review("reject", comment="Shorten the title")
    assert reviewing.access["review"]["status"] == "needs_changes"
    assert "Shorten the title" in mail.outbox[-1].body
    writing.load()
    review = writing.access["review"]
    assert (writing.access["locked"], writing.access["canSubmit"]) == (False, True)
    assert (review["status"], review["comment"]) == ("needs_changes", "Shorten the title")
    assert review["by"] == TaskState.objects.get().finished_by.get_username()
    assert writing.names == ["cancel-workflow", "restart-workflow"]
    writing.save(document(heading("Short")), "submit")
    assert writing.access["review"]["status"] == "in_progress"


def test_author_cancels_the_review_of_a_locked_page():
    _item, writing, _reviewing = submitted()
    assert writing.review("cancel-workflow").status_code == 200
    assert (writing.access["locked"], writing.access["canSubmit"], writing.access["review"]) == (False, True, None)
    assert writing.save(document(heading("Newer"))).status_code == 200


def test_author_restarts_a_review_from_its_first_task():
    item, writing, reviewing = submitted()
    reviewing.review("reject")
    writing.load()
    assert writing.review("restart-workflow").status_code == 200
    assert writing.access["review"]["status"] == "in_progress"
    assert BuilderPage.objects.get(pk=item.pk).workflow_states.count() == 2


def test_publishing_ends_the_review():
    item, _writing, reviewing = submitted()
    assert reviewing.access["review"]["endsByPublishing"]
    reviewing.save(document(heading("Mine")), "publish")
    assert (title_of(item), reviewing.access["review"]) == ("Mine", None)


def test_publishing_can_keep_the_review(settings):
    settings.WAGTAIL_WORKFLOW_CANCEL_ON_PUBLISH = False
    _item, _writing, reviewing = submitted()
    assert not reviewing.access["review"]["endsByPublishing"]


def test_author_cannot_approve():
    item, writing, _reviewing = submitted()
    answer = writing.review("approve")
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
    assert title_of(item) == "Old"


def test_user_without_permission_to_edit_gets_no_review():
    _item, writing, _reviewing = submitted()
    stranger = Reviewed(_item, staff())
    stranger.access = writing.access
    assert stranger.review("approve").status_code == 403


def test_moderator_of_the_task_may_review_without_permission_to_edit_but_not_publish():
    item, author, moderator = saved_page(heading("Old")), editor(), staff()
    moderated(item, moderator)
    opened(item, author).save(document(heading("New")), "submit")
    reviewing = opened(item, moderator)
    answer = reviewing.review("approve")
    assert (answer.status_code, answer.json()["message"]) == (403, "You do not have permission to publish this page.")
    reviewing.load()
    assert reviewing.access["review"]["status"] == "in_progress"
    assert reviewing.review("reject").status_code == 200


def test_review_needs_a_csrf_token():
    item, _writing, reviewing = submitted()
    strict = Reviewed(item, moderator_of(reviewing), enforce_csrf_checks=True)
    strict.access, strict.revision = reviewing.access, reviewing.revision
    assert strict.review("approve").json()["error"] == "csrf"


def test_version_that_the_moderator_has_not_seen_is_not_approved():
    item, _writing, reviewing = submitted()
    opened(item, administrator()).save(document(heading("Another")))
    assert reviewing.review("approve").json()["error"] == "stale"
    assert title_of(item) == "Old"


@pytest.mark.parametrize("step", [None, 0, "1"])
def test_review_that_has_moved_on_is_not_decided(step):
    item, _writing, reviewing = submitted()
    answer = reviewing.review("approve", step=step)
    assert (answer.status_code, answer.json()["error"]) == (409, "moved_on")
    assert title_of(item) == "Old"


def test_repeated_approval_does_not_approve_the_next_task():
    item, moderator = saved_page(heading("Old")), moderator_of_pages()
    then_reviewed(moderated(item, moderator), moderator)
    reviewing = opened(item, moderator)
    reviewing.save(document(heading("New")), "submit")
    step = reviewing.access["review"]["step"]
    reviewing.review("approve")
    assert reviewing.review("approve", step=step).status_code == 409
    assert title_of(item) == "Old"


def test_approval_runs_the_hooks_of_the_site_and_is_in_the_history():
    item, _writing, reviewing = submitted()
    edited = []
    with hooks.register_temporarily("after_edit_page", lambda _request, page: edited.append(page.pk)):
        reviewing.review("approve")
    assert edited == [item.pk]
    assert PageLogEntry.objects.filter(page=item.pk, action="wagtail.workflow.approve").exists()
