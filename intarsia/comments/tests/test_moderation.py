"""PROT-BDG-07: comments in Wagtail's admin; a decision applies to both lists."""

import re

import pytest
from bs4 import BeautifulSoup
from django.contrib.auth.models import Group, Permission
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import NoReverseMatch, reverse

from intarsia.comments import moderation
from intarsia.comments.api import forget_comments_of
from intarsia.comments.models import Comment, PageComments
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.encoding import tokens
from intarsia.protection.models import ContactSettings, OwnText
from intarsia.protection.tests.messages import message
from intarsia.protection.tests.senders import ADVERTISING, by_a_robot

from .builders import comment, post, rules, written

pytestmark = pytest.mark.django_db

LIST, BULK = "/admin/visitor_comments/", "/admin/bulk/intarsia_moderation/moderationrecord/"


@pytest.fixture
def owner(client, admin_user):
    client.force_login(admin_user)
    return client


def decide(owner, which: Comment, decision: str):
    return owner.post(f"{LIST}decide/{which.pk}/", {"decision": decision}, follow=True)


def held(page) -> tuple[Comment, ModerationRecord]:
    rules(approval="none")
    post(page, written(page, comment=ADVERTISING))
    return Comment.objects.get(), ModerationRecord.objects.get()


def test_PROT_BDG_04_list_opens_with_pending_comments_and_marks_real_persons(page, owner):
    """PROT-BDG-04, PROT-BDG-07"""
    comment(page, "read before", is_real_person=True)
    comment(page, "not read yet", state="waiting")
    waiting, approved = (owner.get(LIST + query).content.decode() for query in ("", "?show=approved"))

    assert "not read yet" in waiting and "read before" not in waiting
    assert "column-author" in approved and "apbct-trp" in approved and "apbct-trp" not in waiting
    assert "trpContentLearnMore" in approved and reverse("visitor_comments:badge") in approved


@pytest.mark.parametrize(
    ("decision", "state"), [("approve", "approved"), ("spam", "spam"), ("trash", "trash"), ("restore", "waiting")]
)
def test_PROT_BDG_07_moderator_decides_about_a_pending_comment(page, owner, decision, state):
    """PROT-BDG-07"""
    one = comment(page, state="waiting")
    assert decide(owner, one, decision).status_code == 200

    one.refresh_from_db()
    assert one.state == state


def test_comment_with_replies_cannot_be_deleted_directly(page, owner):
    one = comment(page)
    answer = comment(page, "an answer", one)
    assert owner.post(f"{LIST}delete/{one.pk}/").status_code == 404
    listed, inspected = owner.get(f"{LIST}?show=all"), owner.get(f"{LIST}inspect/{one.pk}/")

    assert "/delete/" not in listed.content.decode() + inspected.content.decode()
    assert set(Comment.objects.all()) == {one, answer}


def test_list_names_the_status_like_its_filter(page, owner):
    comment(page)
    trashed = comment(page, "Another one")
    decide(owner, trashed, "trash")
    html = owner.get(f"{LIST}?show=all").content.decode()

    assert [len(re.findall(rf"<td[^>]*>\s*{status}\s*</td>", html)) for status in ("Approved", "Trash")] == [1, 1]


@pytest.mark.parametrize(("decision", "has_undo"), [("approve", False), ("spam", True), ("trash", True)])
def test_only_a_decision_that_hides_a_comment_can_be_undone_in_its_message(page, owner, decision, has_undo):
    report = decide(owner, comment(page, state="waiting"), decision).content.decode()

    assert ('value="restore">Undo</button>' in report) is has_undo


@pytest.mark.parametrize("decision", ["spam", "trash"])
def test_comment_restored_after_it_was_hidden_gets_its_previous_status(page, owner, decision):
    one = comment(page)
    report = decide(owner, one, decision).content.decode()
    assert f'name="seen" value="{one.record.pk}:{decision}"' in report
    assert "Ana Prokop" not in Client().get(page.url).content.decode()
    decide(owner, one, "restore")

    one.refresh_from_db()
    assert one.state == one.record.subject.state == "approved" and one.record.removed_at is None


def test_PROT_BDG_05_manual_approval_gives_no_badge(page, owner):
    """PROT-BDG-05"""
    one = comment(page, state="waiting")
    decide(owner, one, "approve")

    one.refresh_from_db()
    assert not one.is_real_person


