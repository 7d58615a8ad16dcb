"""PROT-BDG-07, PROT-SRV-10: of two simultaneous decisions, the slower one shows a notice about the faster one."""

import html
import re
from dataclasses import replace

import pytest
from django.test import Client

from intarsia.comments.models import Comment
from intarsia.moderation import subjects
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.tests.senders import ADVERTISING

from .builders import comment, post, rules, written

pytestmark = pytest.mark.django_db

COMMENTS, MESSAGES = "/admin/visitor_comments/", "/admin/protection_messages/"
BULK = "/admin/bulk/intarsia_moderation/moderationrecord/"


@pytest.fixture
def moderator(django_user_model):
    """Signs in a superuser."""

    def sign_in(username, **names):
        browser = Client()
        browser.force_login(django_user_model.objects.create_superuser(username, password="x", **names))
        return browser

    return sign_in


@pytest.fixture
def slow(moderator):
    return moderator("slow")


@pytest.fixture
def fast(moderator):
    return moderator("fast", first_name="Ana", last_name="<Prokop>")


def press(browser, seen: str, url: str, decision: str = "") -> str:
    """Clicks a button of an open page, and returns the page with the notices."""
    values = re.findall(r'name="seen" value="([^"]*)"', seen)
    assert values
    data = {"seen": values} | ({"decision": decision} if decision else {})
    return html.unescape(browser.post(url, data, follow=True).content.decode())


def page_of(browser, url: str) -> str:
    return browser.get(url).content.decode()


@pytest.fixture
def held(page):
    rules(approval="none")
    post(page, written(page, comment=ADVERTISING))
    return Comment.objects.get(), ModerationRecord.objects.get()


@pytest.mark.parametrize("faster", ["comment", "message"])
@pytest.mark.parametrize("slower", ["comment", "message", "comments", "messages"])
def test_PROT_BDG_07_late_decision_shows_who_was_faster_and_the_status(held, slow, fast, faster, slower):
    """PROT-BDG-07, PROT-SRV-10"""
    one, entry = held
    opened, url, late = {
        "comment": (f"{COMMENTS}inspect/{one.pk}/", f"{COMMENTS}decide/{one.pk}/", "spam"),
        "message": (f"{MESSAGES}inspect/{entry.pk}/", f"{MESSAGES}decide/{entry.pk}/", "spam"),
        "comments": (f"{BULK}comment-spam/?id={entry.pk}&next={COMMENTS}",) * 2 + ("",),
        "messages": (f"{BULK}spam/?id={entry.pk}&next={MESSAGES}",) * 2 + ("",),
    }[slower]
    seen = page_of(slow, opened)
    first, decision = {
        "comment": (f"{COMMENTS}decide/{one.pk}/", "approve"),
        "message": (f"{MESSAGES}decide/{entry.pk}/", "allow"),
    }[faster]
    fast.post(first, {"decision": decision})
    html_after = press(slow, seen, url, late)

    one.refresh_from_db(), entry.refresh_from_db()
    assert one.state == "approved" and entry.status == "allowed" and entry.was_released
    assert "Ana <Prokop> was faster" in html_after and "message marked as spam" not in html_after
    assert "No changes were needed." not in html_after
    assert ("“approved”" if slower.startswith("comment") else "“Allowed after review”") in html_after


def test_decision_is_possible_after_the_conflict_was_shown(held, slow, fast):
    one, _entry = held
    opened, url = f"{COMMENTS}inspect/{one.pk}/", f"{COMMENTS}decide/{one.pk}/"
    seen = page_of(slow, opened)
    fast.post(url, {"decision": "approve"})
    html_after = press(slow, seen, url, "spam")
    assert "marked as spam" in press(slow, html_after, url, "spam")

    one.refresh_from_db()
    assert one.state == "spam"


def test_deleted_moderator_is_named_someone(held, slow, fast, django_user_model):
    one, _entry = held
    opened, url = f"{COMMENTS}inspect/{one.pk}/", f"{COMMENTS}decide/{one.pk}/"
    seen = page_of(slow, opened)
    fast.post(url, {"decision": "approve"})
    django_user_model.objects.get(username="fast").delete()

    assert "Someone was faster" in press(slow, seen, url, "spam")


