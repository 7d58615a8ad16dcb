"""PROT-BDG-07: submitting comments."""

import pytest
from django.contrib.auth import get_user_model
from django.test import Client
from wagtail.models import Page, Site

from intarsia.comments.display.comments_html import comments_html
from intarsia.comments.models import Comment
from intarsia.comments.submit.storage import deliver
from intarsia.moderation.api import ModerationRecord, decide
from intarsia.pages.builder_field import empty_document
from intarsia.protection.models import JudgedSubmission, OwnText
from intarsia.protection.tests.senders import (
    ADVERTISING,
    BROWSER,
    QUESTION,
    by_a_person,
    by_a_robot,
    without_javascript,
)
from intarsia.protection.tests.work import solved
from intarsia.protection.texts.known import GROUPS
from intarsia.state.tests.metrics import counts, metrics_on

from .builders import comment, post, rules, written

__all__ = ["metrics_on"]
pytestmark = pytest.mark.django_db


def public(page) -> str:
    return Client().get(page.url).content.decode()


def proved(ip="192.0.2.7") -> dict[str, str]:
    """The event token that the site issues to this browser, and the work that the browser did."""
    own = BROWSER | {"host": "testserver", "sec-fetch-site": "same-origin"}
    report = {"findings": "[]", "user_agent": BROWSER["user-agent"]}
    given = Client(headers=own).post("/api/antispam/v1/bot_detector", report, REMOTE_ADDR=ip)
    work = Client(headers=own).post("/api/antispam/v1/proof", REMOTE_ADDR=ip)
    return {"ct_bot_detector_event_token": given.json()["event_token"], "intarsia_proof": solved(work.json())}


def only() -> Comment:
    return Comment.objects.get()


def test_PROT_BDG_07_comment_of_a_person_is_published_immediately(page):
    """PROT-BDG-07, PROT-SRV-14"""
    rules(approval="none")
    answer = post(page, written(page))

    assert "Your comment has been published" in answer.content.decode()
    assert (only().state, only().name, only().text, only().email) == ("approved", "Ana", QUESTION, "ana@example.org")
    assert QUESTION in public(page) and "ana@example.org" not in public(page)


def test_PROT_SRV_14_every_comment_is_judged_and_its_reasons_are_stored(page):
    """PROT-SRV-14"""
    post(page, written(page))

    assert only().record.form == "comments" and only().record == ModerationRecord.objects.get()
    assert not JudgedSubmission.objects.exists()


def test_PROT_BDG_05_badge_requires_a_person_and_automatic_approval(page):
    """PROT-BDG-05"""
    rules(approval="none")
    post(page, written(page) | proved())

    assert only().is_real_person
    assert "apbct-trp" in public(page)


def test_PROT_BDG_05_forged_signals_give_no_badge(page):
    """PROT-BDG-05"""
    rules(approval="none")
    post(page, written(page))
    post(page, written(page) | proved(ip="198.51.100.1") | {"comment": "Do you teach on Sundays, too?"})

    assert [one.is_real_person for one in Comment.objects.all()] == [False, False]


def test_PROT_BDG_05_comment_with_evidence_of_spam_has_no_badge(page):
    """PROT-BDG-05"""
    rules(approval="none")
    linked = "I wrote about the same course on https://courses.example.com/spoons, with pictures of every spoon."
    post(page, written(page) | proved() | {"comment": linked})

    comment = only()
    assert comment.record.outcome == "allow" and any(one["weight"] > 0 for one in comment.record.reasons)
    assert not comment.is_real_person


@pytest.mark.parametrize("approval", ["all", "first"])
def test_PROT_BDG_05_pending_comment_gets_no_badge_by_approval(page, approval):
    """PROT-BDG-05"""
    rules(approval=approval)
    post(page, written(page))

    assert (only().state, only().is_real_person) == ("waiting", False)


def test_PROT_BDG_05_comment_without_javascript_is_allowed_without_badge(page):
    """PROT-BDG-05"""
    rules(approval="none")
    post(page, written(page, without_javascript))

    assert (only().state, only().is_real_person) == ("approved", False)