@pytest.mark.parametrize(("decision", "state"), [("allow", "approved"), ("spam", "spam")])
def test_decision_about_the_message_applies_to_the_comment(page, owner, decision, state):
    one, entry = held(page)
    owner.post(f"/admin/protection_messages/decide/{entry.pk}/", {"decision": decision})

    one.refresh_from_db()
    assert one.state == state
    assert not ModerationRecord.objects.waiting().exists()


@pytest.mark.parametrize("decision", ["approve", "spam"])
def test_decision_about_the_comment_applies_to_the_message(page, owner, decision):
    one, entry = held(page)
    assert ModerationRecord.objects.waiting().exists()
    decide(owner, one, decision)

    entry.refresh_from_db()
    assert not ModerationRecord.objects.waiting().exists()
    assert entry.was_released == (decision == "approve") and (entry.status == "spam") == (decision == "spam")
    assert Comment.objects.count() == 1


def test_restored_from_spam_both_are_pending_again(page, owner):
    one, entry = held(page)
    decide(owner, one, "spam")
    decide(owner, one, "restore")
    one.refresh_from_db(), entry.refresh_from_db()

    assert (one.state, entry.status, entry.delivered_at) == ("waiting", "waiting", None)


def test_published_comment_is_removed_if_its_message_is_marked_as_spam(page, owner):
    rules(approval="none")
    post(page, written(page))
    entry = ModerationRecord.objects.get()
    answer = owner.post(f"/admin/protection_messages/decide/{entry.pk}/", {"decision": "spam"}, follow=True)
    assert Comment.objects.get().state == "spam" and "cannot be taken back" not in answer.context["messages"]
    owner.post(f"/admin/protection_messages/decide/{entry.pk}/", {"decision": "allow"})

    assert Comment.objects.get().state == "approved"


def test_blocked_and_later_allowed_comment_can_be_marked_as_spam(page, owner):
    post(page, written(page, by_a_robot, apbct__email_id__comments="x"))
    entry = ModerationRecord.objects.get()
    for decision, state in (("allow", "approved"), ("spam", "spam")):
        owner.post(f"/admin/protection_messages/decide/{entry.pk}/", {"decision": decision})
        assert Comment.objects.get().state == state


def test_replying_approves_the_comment_and_names_the_site_team(page, owner, admin_user):
    one = comment(page, "Which glue?", state="waiting")
    owner.post(f"{LIST}answer/{one.pk}/", {"reply": "The warm one."})
    html = Client().get(page.url).content.decode()

    assert "Which glue?" in html and "The warm one." in html and "Site team" in html
    assert Comment.objects.get(author=admin_user).parent == one


@pytest.mark.parametrize(("state", "words"), [("spam", "The warm one."), ("approved", "long " * 1200)])
def test_rejected_reply_is_kept_in_the_form(page, owner, state, words):
    one = comment(page, "Which glue?", state=state)
    url = f"{LIST}answer/{one.pk}/"

    owner.post(url, {"reply": words})
    Comment.objects.filter(pk=one.pk).update(state="approved")

    def offered() -> str:
        html = owner.get(f"{LIST}inspect/{one.pk}/").content.decode()
        return html.partition("<textarea")[2].partition("</textarea>")[0]

    assert words.strip() in offered()
    assert "has been published" in owner.post(url, {"reply": "The warm one."}, follow=True).content.decode()
    assert "warm" not in offered() and "long" not in offered()


def test_empty_reply_shows_an_error(page, owner):
    one = comment(page)
    assert "is empty or too long" in owner.post(f"{LIST}answer/{one.pk}/", {}, follow=True).content.decode()


def test_bulk_actions_decide_about_several_comments(page, owner):
    made = [comment(page, f"{number}", state="waiting") for number in range(3)]
    query = "&".join(f"id={one.record.pk}" for one in made)
    url = f"{BULK}comment-approve/?next={LIST}&{query}"
    assert "will be published" in owner.get(url).content.decode()
    owner.post(url)

    assert {one.state for one in Comment.objects.all()} == {"approved"}


def test_each_checkbox_of_the_list_says_whose_comment_it_selects(page, owner):
    made = [comment(page, f"{number}", state="waiting") for number in range(2)]
    html = BeautifulSoup(owner.get(LIST).content, "html.parser")
    boxes = html.select("tbody [data-bulk-action-checkbox]")

    assert {int(box["data-object-id"]) for box in boxes} == {one.record.pk for one in made}
    assert all(html.find(id=box["aria-describedby"]) for box in boxes)


