"""Retention of comments, and export and erasure by e-mail address."""

from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone
from wagtail.models import Locale, Page

from intarsia.comments import moderation
from intarsia.comments.api import comments_changed, comments_of, forget_comments_of
from intarsia.comments.display.comments_html import comments_html
from intarsia.comments.models import Comment
from intarsia.moderation.api import ModerationRecord, erase, export
from intarsia.moderation.privacy.retention import forget

from .builders import comment, home, post, rules, written

pytestmark = pytest.mark.django_db

DAY = timedelta(days=1)


def test_all_comments_of_an_email_are_exported_and_erased(page):
    comment(page, "mine", email="Ana@example.org")
    comment(page, "another's", email="wim@example.org")

    assert [one["text"] for one in comments_of(" ana@example.org ")] == ["mine"]
    assert export("ana@example.org")["comments"][0]["text"] == "mine"
    assert erase("ana@example.org")["comments"] == 1
    assert [one.text for one in Comment.objects.all()] == ["another's"]


def test_erasing_a_comment_with_replies_keeps_the_replies(page):
    mine = comment(page, "mine", email="ana@example.org")
    comment(page, "an answer", mine, email="wim@example.org")
    forget_comments_of("ana@example.org")
    html = comments_html(page)

    assert "an answer" in html and "has been removed" in html
    assert not Comment.objects.filter(email="ana@example.org").exists() and not comments_of("")


def test_comment_that_is_deleted_while_it_is_erased_stays_deleted(page):
    mine = comment(page, "mine", email="ana@example.org")
    comment(page, "an answer", mine, email="wim@example.org")

    def delete_first(execute, sql, *rest):
        if sql.startswith("UPDATE") and "moderationrecord" in sql and Comment.objects.exists():
            Comment.objects.all().delete()
        return execute(sql, *rest)

    with connection.execute_wrapper(delete_first):
        forget_comments_of("ana@example.org")

    assert not Comment.objects.exists() and not ModerationRecord.objects.exists()


def test_ips_are_deleted_after_a_week_and_trash_after_a_month(page):
    now = timezone.now()
    fresh = comment(page, "fresh", ip="192.0.2.1")
    old = comment(page, "old", ip="192.0.2.1", posted=now - 8 * DAY)
    comment(page, "trash", state="trash", removed_at=now - 31 * DAY)
    comment(page, "new in the trash", state="trash", removed_at=now - 2 * DAY)
    comment(page, "never read", state="waiting", posted=now - 91 * DAY)
    forget(now)

    assert {one.text for one in Comment.objects.all()} == {"fresh", "old", "new in the trash"}
    assert (fresh.record.ip, old.record.ip) == ("192.0.2.1", None)


def test_ip_is_exported_with_the_verdict_and_erased_with_the_comment(page):
    mine = comment(page, "mine", ip="192.0.2.1")
    comment(page, "an answer", mine, email="wim@example.org")
    (exported,) = export("ana@example.org")["comments"]
    assert exported["verdicts"][0]["ip"] == "192.0.2.1"

    forget_comments_of("ana@example.org")

    assert mine.record.ip is None


def test_signals_of_published_comments_expire_like_delivered_messages(page):
    rules(approval="none")
    post(page, written(page))
    now = timezone.now()
    forget(now + 29 * DAY)
    assert Comment.objects.get().record.evidence and Comment.objects.get().record.user_agent
    forget(now + 31 * DAY)

    record = Comment.objects.get().record
    assert (record.evidence, record.user_agent, record.page_url) == ({}, "", "")


def test_comment_marked_as_spam_can_be_restored_for_a_month_however_old_it_is(page):
    one = comment(page, state="waiting", posted=timezone.now() - 89 * DAY)
    moderation.mark_as_spam([one], None)
    forget(timezone.now() + 29 * DAY)
    assert Comment.objects.exists()
    forget(timezone.now() + 31 * DAY)

    assert not Comment.objects.exists()


def test_export_contains_the_verdict_about_a_comment(page):
    post(page, written(page))
    (exported,) = export("ana@example.org")["comments"]

    assert [(one["form"], one["outcome"]) for one in exported["verdicts"]] == [("comments", "allow")]
    assert exported["verdicts"][0]["signals"]


def test_pending_comments_expire_in_every_language_of_a_site(page):
    french = Locale.objects.create(language_code="fr")
    home().copy_for_translation(french)
    there = page.copy_for_translation(french)
    comment(there, "jamais lu", state="waiting", posted=timezone.now() - 91 * DAY)

    forget()

    assert not Comment.objects.exists()


def test_page_is_rendered_again_once_when_its_comments_close(page):
    rules(close_after_days=10)
    now, closed = timezone.now(), []
    Page.objects.filter(pk=page.pk).update(first_published_at=now - 15 * DAY)
    listen = lambda page, **_signal: closed.append(page)  # noqa: E731
    comments_changed.connect(listen)
    try:
        forget(now)
        forget(now + DAY)
    finally:
        comments_changed.disconnect(listen)

    assert closed == [page.pk]


def test_expired_comment_with_replies_is_not_deleted(page):
    gone = comment(page, "gone", state="trash", removed_at=timezone.now() - 31 * DAY)
    between = comment(page, "between", gone)
    comment(page, "answer", between)
    between.delete()
    forget()

    assert Comment.objects.filter(text="answer").exists()
