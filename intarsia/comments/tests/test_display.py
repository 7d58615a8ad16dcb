"""The comments on a page: threads and further pages, the same for all visitors."""

import re
from datetime import timedelta

import pytest
from django.db import connection
from django.template import Context, Template
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from django.utils.translation import override

from intarsia.comments.display.avatars import initials, tone
from intarsia.comments.display.comments_html import comments_html
from intarsia.comments.display.text import text_html
from intarsia.comments.display.threads import page_number_of, threads_of
from intarsia.comments.models import Comment, PageComments
from intarsia.comments.submit import views

from .builders import comment, rules

pytestmark = pytest.mark.django_db


def outline(nodes) -> list:
    return [(one.comment.text, outline(one.replies)) if one.replies else one.comment.text for one in nodes]


def test_replies_are_nested_up_to_the_maximum_depth(page):
    first = comment(page, "1")
    second = comment(page, "2", first)
    third = comment(page, "3", second)
    fourth = comment(page, "4", third)
    comment(page, "5", fourth)

    assert outline(threads_of(page, 1, 20, 6).nodes) == [("1", [("2", [("3", [("4", ["5"])])])])]
    assert outline(threads_of(page, 1, 20, 1).nodes) == [("1", ["2", "3", "4", "5"])]
    assert threads_of(page, 1, 20, 1).nodes[0].replies[1].in_reply_to == "Ana Prokop"


def test_only_approved_comments_are_shown_and_replies_stay(page):
    gone = comment(page, "gone", state="trash")
    comment(page, "answer", gone)
    for state in ("waiting", "spam", "trash"):
        comment(page, f"is {state}", state=state)
    html = comments_html(page)

    assert "This comment has been removed." in html and "answer" in html
    assert ">gone<" not in html and "is waiting" not in html and "is spam" not in html


def test_number_of_queries_is_independent_of_the_number_of_comments(page, django_assert_num_queries):
    first = comment(page, "1")
    # Wagtail caches its sites.
    comments_html(page)
    with CaptureQueriesContext(connection) as for_one:
        comments_html(page)
    for number in range(12):
        comment(page, f"answer {number}", comment(page, f"again {number}", first))
        comment(page, f"own {number}")

    with django_assert_num_queries(len(for_one)):
        comments_html(page)


def test_comments_are_paginated_the_same_way_for_everybody(page):
    rules(per_page=2)
    made = [comment(page, f"comment number {number}") for number in range(5)]
    first = Client().get(page.url).content.decode()
    third = Client().get(f"/comments/{page.pk}/3/")

    assert "comment number 1" in first and "comment number 2" not in first
    assert f'href="/comments/{page.pk}/3/#comments"' in first
    assert "comment number 4" in third.content.decode() and f"comments-{page.pk}" in third["X-Intarsia-Tags"]
    assert [page_number_of(one, 2) for one in made] == [1, 1, 2, 2, 3]


@pytest.mark.parametrize(("number", "leads_to"), [(1, ""), (0, ""), (9, "3/")])
def test_missing_page_of_comments_redirects_to_an_existing_one(page, number, leads_to):
    rules(per_page=2)
    for number_of_comment in range(5):
        comment(page, f"{number_of_comment}")
    answer = Client().get(f"/comments/{page.pk}/{number}/")

    assert answer.status_code == 302
    assert answer["Location"].endswith((f"/comments/{page.pk}/{leads_to}" if leads_to else page.url) + "#comments")


def test_page_contains_no_data_of_the_visitor(page):
    comment(page, "Hello")
    answer = Client().get(page.url)
    other = Client(REMOTE_ADDR="192.0.2.9", headers={"user-agent": "another"}).get(page.url)

    assert answer.content == other.content
    assert not answer.cookies and "csrfmiddlewaretoken" not in answer.content.decode()
    assert f"comments-{page.pk}" in answer["X-Intarsia-Tags"]