def test_own_earlier_decision_is_no_conflict(held, slow):
    one, _entry = held
    opened, url = f"{COMMENTS}inspect/{one.pk}/", f"{COMMENTS}decide/{one.pk}/"
    seen = page_of(slow, opened)
    press(slow, seen, url, "approve")
    html_after = press(slow, seen, url, "spam")

    assert "was faster" not in html_after and Comment.objects.get().state == "spam"


def test_bulk_decision_skips_only_the_conflicts(page, slow, fast):
    mine, theirs = (comment(page, text, state="waiting") for text in ("mine", "theirs"))
    url = f"{BULK}comment-trash/?id={mine.record.pk}&id={theirs.record.pk}&next={COMMENTS}"
    seen = page_of(slow, url)
    fast.post(f"{COMMENTS}decide/{theirs.pk}/", {"decision": "approve"})
    html_after = press(slow, seen, url)

    mine.refresh_from_db(), theirs.refresh_from_db()
    assert (mine.state, theirs.state) == ("trash", "approved")
    assert "1 comment moved to the trash." in html_after and "1 is now “approved”" in html_after


def test_notice_of_a_decision_has_an_undo_button(page, slow):
    one = comment(page)
    opened, url = f"{COMMENTS}inspect/{one.pk}/", f"{COMMENTS}decide/{one.pk}/"
    html_after = press(slow, page_of(slow, opened), url, "trash")
    assert "comment restored" in press(slow, html_after, url, "restore")

    assert Comment.objects.get().state == "approved"


def test_undo_does_not_overwrite_a_later_decision(page, slow, fast):
    one = comment(page)
    opened, url = f"{COMMENTS}inspect/{one.pk}/", f"{COMMENTS}decide/{one.pk}/"
    html_after = press(slow, page_of(slow, opened), url, "trash")
    fast.post(url, {"decision": "spam"})

    assert "was faster" in press(slow, html_after, url, "restore")
    assert Comment.objects.get().state == "spam"


def test_repeated_decision_changes_nothing_and_shows_a_notice(page, slow):
    one = comment(page)
    html_after = slow.post(f"{COMMENTS}decide/{one.pk}/", {"decision": "approve"}, follow=True).content.decode()

    assert "No changes were needed." in html_after and "comments are approved" not in html_after


def test_comments_that_cannot_be_decided_about_are_named_and_the_others_are_decided(page, slow, monkeypatch):
    broken, fine = (comment(page, text, state="waiting", name=name) for text, name in (("a", "Ben"), ("b", "Zoe")))
    kind = subjects.kind_of(Comment)

    def fails_for_one(subject, decision):
        if subject.pk == broken.pk:
            raise OSError("out of order")
        kind.apply(subject, decision)

    monkeypatch.setitem(subjects._kinds, Comment, replace(kind, apply=fails_for_one))
    url = f"{BULK}comment-approve/?id={broken.record.pk}&id={fine.record.pk}&next={COMMENTS}"
    html_after = press(slow, page_of(slow, url), url)

    broken.refresh_from_db(), fine.refresh_from_db()
    assert (broken.state, fine.state) == ("waiting", "approved")
    assert "1 comment approved. Not changed: 1 failed." in html_after
    assert "Ben, “a”: the decision failed (OSError: out of order), and nothing was changed." in html_after


def test_a_reply_to_a_comment_that_cannot_be_approved_is_kept(page, slow, monkeypatch):
    one = comment(page, "Which glue?", state="waiting")

    def fails(_subject, _decision):
        raise OSError("out of order")

    monkeypatch.setitem(subjects._kinds, Comment, replace(subjects.kind_of(Comment), apply=fails))
    answer = slow.post(f"{COMMENTS}answer/{one.pk}/", {"reply": "The warm one."}, follow=True).content.decode()

    one.refresh_from_db()
    assert one.state == "waiting" and Comment.objects.count() == 1
    assert "could not be approved" in answer and "The warm one." in answer
