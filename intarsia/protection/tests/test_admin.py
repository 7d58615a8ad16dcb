"""PROT-SRV-10, PROT-SRV-11: messages and lists in Wagtail's admin, and their permissions."""

import re
from dataclasses import replace

import pytest
from django.contrib.auth.models import Group, Permission
from django.urls import reverse
from django.utils import timezone
from wagtail.models import Site

from intarsia.moderation import decisions, listeners, subjects
from intarsia.moderation.api import ModerationRecord, on_decision
from intarsia.moderation.decisions import DECISION_NAMES
from intarsia.moderation.labels import main_reason, reason_label, score_in_words
from intarsia.protection.admin.charts.daily_chart import by_outcome, by_reason
from intarsia.protection.admin.reason_labels import beyond_the_score
from intarsia.protection.encoding import tokens
from intarsia.protection.forms.delivery import deliveries
from intarsia.protection.models import ContactSettings, JudgedSubmission, ListedSender
from intarsia.protection.tests.messages import message as build_message

pytestmark = pytest.mark.django_db

LIST = "/admin/protection_messages/"


@pytest.fixture
def delivered(monkeypatch):
    received: list[dict] = []
    monkeypatch.setitem(deliveries._deliveries, "enquiry", lambda fields: received.append(dict(fields)))
    return received


@pytest.fixture
def owner(client, admin_user):
    client.force_login(admin_user)
    return client


@pytest.fixture
def staff(client, django_user_model):
    """Signs in a staff member with these permissions."""

    def sign_in(*codenames):
        user = django_user_model.objects.create_user("ben", password="x")
        group = Group.objects.create(name="readers")
        group.permissions.add(*Permission.objects.filter(codename__in=("access_admin", *codenames)))
        user.groups.add(group)
        client.force_login(user)
        return client

    return sign_in


def message(**changes) -> ModerationRecord:
    defaults = {
        "score": 0.8,
        "reasons": [{"reason": "many_links", "family": "words", "weight": 2.0}],
        "name": "Ana",
        "email": "ana@example.org",
        "text": "Come to my channel",
        "fields": {"name": "Ana", "message": "Come to my channel"},
    }
    return build_message(**defaults | changes)


def decide(client, entry, decision):
    return client.post(f"{LIST}decide/{entry.pk}/", {"decision": decision}, follow=True).content.decode()


def text_of(client, url=LIST):
    return client.get(url).content.decode()


def judged(outcome: str, score: float = 0.5, **weights: float) -> ModerationRecord:
    reasons = [{"reason": reason, "family": "words", "weight": weight} for reason, weight in weights.items()]
    return ModerationRecord(outcome=outcome, score=score, reasons=reasons)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (judged("hold", many_links=2.0, pixel_loaded=-0.2), "many_links"),
        (judged("block", pixel_loaded=-0.2, many_links=2.0), "many_links"),
        (judged("allow", many_links=2.0, pixel_loaded=-0.2), "pixel_loaded"),
        (judged("hold", many_links=2.0, could_not_be_delivered=0.0), "could_not_be_delivered"),
    ],
)
def test_main_reason_speaks_for_the_outcome(entry, reason):
    assert main_reason(entry) == reason_label(reason)


def test_no_main_reason_without_evidence_for_the_outcome():
    assert main_reason(judged("allow", many_links=2.0)) == main_reason(judged("hold", many_links=0.0)) == ""


@pytest.mark.parametrize(
    ("entry", "explanation"),
    [
        (judged("allow", 0.4), ""),
        (judged("hold", 0.5), ""),
        (judged("block", 0.9), ""),
        (judged("allow", 0.5), "Allowed regardless of the score"),
        (judged("hold", 0.4), "Held or blocked regardless of the score"),
        (judged("allow", 0.9, on_allow_list=-9.0), ""),
        (judged("block", 0.1, on_block_list=9.0), ""),
        (judged("hold", 0.1, could_not_be_delivered=0.0), reason_label("could_not_be_delivered")),
    ],
)
def test_outcome_that_the_score_does_not_explain_has_an_explanation(entry, explanation):
    assert beyond_the_score(entry, hold_from=0.5).startswith(explanation)
    assert bool(beyond_the_score(entry, hold_from=0.5)) is bool(explanation)


def test_score_is_shown_as_a_word_and_a_number():
    assert [score_in_words(score) for score in (0.99, 0.6, 0.01)] == [
        "Almost certainly spam (99%)",
        "Possibly spam (60%)",
        "Almost certainly a person (1% likely spam)",
    ]


