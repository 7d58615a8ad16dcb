"""PROT-SRV-11: data of an e-mail address can be exported and erased, and old data is deleted automatically."""

import json
from datetime import timedelta

import pytest
from django.contrib.auth.models import Group, Permission
from django.core.management import CommandError, call_command
from django.utils import timezone

from intarsia.firewall.models import BlockedIp
from intarsia.moderation.api import Holding, erase, export, register_holding
from intarsia.moderation.models import HeldFile, ModerationRecord
from intarsia.moderation.privacy import holdings
from intarsia.protection.models import JudgedSubmission, ListedSender
from intarsia.protection.tests.messages import message as build_message

pytestmark = pytest.mark.django_db
PAGE = "/admin/protection_privacy/"


def message(email: str, **changes) -> ModerationRecord:
    return build_message(email=email, **{"name": "Ana", "text": "My knives are blunt"} | changes)


@pytest.fixture
def owner(client, admin_user):
    client.force_login(admin_user)
    return client


def test_data_is_found_by_email_in_any_case():
    message("Ana@Example.org")
    message("", form="callback", fields={"reach_me": "ana@example.org"})
    message("", form="callback", fields={"reach_me": "ben@example.org", "message": "Ask ana@example.org, she knows"})
    message("ana@example.organic")
    ListedSender.objects.create(kind="email", value="ana@example.org", action="block")

    exported = export("ana@example.org")

    assert [len(exported["messages"]), len(exported["listed_senders"])] == [2, 1]
    assert exported["messages"][1]["text"] == "My knives are blunt"
    assert json.loads(json.dumps(exported)) == exported


@pytest.mark.parametrize("email", ["jürgen@bücher.example", 'o\'neil+"x"@example.org'])
def test_emails_with_non_ascii_characters_are_found_in_fields(email):
    message("", fields={"reach_me": email})

    assert erase(email)["messages"] == 1


def test_erasing_affects_only_one_email():
    message("ana@example.org")
    message("ben@example.org")

    erased = erase("ana@example.org")

    assert (erased["messages"], erased["listed_senders"]) == (1, 0)
    assert [one.email for one in JudgedSubmission.objects.all()] == ["ben@example.org"]


def test_failed_erasure_of_an_app_erases_nothing(monkeypatch):
    monkeypatch.setattr(holdings, "_holdings", dict(holdings._holdings))

    def fails(_email):
        raise OSError("unavailable")

    register_holding(Holding("guests", lambda email: [{"email": email}], fails))
    message("ana@example.org")

    assert export("ana@example.org")["guests"] == [{"email": "ana@example.org"}]
    with pytest.raises(OSError):
        erase("ana@example.org")
    assert JudgedSubmission.objects.count() == 1
    with pytest.raises(ValueError, match="Two holdings are called 'guests'"):
        register_holding(Holding("guests", lambda _email: [], lambda _email: 0))


def test_privacy_page_searches_exports_and_erases_after_confirmation(owner):
    message("ana@example.org")
    asked = {"email": "ana@example.org"}

    assert "Messages and their signals: 1" in owner.post(PAGE, asked | {"wanted": "look"}).content.decode()
    file = owner.post(PAGE, asked | {"wanted": "export"})
    assert file["Content-Disposition"] == 'attachment; filename="personal-data.json"'
    assert file.json()["kept"]["messages"][0]["name"] == "Ana"
    assert "cannot be undone" in owner.post(PAGE, asked | {"wanted": "erase"}).content.decode()
    assert JudgedSubmission.objects.count() == 1

    html = owner.post(PAGE, asked | {"wanted": "erase", "is_sure": "yes"}, follow=True).content.decode()
    assert "1 entry for this e-mail address was erased." in html
    assert JudgedSubmission.objects.count() == 0


def test_invalid_email_shows_an_error_next_to_the_field(owner):
    assert (
        "valid email address" in owner.post(PAGE, {"email": "ana", "wanted": "erase", "is_sure": "1"}).content.decode()
    )


def test_privacy_page_requires_permission_to_delete_messages(client, django_user_model):
    user = django_user_model.objects.create_user("ben", password="x")
    group = Group.objects.create(name="readers")
    group.permissions.add(*Permission.objects.filter(codename__in=("access_admin", "view_judgedsubmission")))
    user.groups.add(group)
    client.force_login(user)
    message("ana@example.org")

    client.post(PAGE, {"email": "ana@example.org", "wanted": "erase", "is_sure": "yes"})

    assert JudgedSubmission.objects.count() == 1
    assert PAGE not in client.get("/admin/").content.decode()


def test_command_exports_and_erases(capsys):
    message("ana@example.org")

    call_command("personal_data", "ana@example.org")
    assert json.loads(capsys.readouterr().out)["kept"]["messages"][0]["name"] == "Ana"
    call_command("personal_data", "ana@example.org", "--erase")
    assert json.loads(capsys.readouterr().out)["erased"]["messages"] == 1
    with pytest.raises(CommandError, match="is not an e-mail address"):
        call_command("personal_data", "ana")


def test_blocked_ips_are_deleted_after_a_month(capsys):
    today = timezone.localdate()
    for days in (29, 31):
        day = today - timedelta(days=days)
        BlockedIp.objects.create(day=day, ip="192.0.2.7", reason="flood", was_blocked=True, last=timezone.now())

    call_command("forget_messages")

    assert BlockedIp.objects.count() == 1
    assert "Other entries: 1." in capsys.readouterr().out


def test_export_contains_all_stored_data_of_messages_and_list_entries():
    at = timezone.now()
    message(
        "ana@example.org",
        reasons=[{"reason": "a_link", "family": "words", "weight": 0.7}],
        fields={"message": "My knives are blunt"},
        evidence={"ct_timezone": 1},
        ip="192.0.2.7",
        user_agent="Firefox",
        page_url="https://example.org/contact/",
        **{"received": at, "score": 0.61237, "status": "spam", "removed_at": at, "delivered_at": at, "decided_at": at},
    )
    HeldFile.objects.create(record=ModerationRecord.objects.get(), field="plan", name="plan.pdf", size=17, file="none")
    ListedSender.objects.create(kind="email", value="ana@example.org", action="block", note="twice")
    exported = export("ana@example.org")

    assert exported["messages"] == [
        {
            "name": "Ana",
            "email": "ana@example.org",
            "text": "My knives are blunt",
            "fields": {"message": "My knives are blunt"},
            "verdicts": [
                {
                    "site": "localhost",
                    "form": "enquiry",
                    "received": at.isoformat(),
                    "outcome": "hold",
                    "status": "spam",
                    "delivered": at.isoformat(),
                    "decided": at.isoformat(),
                    "probability_of_spam": 0.612,
                    "reasons": ["a_link"],
                    "signals": {"ct_timezone": 1},
                    "ip": "192.0.2.7",
                    "browser": "Firefox",
                    "page": "https://example.org/contact/",
                    "files": [{"name": "plan.pdf", "size": 17}],
                }
            ],
        }
    ]
    assert exported["listed_senders"] == [{"email": "ana@example.org", "action": "block", "note": "twice"}]


def test_each_kind_of_data_has_a_label(owner):
    asked = owner.post(PAGE, {"email": "ana@example.org", "wanted": "look"}).content.decode()
    kept = owner.post(PAGE, {"email": "ana@example.org", "wanted": "look"}).context["kept"]

    assert asked and all(str(name)[0].isupper() and "_" not in str(name) for name, _count in kept)