def test_bulk_action_of_comments_changes_no_other_message(page, owner):
    enquiry = message()
    url = f"{BULK}comment-trash/?next={LIST}&id={enquiry.pk}"

    assert owner.get(url).status_code == owner.post(url).status_code == 404
    enquiry.refresh_from_db()
    assert enquiry.status == "waiting"


def test_list_contains_comments_only_and_finds_them_by_page_author_and_text(page, owner):
    """PROT-BDG-07"""
    message(text="An enquiry about glue")
    comment(page, "Which glue?", name="Rita", email="rita@example.org")
    comment(page, "Blue knives", name="Nils", email="nils@example.org")
    found = {
        query: [text for text in ("enquiry", "Which glue?", "Blue knives") if text in owner.get(LIST + query).text]
        for query in ("?show=all", "?q=glue", "?q=Nils", "?q=rita@example.org", f"?page={page.pk}", "?page=1")
    }

    both = ["Which glue?", "Blue knives"]
    assert list(found.values()) == [both, both[:1], both[1:], both[:1], both, []]


def test_number_of_queries_does_not_depend_on_the_number_of_comments(page, owner, django_assert_num_queries):
    comment(page, "first")
    owner.get(f"{LIST}?show=all")
    with CaptureQueriesContext(connection) as few:
        owner.get(f"{LIST}?show=all")
    for number in range(20):
        comment(page, f"{number}")
    with django_assert_num_queries(len(few)):
        owner.get(f"{LIST}?show=all")


@pytest.mark.parametrize(("choice", "is_shown"), [("hidden", False), ("closed", True), ("", True)])
def test_comments_of_one_page_can_be_closed_or_hidden(page, owner, choice, is_shown):
    comment(page, "Hello there")
    assert owner.get(f"{LIST}page/{page.pk}/").status_code == 200
    owner.post(f"{LIST}page/{page.pk}/", {"comments": choice})

    assert PageComments.objects.filter(page=page, choice=choice).exists() == bool(choice)
    html = Client().get(page.url).content.decode()
    assert ("Hello there" in html) == is_shown and ("<form" in html) == (choice == "")


def test_reading_and_deciding_require_permissions(page, client, django_user_model):
    one = comment(page, state="waiting")
    user = django_user_model.objects.create_user("ben", password="x")
    group = Group.objects.create(name="readers")
    group.permissions.add(*Permission.objects.filter(codename__in=("access_admin", "view_comment")))
    user.groups.add(group)
    client.force_login(user)

    assert client.get(LIST).status_code == client.get(f"{LIST}inspect/{one.pk}/").status_code == 200
    assert client.get(f"{LIST}page/{page.pk}/").status_code == 302
    decide(client, one, "approve")
    one.refresh_from_db()
    assert one.state == "waiting"


def test_PROT_BDG_04_admin_explains_the_badge(page, owner):
    """PROT-BDG-04"""
    assert "Authors cannot give themselves" in owner.get(f"{LIST}badge/").content.decode()
    one = comment(page)
    assert "Content" in owner.get(f"{LIST}inspect/{one.pk}/").content.decode()


def test_PROT_DEC_20_emails_in_comments_are_encoded_in_the_admin(page, owner):
    """PROT-DEC-20, PROT-DEC-21"""
    one = comment(page, "Write to bob@example.org", state="waiting", email="ana@example.org")
    listed, shown = (owner.get(f"{LIST}{where}").content.decode() for where in ("", f"inspect/{one.pk}/"))

    assert not any("ana@example" in html or "bob@example" in html for html in (listed, shown))
    assert all(tokens.encode("bob@example.org") in html and "staffContacts" in html for html in (listed, shown))
    assert tokens.encode("ana@example.org") in shown


def test_PROT_DEC_20_telephone_numbers_are_encoded_if_the_site_hides_them(page, owner):
    """PROT-DEC-20"""
    ContactSettings.objects.update_or_create(site=page.get_site(), defaults={"hides_phones": True})
    one = comment(page, "Ring 0121 234 5678, please.", state="waiting")
    listed, shown = (owner.get(f"{LIST}{where}").content.decode() for where in ("", f"inspect/{one.pk}/"))

    assert not any("0121 234 5678" in html for html in (listed, shown))
    assert all(tokens.encode("0121 234 5678") in html for html in (listed, shown))