def test_PROT_SRV_11_list_opens_with_held_messages_and_has_tabs_for_the_others(owner):
    """PROT-SRV-11"""
    message(name="Wanda Waiting")
    message(name="Rita Refused", outcome="block")
    message(name="Lia Let", outcome="allow", fields={})
    message(name="Sam Spam", status="spam")

    assert [name in text_of(owner) for name in ("Wanda", "Rita", "Lia", "Sam")] == [True, False, False, False]
    for which, name in (("refused", "Rita"), ("through", "Lia"), ("spam", "Sam")):
        html = text_of(owner, f"{LIST}?show={which}")
        assert name in html and "Wanda" not in html
    assert all(name in text_of(owner, f"{LIST}?show=all") for name in ("Wanda", "Rita", "Lia", "Sam"))
    assert "Held (1)" in text_of(owner)
    assert "1 held message" in text_of(owner, "/admin/")


def test_messages_are_found_by_text_form_and_date_in_any_status(owner):
    message(name="Rita", outcome="block", text="blue knives")
    message(name="Nils", form="newsletter", received=timezone.now() - timezone.timedelta(days=9))

    assert "Rita" in text_of(owner, f"{LIST}?q=knives")
    assert "Nils" not in text_of(owner, f"{LIST}?q=knives")
    html = text_of(owner, f"{LIST}?show=all&form=newsletter")
    assert "Nils" in html and "Rita" not in html
    html = text_of(owner, f"{LIST}?show=all&received_from={timezone.localdate()}")
    assert "Rita" in html and "Nils" not in html


def test_messages_are_found_by_sender_and_by_reason(owner):
    because = [{"reason": "a_link", "family": "words", "weight": 1.0}]
    message(name="Rita", email="rita@example.org", reasons=because)
    message(name="Nils", outcome="block")

    html = text_of(owner, f"{LIST}?q=rita@example.org")
    assert "Rita" in html and "Nils" not in html
    html = text_of(owner, f"{LIST}?show=all&reason=a_link")
    assert "Rita" in html and "Nils" not in html
    html = text_of(owner, f"{LIST}?show=refused&reason=many_links")
    assert "Nils" in html and "Rita" not in html


def test_PROT_SRV_11_message_page_shows_the_full_text_and_the_reasons(owner):
    """PROT-SRV-11"""
    entry = message(fields={"page": 3, "answers": {"message": "line one\nline two <script>"}})

    html = text_of(owner, f"{LIST}inspect/{entry.pk}/")

    assert "line one<br>line two &lt;script&gt;" in html
    assert "Probably spam (80%)" in html
    assert "The message contains many links." in html


def test_PROT_SRV_11_held_message_is_delivered_once_and_names_the_moderator(owner, delivered, admin_user):
    """PROT-SRV-11"""
    entry = message()

    assert "1 message allowed and delivered." in decide(owner, entry, "allow")
    assert "was not sent again" in decide(owner, entry, "allow")

    entry.refresh_from_db()
    assert delivered == [{"name": "Ana", "message": "Come to my channel"}]
    assert entry.was_released and entry.decided_by == admin_user


def test_failed_delivery_shows_an_error_and_keeps_the_message_held(owner, monkeypatch, caplog):
    def fails(_fields):
        raise OSError("mail server is unavailable")

    monkeypatch.setitem(deliveries._deliveries, "enquiry", fails)
    entry, orphan = message(), message(form="nobody's")

    html = decide(owner, entry, "allow")

    assert "the decision failed (OSError: mail server is unavailable)" in html and "messages allowed" not in html
    assert "has no delivery" in decide(owner, orphan, "allow")
    assert ModerationRecord.objects.waiting().count() == 2
    assert "The decision about message" in caplog.text


def test_PROT_SRV_11_spam_is_no_longer_held_and_the_decision_can_be_changed(owner, delivered):
    """PROT-SRV-11"""
    entry = message()

    assert "1 message marked as spam." in decide(owner, entry, "spam")
    assert (ModerationRecord.objects.waiting().count(), delivered) == (0, [])

    # One button takes the mark back, and it delivers.
    page = text_of(owner, f"{LIST}inspect/{entry.pk}/")
    buttons = re.findall(r'name="decision" value="([\w-]+)">([^<]+)<', page)
    assert buttons == [("allow", "Not spam")]
    decide(owner, entry, "allow")
    entry.refresh_from_db()
    assert entry.status == "allowed" and len(delivered) == 1