def test_text_is_escaped_and_links_get_nofollow_and_ugc():
    html = text_html('<script>alert(1)</script> see https://example.org/a?b=1&c="x" and\n\nmore')

    assert "<script" not in html and "&lt;script&gt;" in html
    assert 'rel="nofollow ugc"' in html and html.count("<p>") == 2


def test_PROT_DEC_25_a_guess_in_a_comment_has_another_token_than_in_the_page_and_in_other_comments(page):
    """PROT-DEC-25: otherwise visitors could confirm a contact of the page by writing their guess."""
    for name in ("Ana", "Wim"):
        comment(page, "Write to wim@example.org", name=name, email=f"{name}@example.org")
    shown = Client().get(page.url).content.decode()
    tag = Template("{% load visitor_comments %}{% comments %}").render(Context({"page": page}))

    for html in (shown, tag):
        assert len(set(re.findall(r'data-original-string="([^"]+)"', html))) == 2


def test_PROT_ENC_email_in_a_comment_is_encoded(page):
    comment(page, "Write to wim@example.org", name="Wim")

    html = Client().get(page.url).content.decode()
    assert "wim@example.org" not in html and "data-original-string" in html


@pytest.mark.parametrize(
    ("name", "sign"), [("Ana Prokop", "AP"), ("ana", "A"), ("Émile de la Tour", "ÉT"), ("…", "?"), ("李 雷", "李雷")]
)
def test_avatar_depends_on_the_name_only(name, sign):
    assert initials(name) == sign
    assert 1 <= tone(name) <= 6 and tone(name) == tone(name.upper())


def test_closed_comments_stay_visible_without_a_form(page):
    comment(page, "Hello")
    PageComments.objects.create(page=page)
    html = comments_html(page)

    assert "Hello" in html and "Comments are closed." in html and "<form" not in html and 'name="answer"' not in html


def test_hidden_comments_are_not_shown(page):
    comment(page, "Hello")
    PageComments.objects.create(page=page, choice="hidden")

    assert comments_html(page) == ""


def test_comments_close_after_the_number_of_days_of_the_site(page):
    comment(page, "Hello")
    rules(close_after_days=10)
    assert "<form" in comments_html(page)
    page.first_published_at = timezone.now() - timedelta(days=11)
    page.save()

    assert "<form" not in comments_html(page)


def test_website_field_depends_on_the_settings(page):
    assert "Website" not in comments_html(page)
    rules(asks_website=True)
    comment(page, "Hello", website="https://example.org/")

    assert "Website" in comments_html(page) and 'href="https://example.org/" rel="nofollow ugc"' in comments_html(page)


def test_browsers_fill_in_name_email_and_website(page):
    """WCAG 1.3.5"""
    rules(asks_website=True)
    shown = comments_html(page)

    for name, token in (("name", "name"), ("email", "email"), ("website", "url")):
        assert f'autocomplete="{token}"' in re.search(rf'<input[^>]*name="{name}"[^>]*>', shown)[0]


def test_deleting_a_page_deletes_its_comments(page):
    comment(page, "answer", comment(page, "Hello"))
    page.delete()

    assert not Comment.objects.exists()


def test_page_has_no_links_to_reply_forms(page):
    one = comment(page, "Hello")
    html = comments_html(page)

    assert f'name="answer" value="{one.pk}"' in html and f"/comments/{page.pk}/?" not in html
    assert 'href="/comments/' not in html


def test_requesting_many_reply_forms_redirects_to_the_cached_page(page, monkeypatch):
    monkeypatch.setattr(views, "REPLY_FORMS_PER_MINUTE", 1)
    one = comment(page, "Hello")
    url = f"/comments/{page.pk}/?answer={one.pk}"
    answers = [Client().get(url, REMOTE_ADDR="192.0.2.99") for _ in range(2)]

    assert (answers[0].status_code, answers[1].status_code) == (200, 302)
    assert answers[1].url == f"{page.url}#comment-form"


@pytest.mark.parametrize(("language", "title"), [("de", "1 Kommentar<"), ("fr", "1 commentaire<")])
def test_comments_are_shown_in_the_active_language(page, language, title):
    comment(page)
    with override(language):
        assert title in comments_html(page)
