"""The parts of displayed comments: settings of the site, URLs of a comment, threads, avatars and text."""

from datetime import timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.core.exceptions import ValidationError
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from wagtail.models import Page, Site

from intarsia.comments.display.avatars import initials, tone
from intarsia.comments.display.comments_html import (
    CommentsState,
    DisplayOptions,
    comment_url,
    comments_html,
    is_signed_page,
    settings_of,
    sign_page,
)
from intarsia.comments.display.text import text_html
from intarsia.comments.display.threads import Threads, page_number_of, threads_of
from intarsia.comments.models import Comment, CommentSettings, PageComments
from intarsia.pages.tests.sqlite_steps import steps_of_sqlite

from .builders import comment, rules

pytestmark = pytest.mark.django_db


def test_settings_are_those_of_the_page_s_site_or_of_the_given_one(page):
    other = Site.objects.create(hostname="other.example", root_page=Page.objects.get(depth=1))
    CommentSettings.objects.create(site=other, per_page=7)
    rules(per_page=3)

    assert settings_of(page).per_page == 3
    assert settings_of(page, other).per_page == 7
    # A page outside of all sites follows the default site.
    other.delete()
    outside = Page.objects.get(depth=1).add_child(instance=Page(title="Outside", slug="outside"))
    assert settings_of(outside).per_page == 3
    Site.objects.all().delete()
    assert settings_of(outside).pk is None


def test_a_page_shows_at_most_50_comments_also_of_a_site_that_chose_more_before():
    with pytest.raises(ValidationError, match="less than or equal to 50"):
        rules(per_page=51).full_clean()

    import_module("intarsia.comments.migrations.0014_at_most_50_per_page").lower_larger_numbers(apps, None)

    assert CommentSettings.objects.get().per_page == 50


def test_a_comment_has_a_url_on_its_page_and_a_waiting_one_that_of_the_page(page):
    shown, waiting = comment(page, "a"), comment(page, "b", state=Comment.State.WAITING)
    url = page.get_url()

    assert comment_url(shown, 1) == f"{url}#comment-{shown.pk}"
    assert comment_url(shown, 2).endswith(f"#comment-{shown.pk}") and not comment_url(shown, 2).startswith(f"{url}#")
    assert comment_url(waiting, 1) == url


def test_a_signature_is_that_of_one_page(page):
    assert is_signed_page(page.pk, sign_page(page.pk))
    assert not is_signed_page(page.pk, sign_page(page.pk + 1))
    assert not is_signed_page(page.pk, str(page.pk))


def test_hidden_comments_show_only_what_a_visitor_could_not_send(page):
    comment(page, "Seen by nobody")
    PageComments.objects.create(page=page, choice=PageComments.Choice.HIDDEN)
    assert comments_html(page) == ""

    html = comments_html(page, state=CommentsState(unsent="My own words"))
    assert "My own words" in html and "Seen by nobody" not in html and "<form" not in html


def test_closed_comments_without_any_are_not_shown(page):
    PageComments.objects.create(page=page, choice=PageComments.Choice.CLOSED)
    assert comments_html(page) == ""

    comment(page, "An earlier one")
    html = comments_html(page)
    assert "An earlier one" in html and 'name="comment"' not in html


def test_a_page_that_is_not_stored_has_no_comments():
    assert comments_html(Page(title="New")) == ""


@pytest.mark.parametrize(("heading", "inside"), [("h2", "h3"), ("h4", "h5")])
def test_headings_inside_are_one_level_below(heading, inside):
    assert DisplayOptions(heading=heading).heading_inside == inside


def test_a_visit_was_not_sent_if_it_has_a_notice():
    assert CommentsState(notice="Wait a minute.").has_errors
    assert not CommentsState().has_errors


def shown(page, number=1, per_page=2, depth=1):
    threads = threads_of(page, number, per_page, depth)
    return [one.comment.text for one in threads.nodes], threads.count, threads.page_number, threads.page_count


def test_threads_are_divided_into_pages_oldest_first(page):
    start = timezone.now()
    for number in range(5):
        comment(page, f"text {number}", posted=start + timedelta(minutes=number))
    first = Comment.objects.get(text="text 0")
    comment(page, "reply", first)

    assert shown(page) == (["text 0", "text 1"], 6, 1, 3)
    assert shown(page, 3) == (["text 4"], 6, 3, 3)
    assert shown(page, 0) == (["text 0", "text 1"], 6, 1, 3)
    assert shown(page, 9) == (["text 4"], 6, 3, 3)
    assert shown(page, 1, per_page=5)[3] == 1
    assert list(threads_of(page, 1, 2, 1).page_numbers) == [1, 2, 3]
    numbers = {one.text: page_number_of(one, 2) for one in Comment.objects.all()}
    assert numbers == {"text 0": 1, "text 1": 1, "text 2": 2, "text 3": 2, "text 4": 3, "reply": 1}