@pytest.mark.parametrize("decision", ["allow", "spam", "not-spam"])
def test_PROT_SRV_11_error_of_another_app_affects_only_one_message(owner, delivered, decision, monkeypatch):
    first, second = (message(**{"status": "spam"} if decision == "not-spam" else {}) for _ in range(2))

    def fails(_subject, decision):
        if decision.record.pk == first.pk:
            raise OSError("out of order")

    kind = subjects.kind_of(JudgedSubmission)
    monkeypatch.setitem(subjects._kinds, JudgedSubmission, replace(kind, apply=fails))
    name = reverse("wagtail_bulk_action", args=("intarsia_moderation", "moderationrecord", decision))
    html = owner.post(f"{name}?id={first.pk}&id={second.pk}&next={LIST}", follow=True).content.decode()

    assert "OSError: out of order" in html and "nothing was changed" in html
    assert [one.status for one in ModerationRecord.objects.filter(pk=first.pk)] == [first.status]
    assert ModerationRecord.objects.get(pk=second.pk).decided_by_id


def test_PROT_SRV_11_a_listener_that_fails_makes_no_message_be_delivered_twice(owner, delivered, monkeypatch):
    """PROT-SRV-11"""
    entry = message()
    monkeypatch.setattr(listeners, "_listeners", [*listeners._listeners])

    @on_decision
    def fails(_subject, _decision):
        raise OSError("out of order")

    assert "1 message allowed and delivered." in decide(owner, entry, "allow")
    assert "was not sent again" in decide(owner, entry, "allow")
    assert len(delivered) == 1


@pytest.mark.parametrize("decision", DECISION_NAMES)
def test_PROT_SRV_11_message_deleted_meanwhile_shows_a_notice(admin_user, delivered, decision):
    entry = message()
    JudgedSubmission.objects.all().delete()

    decided = decisions.decide([entry], decision, admin_user)
    assert [name for name, entries in vars(decided).items() if entries] == ["gone"]
    assert delivered == []


def test_marking_a_delivered_message_as_spam_says_that_it_was_delivered(owner):
    html = decide(owner, message(outcome="allow", fields={}), "spam")

    assert "already delivered, which cannot be undone" in html


def test_PROT_SRV_11_bulk_actions_decide_about_several_messages(owner, delivered):
    """PROT-SRV-11"""
    first, second, third = message(), message(), message()
    name = reverse("wagtail_bulk_action", args=("intarsia_moderation", "moderationrecord", "allow"))
    url = f"{name}?id={first.pk}&id={second.pk}&next={LIST}"

    assert "will be delivered now" in text_of(owner, url)
    assert "2 messages allowed" in owner.post(url, follow=True).content.decode()
    spam = url.replace("allow", "spam").replace(f"id={first.pk}&id={second.pk}", f"id={third.pk}")
    owner.post(spam)

    assert len(delivered) == 2
    assert ModerationRecord.objects.exclude(status="spam").count() == 2
    assert owner.post(url.replace(f"id={first.pk}&id={second.pk}", "id=all")).status_code == 404


def test_PROT_SRV_10_reading_and_deciding_require_permissions(staff, delivered):
    """PROT-SRV-10"""
    entry = message()
    client = staff("view_judgedsubmission")
    bulk = reverse("wagtail_bulk_action", args=("intarsia_moderation", "moderationrecord", "allow"))

    html = text_of(client, f"{LIST}inspect/{entry.pk}/")
    assert "Come to my channel" in html and "Let it through" not in html
    decide(client, entry, "allow")
    client.post(f"{bulk}?id={entry.pk}")
    assert delivered == []


def test_PROT_SRV_10_page_editors_see_no_messages(staff):
    """PROT-SRV-10"""
    entry = message()
    client = staff()

    for url in (LIST, f"{LIST}inspect/{entry.pk}/", "/admin/protection_lists/"):
        assert "Come to my channel" not in client.get(url, follow=True).content.decode()
    assert "waiting" not in text_of(client, "/admin/")


def test_decision_requires_a_csrf_token(admin_user, delivered):
    from django.test import Client

    client = Client(enforce_csrf_checks=True)
    client.force_login(admin_user)

    assert client.post(f"{LIST}decide/{message().pk}/", {"decision": "allow"}).status_code == 403
    assert delivered == []


def test_messages_cannot_be_created_or_edited(owner):
    entry = message()

    assert owner.get(f"{LIST}new/").status_code == 404
    assert owner.get(f"{LIST}edit/{entry.pk}/").status_code == 404
    assert decide(owner, entry, "nonsense") and not ModerationRecord.objects.exclude(decided_by=None).exists()


def test_PROT_SRV_10_allow_and_block_lists_are_edited_in_the_admin(owner):
    """PROT-SRV-10"""
    assert "always allowed or blocked" in text_of(owner, "/admin/protection_lists/")

    sent = {"kind": "domain", "value": "@Example.TOP", "action": "block", "site": "", "note": "advertising"}
    owner.post("/admin/protection_lists/new/", sent)
    refused = owner.post("/admin/protection_lists/new/", sent | {"kind": "network", "value": "home"})

    assert [str(one) for one in ListedSender.objects.all()] == ["example.top (block)"]
    assert "Enter an IP address or a network" in refused.content.decode()