@pytest.mark.parametrize("claimed", ["is_real_person", "state", "ct_real_user_badge_hash", "entry"])
def test_PROT_BDG_05_visitors_cannot_set_the_badge(page, claimed):
    """PROT-BDG-05"""
    post(page, written(page, without_javascript, **{claimed: "approved"}))

    assert (only().is_real_person, only().state) == (False, "waiting")


def test_pending_comment_is_shown_only_to_its_author(page):
    answer = post(page, written(page))

    assert "awaiting approval" in answer.content.decode() and QUESTION in answer.content.decode()
    assert "no-cache" in answer["Cache-Control"] and "private" in answer["Cache-Control"]
    assert QUESTION not in public(page)


def test_approved_author_is_not_held_again(page):
    rules(approval="first")
    comment(page, "Said before.", name="ana", email="ANA@example.org")
    post(page, written(page))

    assert Comment.objects.get(text=QUESTION).state == "approved"


def test_approved_author_is_not_held_again_where_users_have_no_email_field(page, monkeypatch):
    monkeypatch.setattr(get_user_model(), "EMAIL_FIELD", "no_such_field")
    rules(approval="first")
    comment(page, "Said before.", name="ana", email="ana@example.org")
    post(page, written(page))

    assert Comment.objects.get(text=QUESTION).state == "approved"


def test_PROT_SRV_14_held_comment_is_in_both_lists_and_decided_once(page):
    """PROT-SRV-14"""
    rules(approval="none")
    post(page, written(page, comment=ADVERTISING))
    record = ModerationRecord.objects.get(outcome="hold")
    assert only().state == "waiting" and only().record == record

    assert decide([record], "allow", None).done
    assert only().state == "approved" and not only().is_real_person


def test_PROT_SRV_14_blocked_comment_keeps_its_text_and_can_be_allowed(page):
    """PROT-SRV-14"""
    answer = post(page, written(page, by_a_robot, apbct__email_id__comments="x"))
    html = answer.content.decode()
    assert "message looks automated" in html and "CHECK OUT" in html
    assert not Comment.objects.exists()

    decide(ModerationRecord.objects.filter(outcome="block"), "allow", None)
    assert (only().state, only().text) == ("approved", ADVERTISING)
    assert only().record == ModerationRecord.objects.get() and not JudgedSubmission.objects.exists()


def test_comment_sent_twice_is_stored_and_judged_once(page):
    fields = written(page)
    first, second = post(page, fields), post(page, fields)

    assert Comment.objects.count() == ModerationRecord.objects.count() == 1
    assert "awaiting approval" in first.content.decode() and "awaiting approval" in second.content.decode()


def test_repeated_delivery_creates_one_comment(page):
    fields = {"name": "Ana", "email": "", "website": "", "text": "Hello", "page": page.pk, "parent": None}
    deliver(fields)
    deliver(fields)

    assert only().state == "approved"


def test_errors_are_shown_next_to_their_field_and_the_text_is_kept(page):
    html = post(page, written(page, email="ana")).content.decode()

    assert "Enter a valid email address." in html and QUESTION in html and 'value="Ana"' in html
    assert 'aria-invalid="true" aria-describedby="comment-email_helptext comment-email_error"' in html
    assert 'id="comment-email_error"' in html and '<a href="#comment-email">E-mail address</a>' in html
    assert not ModerationRecord.objects.exists()


@pytest.mark.parametrize(
    ("headers", "notice"),
    [({"sec-fetch-site": "cross-site"}, "has not been sent yet"), ({"sec-fetch-site": "none"}, "has not been")],
)
def test_form_from_another_site_is_not_stored_and_the_text_is_kept(page, headers, notice):
    html = post(page, written(page), **headers).content.decode()

    assert notice in html and QUESTION in html
    assert not Comment.objects.exists()


def test_a_comment_that_is_not_judged_is_counted_as_refused(page, metrics_on):
    post(page, written(page), **{"sec-fetch-site": "cross-site"})

    assert counts()['submissions_total{outcome="refused"}'] == 1