@pytest.mark.parametrize(
    ("number", "links"),
    [
        (1, [1, 2, 3, None, 400]),
        (4, [1, 2, 3, 4, 5, 6, None, 400]),
        (200, [1, None, 198, 199, 200, 201, 202, None, 400]),
        (397, [1, None, 395, 396, 397, 398, 399, 400]),
        (400, [1, None, 398, 399, 400]),
    ],
)
def test_links_lead_to_the_first_and_last_page_and_to_neighbors(number, links):
    assert Threads([], 10_000, number, 400).page_numbers == links


def test_a_page_of_threads_takes_four_queries_whatever_its_number_of_replies(page, django_assert_num_queries):
    top = comment(page, "top")
    for level in range(4):
        top = comment(page, f"reply {level}", top)

        with django_assert_num_queries(4):
            threads_of(page, 1, 20, 3)


def test_a_page_with_many_comments_costs_no_more_than_one_with_few(page):
    few = steps_with(page, 0, 300)
    many = steps_with(page, 300, 3000)

    # Only counting grows, by a few instructions for each comment.
    assert many <= few + 60


def steps_with(page, first, last):
    start = timezone.now()
    Comment.objects.bulk_create(
        Comment(
            page=page,
            name="Ana",
            text="x" * 500,
            state=Comment.State.APPROVED,
            digest=str(number),
            posted=start + timedelta(minutes=number),
        )
        for number in range(first, last)
    )
    with steps_of_sqlite() as steps:
        assert len(threads_of(page, 1, 20, 1).nodes) == 20
    return len(steps)


def test_comments_of_the_same_moment_keep_their_order(page):
    at = timezone.now()
    for number in range(3):
        comment(page, f"text {number}", posted=at)

    assert [page_number_of(one, 1) for one in Comment.objects.order_by("pk")] == [1, 2, 3]


def test_a_removed_comment_stays_for_its_replies_only(page):
    removed = comment(page, "removed")
    comment(page, "reply", removed)
    comment(page, "alone", state=Comment.State.SPAM)
    Comment.objects.filter(pk=removed.pk).update(state=Comment.State.SPAM)
    (thread,) = threads_of(page, 1, 9, 1).nodes

    assert (thread.is_gone, [one.comment.text for one in thread.replies]) == (True, ["reply"])
    assert not thread.replies[0].is_gone


def test_replies_beyond_the_depth_are_not_indented_and_name_what_they_answer(page):
    top = comment(page, "top", name="Ana")
    one = comment(page, "one", top, name="Ben")
    comment(page, "two", one, name="Cleo")
    (thread,) = threads_of(page, 1, 9, 1).nodes
    assert [(entry.comment.text, entry.in_reply_to) for entry in thread.replies] == [("one", ""), ("two", "Ben")]

    (thread,) = threads_of(page, 1, 9, 2).nodes
    assert [entry.comment.text for entry in thread.replies[0].replies] == ["two"]
    (thread,) = threads_of(page, 1, 9, 0).nodes
    assert thread.replies[0].in_reply_to == "Ana"


@pytest.mark.parametrize(
    ("name", "letters"),
    [("Ana Maria Prokop", "AP"), ("ana", "A"), ("- Ana -", "A"), ("7 of 9", "79"), ("…", "?"), ("", "?")],
)
def test_an_avatar_shows_the_first_and_the_last_initial(name, letters):
    assert initials(name) == letters


def test_an_avatar_has_one_of_six_colors_that_only_the_name_decides():
    tones = {tone(f"name {number}") for number in range(200)}

    assert tones == {1, 2, 3, 4, 5, 6}
    assert tone("Ana  Prokop ") == tone("ana prokop")


def test_text_is_paragraphs_and_links_that_help_no_spammer():
    long = "https://example.org/" + "a" * 60
    html = text_html(f'one\ntwo\n\n<b> rel="nofollow" {long}')

    assert html.startswith("<p>one<br>two</p>") and "&lt;b&gt;" in html
    assert html.count('rel="nofollow ugc"') == 1
    assert f'href="{long}"' in html and f">{long[:59]}…</a>" in html


def test_a_page_of_comments_is_read_in_the_order_of_an_index_also_after_analyze(page):
    steps_with(page, 0, 3000)
    for number, top in enumerate(Comment.objects.order_by("pk")[:300]):
        comment(page, f"reply {number}", top)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE intarsia_comments_comment")
    with CaptureQueriesContext(connection) as queries:
        threads_of(page, 1, 20, 3)
    shown = next(query["sql"] for query in queries if "ORDER BY" in query["sql"])
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            # Small tables are sorted otherwise.
            cursor.execute("SET LOCAL enable_seqscan = off")
            cursor.execute("SET LOCAL enable_bitmapscan = off")
            cursor.execute("SET LOCAL enable_sort = off")
        cursor.execute(f"EXPLAIN {'QUERY PLAN ' if connection.vendor == 'sqlite' else ''}{shown}")
        plan = str(cursor.fetchall())

    assert "TEMP B-TREE" not in plan and "Sort" not in plan