@pytest.mark.parametrize("chosen", ["action=block", "kind=email", "site={site}", "q=mailing", "q=a@example.org"])
def test_PROT_SRV_10_allow_and_block_lists_are_filtered_and_searched(owner, chosen):
    site = Site.objects.get(is_default_site=True)
    ListedSender.objects.create(kind="email", value="a@example.org", action="block", site=site, note="A mailing list")
    ListedSender.objects.create(kind="domain", value="b.example", action="allow", note="Our printer")
    html = owner.get(f"/admin/protection_lists/?{chosen.format(site=site.pk)}").content.decode()

    assert "a@example.org" in html and "b.example" not in html


def test_PROT_SRV_11_chart_of_14_days_has_the_same_numbers_as_its_table(owner):
    """PROT-SRV-11"""
    for outcome, days in (("allow", 0), ("allow", 0), ("hold", 13), ("block", 14)):
        message(outcome=outcome, received=timezone.now() - timezone.timedelta(days=days))

    rows = by_outcome()["rows"]

    assert [numbers for _day, numbers in rows] == [[0, 1, 0], *[[0, 0, 0]] * 12, [2, 0, 0]]
    assert [(part.x, part.height) for part in by_outcome()["parts"]] == [(0, 50), (416, 100)]
    html = text_of(owner)
    assert "Last 14 days" in html and "<td>2</td>" in html and "Show as table" in html


def test_PROT_SRV_11_chart_of_reasons_groups_rare_ones(owner):
    """PROT-SRV-11"""
    for times, reason in enumerate(
        ["honeypot_filled", "too_fast", "no_key_pressed", "a_link", "sent_before", "no_script"]
    ):
        for _time in range(7 - times):
            message(outcome="block", reasons=[{"reason": reason, "family": "trap", "weight": 2.0}])
    message(outcome="allow", reasons=[{"reason": "many_links", "family": "words", "weight": 2.0}])
    message(outcome="hold", reasons=[{"reason": "took_time", "family": "behavior", "weight": -2.0}])

    chart = by_reason()

    assert [str(word) for word, _color in chart["words"]][::5] == [
        "A hidden field was filled in.",
        "Other",
    ]
    assert chart["rows"][-1][1] == [7, 6, 5, 4, 3, 2]
    assert "Sent faster than a person can type." in text_of(owner)


def test_message_can_be_deleted(owner):
    entry = message()

    assert "Are you sure" in text_of(owner, f"{LIST}delete/{entry.pk}/")
    owner.post(f"{LIST}delete/{entry.pk}/")
    assert not JudgedSubmission.objects.exists() and not ModerationRecord.objects.exists()


def test_PROT_DEC_20_emails_in_messages_are_encoded_in_the_admin(owner):
    """PROT-DEC-20, PROT-DEC-21: in the list, on the message's page, in its text, in titles and confirmations."""
    long = "word " * 16 + "bob.the.builder@example.org and more"
    text = {"text": long, "fields": {"message": long, "reply": "bob@example.org"}}
    entry = message(name="ana@example.org", **text)
    bulk = f"/admin/bulk/intarsia_moderation/moderationrecord/spam/?id={entry.pk}"
    pages = [text_of(owner, url) for url in (LIST, f"{LIST}inspect/{entry.pk}/", bulk)]

    assert not any("@example" in page or "bob.the" in page for page in pages[:1])
    assert not any("@example" in page for page in pages)
    assert all(f'data-original-string="{tokens.encode("ana@example.org")}"' in page for page in pages[:2])
    assert tokens.encode("bob@example.org") in pages[1]
    assert all("staffContacts" in page and "for=staff" in page.replace("\\u0026", "&") for page in pages[:2])


PHONE = "0121 234 5678"


@pytest.mark.parametrize("hides", [True, False])
def test_PROT_DEC_20_telephone_numbers_are_encoded_if_the_site_hides_them(owner, hides):
    """PROT-DEC-20"""
    site = Site.objects.get(is_default_site=True)
    ContactSettings.objects.update_or_create(site=site, defaults={"hides_phones": hides})
    text = f"Ring {PHONE}, please."
    entry = message(text=text, fields={"message": text})
    # The end of the line falls within the number.
    message(text=f"{'word ' * 16}{PHONE} and more")
    pages = [text_of(owner, url) for url in (LIST, f"{LIST}inspect/{entry.pk}/")]

    assert [PHONE in page for page in pages] == [not hides] * 2
    assert [tokens.encode(PHONE) in page for page in pages] == [hides] * 2
    assert ("0121 23" in pages[0]) is not hides