def test_reply_is_shown_below_its_parent(page):
    rules(approval="none")
    asked = comment(page, "Which glue?", name="Wim")
    html = Client().get(f"/comments/{page.pk}/?answer={asked.pk}").content.decode()
    assert "Reply to Wim" in html and f'name="answer" value="{asked.pk}"' in html

    post(page, written(page, by_a_person, answer=str(asked.pk)))
    answer = Comment.objects.get(text=QUESTION)
    assert (answer.parent, answer.thread) == (asked, asked)


def test_a_reply_to_a_full_thread_begins_another_one_that_says_what_it_answers(page, monkeypatch):
    monkeypatch.setattr("intarsia.comments.submit.storage.MAX_REPLIES", 2)
    rules(approval="none")
    asked = comment(page, "Which glue?", name="Wim")
    replies = [comment(page, f"Reply {number}", asked, name="Cleo") for number in range(2)]
    comment(page, "Bought elsewhere", asked, state="spam")

    post(page, written(page, by_a_person, answer=str(replies[1].pk)))

    answer = Comment.objects.get(text=QUESTION)
    assert (answer.parent, answer.thread) == (replies[1], None)
    assert public(page).count("in reply to Cleo") == 1

    Comment.objects.filter(pk=replies[1].pk).update(state="spam")
    assert "in reply to" not in comments_html(page)


@pytest.mark.parametrize("answer", ["0", "x", "99999999999999999999", "²", "-1"])
def test_reply_to_a_missing_comment_becomes_a_new_thread(page, answer):
    post(page, written(page, by_a_person, answer=answer))

    assert only().parent is None


@pytest.mark.parametrize("state", ["waiting", "spam", "trash"])
def test_a_comment_that_nobody_sees_cannot_be_replied_to(page, state):
    hidden = comment(page, "Never shown", name="Wim", state=state)
    html = Client().get(f"/comments/{page.pk}/?answer={hidden.pk}", follow=True).content.decode()
    post(page, written(page, by_a_person, answer=str(hidden.pk)))

    assert "Reply to" not in html and "Never shown" not in html
    assert Comment.objects.get(text=QUESTION).parent is None


def test_reply_forms_are_limited_per_client(page):
    asked = comment(page, "Which glue?")
    forms = [Client().get(f"/comments/{page.pk}/?answer={asked.pk}").status_code for _number in range(31)]

    assert forms == [200] * 30 + [302]


def test_line_breaks_in_a_name_never_reach_an_email(page):
    post(page, written(page, name="Ana\r\nBcc: all@example.org"))

    assert "\n" not in only().name


def test_url_of_an_own_comment_cannot_be_guessed(page):
    comment(page, "Secret", state="waiting")

    assert Client().get(f"/comments/{page.pk}/sent/1/").status_code == 302


@pytest.mark.parametrize(
    "changes", [{"name": "\u200b"}, {"name": "\ufeff\u00ad"}, {"name": "\u202a\u2069"}, {"comment": "\u200b\u2060"}]
)
def test_invisible_characters_are_no_name_and_no_comment(page, changes):
    answer = post(page, written(page) | changes)

    assert not Comment.objects.exists()
    assert "This field is required" in answer.content.decode()


def test_name_cannot_reverse_other_text(page):
    rules(approval="none")
    post(page, written(page) | {"name": "Evil\u202e\u2066eman"})

    assert only().name == "Evileman"


def test_a_name_keeps_the_joiners_of_its_script(page):
    post(page, written(page) | {"name": "\u0645\u06cc\u200c\u0646\u0627"})

    assert only().name == "\u0645\u06cc\u200c\u0646\u0627"


def test_known_email_with_another_name_is_held(page, django_user_model):
    comment(page, "Said before.", name="Wim", email="wim@example.org")
    django_user_model.objects.create_user("ida", email="ida@example.org", password="x")
    comment(page, name="Ida", email="ida@example.org", text="Another")
    rules(approval="first")

    for number, (name, email) in enumerate([("Mallory", "WIM@example.org"), ("Ida", "ida@example.org")]):
        post(page, written(page) | {"name": name, "email": email, "comment": f"{QUESTION} {number}"})
    post(page, written(page) | {"name": "wim", "email": "wim@example.org"})

    states = dict(Comment.objects.filter(text__startswith=QUESTION).values_list("name", "state"))
    assert states == {"Mallory": "waiting", "Ida": "waiting", "wim": "approved"}


