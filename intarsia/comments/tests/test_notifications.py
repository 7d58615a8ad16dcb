"""PROT-BDG-07: moderators are notified by e-mail, also after crashes and failures."""

import random
from datetime import timedelta
from email import message_from_string
from email.policy import default

import pytest
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from django.utils import timezone
from wagtail.models import Page, Site

from intarsia.comments import notifications
from intarsia.comments.models import Comment, CommentSettings
from intarsia.comments.notifications import notify_moderators, notify_site
from intarsia.jobs.back_off import MAX_PAUSE, pause_after
from intarsia.jobs.models import Job
from intarsia.jobs.registry import job_types

from .builders import comment, home, post, rules, written
from .mail_server import mail_server

pytestmark = pytest.mark.django_db


@pytest.fixture
def server(settings):
    with mail_server() as started:
        settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
        settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", started.port
        yield started


def waiting(page, text="Which glue?", **fields) -> Comment:
    return comment(page, text, state="waiting", **fields)


def comments() -> int:
    return Comment.objects.filter(notified_at=None).count()


def notify_now() -> int:
    return notify_site(Site.objects.get(is_default_site=True).pk)


def test_moderators_are_notified_once(page):
    rules(mail_to="one@example.org, two@example.org")
    waiting(page)

    assert (notify_now(), notify_now()) == (1, 0)
    assert mail.outbox[0].to == ["one@example.org", "two@example.org"]
    assert mail.outbox[0].extra_headers["Auto-Submitted"] == "auto-generated"
    assert "Which glue?" in mail.outbox[0].body and "/admin/visitor_comments/inspect/" in mail.outbox[0].body


@pytest.mark.parametrize(("mail_to", "enqueued"), [("one@example.org", 1), ("", 0)])
def test_job_is_enqueued_only_if_somebody_is_to_get_the_mail(page, mail_to, enqueued):
    rules(mail_to=mail_to)

    notify_moderators(waiting(page))

    assert Job.objects.count() == enqueued


def test_sent_comment_is_notified_by_a_job(page, run_jobs):
    rules(mail_to="one@example.org")
    post(page, written(page))
    assert (comments(), mail.outbox) == (1, [])

    run_jobs()

    assert (comments(), len(mail.outbox)) == (0, 1)


def test_several_new_comments_share_one_email(page, server):
    rules(mail_to="one@example.org")
    waiting(page, "Which glue?", name="Wim")
    comment(page, "The warm one.", name="Lene")

    assert notify_now() == 2
    sent = message_from_string(server.mails[0], policy=default)
    text = sent.get_content()
    assert len(server.mails) == 1 and sent["Subject"].startswith("New comments (2): ")
    assert all(words in text for words in ("Warm glue", "Wim", "Which glue?", "Lene", "The warm one."))
    assert "pending" in text and "approved" in text and text.count("/inspect/") == 2


def test_email_shows_the_first_comments_and_counts_the_others(page):
    rules(mail_to="one@example.org")
    for number in range(notifications.MAX_COMMENTS_PER_MAIL + 3):
        waiting(page, f"number {number}.")

    assert (notify_now(), len(mail.outbox)) == (notifications.MAX_COMMENTS_PER_MAIL + 3, 1)
    assert "number 0." in mail.outbox[0].body and "number 20." not in mail.outbox[0].body
    assert "And 3 more" in mail.outbox[0].body and comments() == 0


def test_moderators_get_no_email_about_comments_of_staff(page, admin_user):
    rules(mail_to="one@example.org")
    comment(page, "Thank you all.", author=admin_user)

    assert (notify_now(), mail.outbox) == (0, [])


def test_a_first_moderator_gets_no_email_about_comments_of_earlier_days(page):
    rules(mail_to="one@example.org")
    Comment.objects.filter(pk=waiting(page, "An old one.").pk).update(posted=timezone.now() - timedelta(days=3))
    Comment.objects.filter(pk=waiting(page, "A recent one.").pk).update(posted=timezone.now() - timedelta(days=1))

    assert notify_now() == 1
    assert "A recent one." in mail.outbox[0].body and "An old one." not in mail.outbox[0].body


