"""PROT-BDG-07: moderators are notified by e-mail, also after crashes and failures."""

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
from intarsia.comments.notifications import notify_now
from intarsia.protection.privacy.retention import forget

from .builders import comment, home, rules
from .mail_server import mail_server

pytestmark = pytest.mark.django_db

SOON = timedelta(minutes=5)


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


def test_moderators_are_notified_once(page):
    rules(mail_to="one@example.org, two@example.org")
    waiting(page)

    assert (notify_now(), notify_now()) == (1, 0)
    assert mail.outbox[0].to == ["one@example.org", "two@example.org"]
    assert "Which glue?" in mail.outbox[0].body and "/admin/visitor_comments/inspect/" in mail.outbox[0].body


@pytest.mark.parametrize(("mail_to", "scheduled"), [("one@example.org", 1), ("", 0)])
def test_notification_is_scheduled_only_if_somebody_is_to_get_it(
    page, django_capture_on_commit_callbacks, mail_to, scheduled
):
    rules(mail_to=mail_to)

    with django_capture_on_commit_callbacks() as callbacks:
        notifications.notify_moderators()

    assert len(callbacks) == scheduled


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
    for number in range(notifications.IN_ONE_MAIL + 3):
        waiting(page, f"number {number}.")

    assert (notify_now(), len(mail.outbox)) == (notifications.IN_ONE_MAIL + 3, 1)
    assert "number 0." in mail.outbox[0].body and "number 20." not in mail.outbox[0].body
    assert "And 3 more" in mail.outbox[0].body and comments() == 0


@pytest.mark.parametrize("manner", ["refuses", "silent"])
def test_failed_notification_is_sent_with_the_next_one(page, server, monkeypatch, manner):
    monkeypatch.setattr(notifications, "LONGEST_SILENCE", 0.1)
    rules(mail_to="one@example.org")
    waiting(page)
    server.manner = manner
    assert (notify_now(), comments()) == (0, 1)
    server.manner = "takes"

    assert (notify_now(), comments(), len(server.mails)) == (1, 0, 1)


def test_timeout_of_the_mail_server_is_a_setting(page, server, settings, monkeypatch):
    monkeypatch.setattr(notifications, "LONGEST_SILENCE", 3600)
    settings.EMAIL_TIMEOUT = 0.1
    rules(mail_to="one@example.org")
    waiting(page)
    server.manner = "silent"

    assert notify_now() == 0


def test_notification_of_a_crashed_process_is_sent_after_its_lease(page):
    rules(mail_to="one@example.org", notifying_until=timezone.now() + SOON)
    waiting(page)
    assert (notify_now(), comments()) == (0, 1)
    rules(notifying_until=timezone.now() - SOON)

    assert (notify_now(), comments()) == (1, 0)


def test_hourly_run_sends_outstanding_notifications(page):
    rules(mail_to="one@example.org")
    waiting(page)
    forget()

    assert (len(mail.outbox), comments()) == (1, 0)


class WhileSomebodyWrites(EmailBackend):
    """Another process stores a comment while the first e-mail is being sent and the site is leased."""

    def send_messages(self, messages) -> int:
        if len(mail.outbox) == 0:
            waiting(Page.objects.get(slug="warm-glue"), "Written meanwhile.")
            assert notify_now() == 0
        return super().send_messages(messages)


def test_comment_posted_during_sending_is_notified_afterwards(page, settings):
    settings.EMAIL_BACKEND = f"{__name__}.WhileSomebodyWrites"
    rules(mail_to="one@example.org")
    waiting(page)

    assert (notify_now(), comments()) == (2, 0)
    assert ["Written meanwhile." in sent.body for sent in mail.outbox] == [False, True]


def test_each_site_notifies_its_own_moderators(page):
    rules(mail_to="one@example.org")
    inside = home().add_child(instance=Page(title="Shop", slug="shop"))
    shop = Site.objects.create(hostname="shop.example.org", root_page=inside)
    CommentSettings.objects.create(site=shop, mail_to="shop@example.org")
    waiting(page, "Which glue?")
    waiting(inside, "Which saw?")

    assert notify_now() == 2
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