def test_restoring_from_spam_publishes_no_unreviewed_comment(page, owner):
    rules(approval="first")
    post(page, written(page))
    one = Comment.objects.get()
    decide(owner, one, "spam")
    decide(owner, one, "restore")

    one.refresh_from_db()
    assert one.state == ModerationRecord.objects.get().status == "waiting"


@pytest.mark.parametrize(
    ("decisions", "state", "status"),
    [
        (["trash", "approve"], "approved", "allowed"),
        (["spam", "trash", "restore"], "waiting", "waiting"),
        (["trash"], "trash", "trash"),
        (["trash", "restore"], "waiting", "waiting"),
        (["trash", "spam"], "spam", "spam"),
    ],
)
def test_comment_and_its_record_never_contradict_each_other(page, owner, decisions, state, status):
    one, record = held(page)
    for decision in decisions:
        decide(owner, one, decision)
    one.refresh_from_db(), record.refresh_from_db()

    assert (one.state, record.status) == (state, status)
    assert ModerationRecord.objects.waiting().exists() == (state == "waiting")
    assert record.training_weight == 0.0 or state != "waiting"


def test_comment_in_the_trash_can_be_published_from_the_messages(page, owner):
    one, record = held(page)
    decide(owner, one, "trash")
    shown = owner.get(f"/admin/protection_messages/inspect/{record.pk}/").content.decode()
    assert "<strong>Trash</strong>" in shown and "Restore" in shown
    owner.post(f"/admin/protection_messages/decide/{record.pk}/", {"decision": "allow"})

    one.refresh_from_db()
    assert one.state == "approved"


def test_allowed_comment_takes_the_place_of_its_message_and_sends_no_notification(page, owner):
    post(page, written(page, by_a_robot, apbct__email_id__comments="x"))
    record = ModerationRecord.objects.get()
    owner.post(f"/admin/protection_messages/decide/{record.pk}/", {"decision": "allow"})

    assert Comment.objects.get().record == record and Comment.objects.get().notified_at


def test_messages_list_comments_only_for_users_who_may_read_comments(page, client, django_user_model):
    one, record = held(page)
    user = django_user_model.objects.create_user("ben", password="x")
    group = Group.objects.create(name="readers")
    group.permissions.add(*Permission.objects.filter(codename__in=("access_admin", "change_judgedsubmission")))
    user.groups.add(group)
    client.force_login(user)
    messages = "/admin/protection_messages/"
    listed = client.get(f"{messages}?show=all").content.decode()
    client.post(f"{messages}decide/{record.pk}/", {"decision": "allow"})
    client.post(f"{BULK}allow/?id={record.pk}&next={messages}")

    one.refresh_from_db()
    assert "Free money" not in listed and one.state == "waiting"
    assert client.get(f"{messages}inspect/{record.pk}/").status_code == 302


def test_comment_cannot_be_deleted_from_the_messages(page, owner):
    _one, record = held(page)
    shown = owner.get(f"/admin/protection_messages/inspect/{record.pk}/").content.decode()
    owner.post(f"/admin/protection_messages/delete/{record.pk}/")

    assert Comment.objects.count() == 1 and "/delete/" not in shown


def test_notice_counts_only_changed_comments(page, owner):
    comment(page, "read before")
    waiting = comment(page, "not yet", state="waiting")
    assert [one.subject for one in moderation.approve(Comment.objects.all(), None).done] == [waiting]
    assert moderation.approve([waiting], None).done == []


def test_decision_applies_to_the_current_status(page):
    seen_before = comment(page, state="waiting")
    moderation.approve([seen_before], None)
    moderation.move_to_trash([seen_before], None)
    moderation.restore([seen_before], None)

    assert Comment.objects.get().state == "approved"


def test_erased_comment_cannot_be_restored(page):
    mine = comment(page, "mine")
    comment(page, "an answer", mine, email="wim@example.org")
    forget_comments_of("ana@example.org")
    assert moderation.restore([mine], None).done == moderation.approve([mine], None).done == []

    mine.refresh_from_db()
    assert mine.state == "trash" and mine.record.removed_at and not mine.record.evidence


@pytest.fixture
def erased(page) -> Comment:
    """It keeps its place because of a reply."""
    mine = comment(page, "mine")
    comment(page, "an answer", mine, email="wim@example.org")
    forget_comments_of("ana@example.org")
    mine.refresh_from_db()
    return mine