@pytest.mark.parametrize("manner", ["refuses", "silent"])
def test_failed_notification_is_sent_later(page, server, monkeypatch, run_jobs, manner):
    monkeypatch.setattr(notifications, "MAX_SILENCE_SECONDS", 0.1)
    rules(mail_to="one@example.org")
    notify_moderators(waiting(page))
    server.manner = manner
    assert (run_jobs(), comments(), Job.objects.get().state) == (1, 1, Job.State.WAITING)
    server.manner = "takes"

    assert (run_jobs(after=MAX_PAUSE), comments(), len(server.mails)) == (1, 0, 1)


def test_last_attempt_is_made_before_the_comment_is_too_old_for_a_mail(monkeypatch):
    monkeypatch.setattr(random, "uniform", lambda _least, most: most)
    notify = job_types()[notifications.NOTIFY]
    until_last_attempt = sum((pause_after(number) for number in range(1, notify.attempts)), timedelta())

    assert until_last_attempt < notifications.OLDEST_AGE < until_last_attempt + pause_after(notify.attempts)


def test_jobs_of_two_processes_do_not_send_the_same_comments():
    assert job_types()[notifications.NOTIFY].serial is True


def test_timeout_of_the_mail_server_is_a_setting(page, server, settings, monkeypatch):
    monkeypatch.setattr(notifications, "MAX_SILENCE_SECONDS", 3600)
    settings.EMAIL_TIMEOUT = 0.1
    rules(mail_to="one@example.org")
    waiting(page)
    server.manner = "silent"

    with pytest.raises(OSError):
        notify_now()


def test_second_job_of_a_burst_of_comments_sends_nothing(page, run_jobs):
    rules(mail_to="one@example.org")
    for text in ("Which glue?", "Which saw?"):
        notify_moderators(waiting(page, text))

    assert (run_jobs(), len(mail.outbox), comments()) == (2, 1, 0)


class WhileSomebodyWrites(EmailBackend):
    """Another process stores a comment while the first e-mail is being sent."""

    def send_messages(self, messages) -> int:
        if len(mail.outbox) == 0:
            notify_moderators(waiting(Page.objects.get(slug="warm-glue"), "Written meanwhile."))
        return super().send_messages(messages)


def test_comment_posted_during_sending_is_notified_afterwards(page, settings, run_jobs):
    settings.EMAIL_BACKEND = f"{__name__}.WhileSomebodyWrites"
    rules(mail_to="one@example.org")
    notify_moderators(waiting(page))

    assert (run_jobs(), comments()) == (2, 0)
    assert ["Written meanwhile." in sent.body for sent in mail.outbox] == [False, True]


def test_each_site_notifies_its_own_moderators(page):
    rules(mail_to="one@example.org")
    inside = home().add_child(instance=Page(title="Shop", slug="shop"))
    shop = Site.objects.create(hostname="shop.example.org", root_page=inside)
    CommentSettings.objects.create(site=shop, mail_to="shop@example.org")
    waiting(page, "Which glue?")
    waiting(inside, "Which saw?")

    assert (notify_now(), notify_site(shop.pk)) == (1, 1)
    body_by_recipient = {sent.to[0]: sent.body for sent in mail.outbox}
    assert (
        "Which glue?" in body_by_recipient["one@example.org"] and "Which saw?" in body_by_recipient["shop@example.org"]
    )
    assert "Which saw?" not in body_by_recipient["one@example.org"]


def test_line_breaks_in_a_title_do_not_split_the_subject(page):
    rules(mail_to="one@example.org")
    page.title = "Glue\nBcc: all@example.org"
    page.save()
    waiting(page)

    assert notify_now() == 1