def test_an_author_is_known_only_to_the_site_that_approved_a_comment(page):
    inside = page.add_child(instance=Page(title="Shop", slug="shop"))
    Site.objects.create(hostname="shop.example.org", root_page=inside)
    comment(inside, "Said in the shop.", name="Wim", email="wim@example.org")
    rules(approval="first")
    post(page, written(page) | {"name": "Wim", "email": "wim@example.org"})

    assert Comment.objects.get(page=page).state == "waiting"


def test_rate_limit_keeps_the_text(page):
    for number in range(12):
        answer = post(page, written(page) | {"comment": f"{QUESTION} {number}"})

    assert "Too many comments within a minute" in answer.content.decode()
    assert f"{QUESTION} 11" in answer.content.decode()
    assert Comment.objects.count() + ModerationRecord.objects.filter(outcome="block").count() <= 12


def test_form_stays_valid_after_a_key_rotation(page, settings):
    fields = written(page)
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another one", [settings.SECRET_KEY]
    post(page, fields)

    assert only().text == QUESTION


def test_form_shows_custom_texts(page):
    OwnText.objects.create(site=page.get_site(), language="en", name=next(iter(GROUPS["forms"])), text="Leave me empty")

    assert "Leave me empty" in public(page)


def test_PROT_SRV_10_test_is_judged_even_if_the_comment_exists(page, client, admin_user):
    """PROT-SRV-10"""
    rules(approval="none")
    post(page, written(page))
    client.force_login(admin_user)
    client.post("/admin/protection_test/test/", {"url": page.url})

    answer = client.post(f"/comments/{page.pk}/", written(page), headers=BROWSER)

    assert "This was a test: nothing was stored or sent." in answer.content.decode()
    assert Comment.objects.count() == 1


def test_tests_by_staff_do_not_count_against_the_rate_limit(page, client, admin_user):
    client.force_login(admin_user)
    client.post("/admin/protection_test/test/", {"url": page.url})
    for number in range(12):
        fields = written(page, comment=f"Which glue, number {number}?")
        answer = client.post(f"/comments/{page.pk}/", fields, headers=BROWSER, REMOTE_ADDR="192.0.2.7")
        assert "This was a test" in answer.content.decode()

    assert "Too many comments" not in post(page, written(page)).content.decode()
    assert Comment.objects.count() == 1


def test_PROT_SRV_10_pages_with_comments_are_offered_for_a_test(page, client, admin_user):
    """PROT-SRV-10"""
    comment(page)
    client.force_login(admin_user)

    assert f'<option value="{page.url}">Warm glue</option>' in client.get("/admin/protection_test/").content.decode()


@pytest.mark.parametrize("approval", ["none", "all"])
def test_PROT_BDG_07_visitor_is_thanked_if_the_page_no_longer_shows_comments(page, approval):
    """PROT-BDG-07"""
    rules(approval=approval)
    page.document = empty_document()
    page.save_revision().publish()
    html = post(page, written(page)).content.decode()

    assert Comment.objects.get().state == ("approved" if approval == "none" else "waiting")
    assert (
        "Thank you. Your comment was saved." in html and "does not show comments" in html and "was not sent" not in html
    )
    assert f'href="{page.url}"' in html and 'name="robots" content="noindex"' in html


JSON = {"accept": "application/json"}


def test_PROT_BLK_02_script_gets_the_result_as_json(page):
    """PROT-BLK-02"""
    wrong = post(page, written(page, email="nobody"), **JSON)
    refused = post(page, written(page, by_a_robot, apbct__email_id__comments="x"), **JSON)
    taken = post(page, written(page), **JSON)

    assert (wrong.status_code, list(wrong.json()["errors"])) == (422, ["email"])
    assert refused.status_code == 200 and refused.json()["apbct"]["blocked"] is True
    assert set(refused.json()["apbct"]) == {"blocked", "comment", "stop_script"}
    assert taken.json() == {"success": True} and Comment.objects.count() == 1
