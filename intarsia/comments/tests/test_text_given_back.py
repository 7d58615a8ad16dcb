"""PROT-BDG-07: a comment that cannot be accepted any more returns the text with the reason."""

import pytest
from django.test import Client

from intarsia.comments.models import Comment, PageComments
from intarsia.moderation.models import ModerationRecord
from intarsia.pages.builder_field import empty_document
from intarsia.protection.tests.senders import BROWSER, QUESTION

from .builders import comment, post, rules, written

pytestmark = pytest.mark.django_db

CLOSED = "Your comment was not sent"
OTHERS = "Said by somebody else."
CONTENT_TYPE = "multipart/form-data; boundary=x"


@pytest.fixture(autouse=True)
def nothing_is_stored(db):
    yield
    assert (
        not Comment.objects.exclude(text=OTHERS).exists()
        and not ModerationRecord.objects.exclude(comment__text=OTHERS).exists()
    )


def without_its_comments(page) -> None:
    page.document = empty_document()
    page.save_revision().publish()


def now_private(page) -> None:
    page.view_restrictions.create(restriction_type="login")


def sent(page, body: bytes, content_type: str) -> tuple[int, str]:
    headers = BROWSER | {"sec-fetch-site": "same-origin"}
    answer = Client(headers=headers).post(f"/comments/{page.pk}/", body, content_type)
    return answer.status_code, answer.content.decode()


def test_closing_comments_meanwhile_keeps_the_text_without_a_form(page):
    rules(is_open=False)
    html = post(page, written(page)).content.decode()

    assert CLOSED in html and QUESTION in html
    assert "<form" not in html and "Warm glue" in html


def test_hiding_comments_meanwhile_keeps_the_text_and_shows_no_comments(page):
    comment(page, OTHERS)
    PageComments.objects.create(page=page, choice="hidden")
    html = post(page, written(page)).content.decode()

    assert CLOSED in html and QUESTION in html
    assert OTHERS not in html and "<form" not in html
    assert 'id="comments"' not in Client().get(page.url).content.decode()


def test_text_is_shown_on_its_own_page_if_the_page_has_no_comments(page):
    without_its_comments(page)
    html = post(page, written(page) | {"mark": "forged"}).content.decode()

    assert "does not show comments" in html and QUESTION in html


@pytest.mark.parametrize("leave", [lambda page: page.unpublish(), lambda page: page.delete(), now_private])
def test_removed_page_returns_the_text(page, leave):
    fields = written(page)
    address = page.pk
    leave(page)
    page.pk = address
    answer = post(page, fields)

    assert answer.status_code == 404
    assert "Your comment was not sent" in answer.content.decode() and QUESTION in answer.content.decode()
    assert "no-store" in answer["Cache-Control"] and answer["X-Robots-Tag"] == "noindex"


def test_text_is_returned_only_to_forms_of_the_page(page):
    fields = written(page) | {"mark": "forged"}
    page.unpublish()

    answer = post(page, fields)
    assert answer.status_code == 404 and QUESTION not in answer.content.decode()
    assert Client().get("/comments/999999/").status_code == 404


@pytest.mark.parametrize("mark", ["forged", ""])
def test_unsigned_form_is_shown_again_with_the_text(page, mark):
    html = post(page, written(page) | {"mark": mark}).content.decode()

    assert "has not been sent yet" in html and QUESTION in html and "<form" in html


@pytest.mark.parametrize("close", [{"is_open": False}, {"is_open": True}])
def test_closed_or_hidden_comments_have_no_reply_form(page, close):
    asked = comment(page, OTHERS)
    rules(**close)
    if close["is_open"]:
        PageComments.objects.create(page=page, choice="hidden")
    answer = Client().get(f"/comments/{page.pk}/?answer={asked.pk}")

    assert (answer.status_code, answer.url) == (302, f"{page.url}#comments")


@pytest.mark.parametrize(
    ("body", "content_type", "status"),
    [
        (b"comment=" + b"x" * 1_000_000, "application/x-www-form-urlencoded", 413),
        (b"comment=" + b"x" * 4_000_000, "application/x-www-form-urlencoded", 413),
        (b"&".join(b"a%d=1" % number for number in range(2000)), "application/x-www-form-urlencoded", 400),
        (b"--x\r\nContent-Disposition: form-data; name=", CONTENT_TYPE, 400),
        (b"not a form", CONTENT_TYPE, 400),
        (b"not a form", "multipart/form-data", 400),
        (b'{"comment": ', "application/json", 400),
        (b"[" * 5000, "application/json", 400),
        (b"comment=hello", "application/octet-stream", 400),
    ],
)
def test_unreadable_request_shows_an_error_on_the_page(page, body, content_type, status):
    got, html = sent(page, body, content_type)

    assert got == status and "was not saved" in html
    assert "Traceback" not in html and "Warm glue" in html and "<form" in html
    assert sent(page, body, content_type)[0] == status