@pytest.mark.parametrize("decision", ["allow", "spam", "not-spam"])
def test_erased_comment_cannot_be_decided_about_from_the_messages(erased, owner, decision):
    messages = "/admin/protection_messages/"
    bulk = f"{BULK}{decision}/?id={erased.record.pk}&next={messages}"
    for url in (f"{messages}decide/{erased.record.pk}/", bulk):
        owner.post(url, {"decision": decision})
        erased.refresh_from_db()
        assert (erased.state, erased.record.status, erased.record.decided_by) == ("trash", "trash", None)


def test_erased_comment_is_in_no_list_and_its_pages_offer_no_decision(erased, owner):
    messages = "/admin/protection_messages/"
    ModerationRecord.objects.filter(pk=erased.record.pk).update(outcome="hold")
    assert f"{messages}inspect/{erased.record.pk}/" not in owner.get(f"{messages}?show=all").content.decode()
    listed = owner.get(f"{LIST}?show=all").content.decode()
    assert f"{LIST}inspect/{erased.pk}/" not in listed and "Trash (1)" not in listed

    for url in (f"{messages}inspect/{erased.record.pk}/", f"{LIST}inspect/{erased.pk}/"):
        assert 'name="decision"' not in owner.get(url).content.decode()


def test_reply_never_shows_the_user_name(page, owner, admin_user):
    one = comment(page)
    owner.post(f"{LIST}answer/{one.pk}/", {"reply": "The warm one."})

    assert admin_user.get_username() != Comment.objects.get(author=admin_user).name != ""


@pytest.mark.parametrize("state", ["trash", "spam"])
def test_removed_comment_cannot_be_replied_to(page, owner, state):
    one = comment(page, state=state)
    html = owner.post(f"{LIST}answer/{one.pk}/", {"reply": "The warm one."}, follow=True).content.decode()

    one.refresh_from_db()
    assert "Restore it first" in html and one.state == state and Comment.objects.count() == 1


def test_PROT_SRV_12_badge_in_the_list_uses_the_custom_texts(page, owner):
    """PROT-SRV-12, PROT-BDG-04"""
    OwnText.objects.create(site=page.get_site(), language="en", name="trpHeading", text="Somebody real")

    assert "Somebody real" in owner.get(LIST).content.decode()


@pytest.mark.parametrize("url", [LIST, "/admin/protection_messages/"])
@pytest.mark.parametrize("show", ["", "?show=waiting", "?show=spam", "?show=all"])
def test_status_tabs_are_no_search_filter(page, owner, url, show):
    post(page, written(page, comment=ADVERTISING))
    assert 'role="alert"' not in owner.get(url + show).content.decode()
    # A real search reports the number of matches.
    assert 'role="alert"' in owner.get(f"{url}?show=all&q=ana").content.decode()


@pytest.mark.parametrize("path", ["page/{page.pk}/", "badge/"])
def test_breadcrumbs_lead_from_the_list_to_the_page_itself(page, owner, path):
    shown = owner.get(LIST + path.format(page=page)).content.decode()

    trail = re.search(r'<nav[^>]*aria-label="Breadcrumb".*?</nav>', shown, re.DOTALL)[0]
    assert re.findall(r'<a [^>]*href="([^"]*)"', trail) == ["/admin/", LIST, ""]


def test_a_page_of_the_list_has_fifty_comments(page, owner):
    for number in range(51):
        comment(page, f"comment number {number:03}", state="waiting")

    pages = [owner.get(LIST, {"p": number}).content.decode() for number in (1, 2)]
    assert [len(set(re.findall(r"comment number \d{3}", html))) for html in pages] == [50, 1]


@pytest.mark.parametrize("name", ["add", "edit", "delete", "history", "history_results", "usage"])
def test_comments_are_neither_edited_nor_deleted_in_the_admin(name):
    with pytest.raises(NoReverseMatch):
        reverse(f"visitor_comments:{name}", args=[] if name == "add" else [1])


def test_moderators_who_mark_spam_learn_of_accepted_comments_with_the_same_text(page, owner):
    rules(approval="none")
    for number in (1, 2):
        fields = written(page, name=f"Ana {number}", email=f"ana{number}@example.org")
        post(page, fields, address=f"192.0.{number}.7")
    one, _other = Comment.objects.order_by("pk")

    html = decide(owner, one, "spam").content.decode()
    assert "1 message with nearly the same text was accepted before." in html
    assert "was accepted before" not in decide(owner, one, "trash").content.decode()
