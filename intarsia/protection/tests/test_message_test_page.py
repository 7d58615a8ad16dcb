"""PROT-SRV-10: the test page shows the verdict on a message and the reasons."""

import pytest
from django.contrib.auth.models import Group, Permission
from wagtail.models import Site

from intarsia.moderation.labels import reason_label
from intarsia.protection.admin.test_mode.message_test_form import EXAMPLES, MessageTestForm, submission_in
from intarsia.protection.checks.reputation import services
from intarsia.protection.models import JudgedSubmission, ListedSender, ProtectionSettings, ReputationSettings

pytestmark = pytest.mark.django_db
PAGE = "/admin/protection_test/"
QUESTION = {
    "text": "Is there still room in the course in May?",
    "name": "Ana",
    "email": "ana@example.org",
    "seconds": "60",
    "has_script": "on",
    "has_keys": "on",
    "has_pointer": "on",
}


@pytest.fixture
def owner(client, admin_user):
    client.force_login(admin_user)
    return client


def result(client, **fields) -> str:
    return " ".join(client.post(PAGE, fields).content.decode().split())


@pytest.mark.parametrize(
    ("example", "outcome", "reason"),
    [
        ("person", "This message would be allowed.", "somebody_there"),
        ("without_script", "This message would be allowed.", "no_script"),
        ("advertising", "This message would be held for review.", "reads_like_spam"),
        ("robot", "This message would be blocked.", "honeypot_filled"),
        ("program", "This message would be blocked.", "driven_by_a_program"),
    ],
)
def test_PROT_SRV_10_each_example_shows_its_verdict_and_reasons(owner, example, outcome, reason):
    """PROT-SRV-10"""
    html = result(owner, example=example)

    assert f">{outcome}</h2>" in html
    assert reason_label(reason).replace("'", "&#x27;") in html


def test_every_example_fills_the_form(owner):
    assert {"person", "without_script", "advertising", "robot", "program"} == set(EXAMPLES)
    assert "buy@example.top" in result(owner, example="robot")


def test_an_example_is_what_its_title_says():
    """PROT-SRV-10"""
    person = {"has_script": True, "has_keys": True, "has_pointer": True}
    texts = {"text", "name", "email"}
    others = {
        key: {name: value for name, value in values.items() if name not in texts}
        for key, (_title, values) in EXAMPLES.items()
    }

    assert others == {
        "person": {"seconds": 60, **person},
        "without_script": {"seconds": 60},
        "advertising": {"seconds": 40, **person},
        "robot": {"seconds": 0, "has_filled_trap": True},
        "program": {"seconds": 1, "has_script": True, "is_driven": True},
    }
    assert all(texts <= values.keys() <= MessageTestForm.base_fields.keys() for _title, values in EXAMPLES.values())


@pytest.mark.parametrize(("field", "most"), [("text", 20_000), ("name", 200), ("email", 320)])
def test_a_tested_message_is_as_long_as_a_stored_one(field, most):
    def errors(value: str) -> dict:
        return MessageTestForm(QUESTION | {field: value}).errors

    assert field not in errors("x" * most) and field in errors("x" * (most + 1))


def test_only_the_text_of_a_tested_message_is_required():
    assert MessageTestForm({}).errors.keys() == {"text", "seconds"}
    assert MessageTestForm({"text": "Hello", "seconds": "-1"}).errors.keys() == {"seconds"}
    assert MessageTestForm({"text": "Hello", "seconds": "0"}).is_valid()
    assert MessageTestForm().get_initial_for_field(MessageTestForm.base_fields["seconds"], "seconds") == 60


def test_reasons_have_weights_and_thresholds_are_the_site_settings(owner):
    ProtectionSettings.objects.update_or_create(
        site=Site.objects.get(is_default_site=True), defaults={"hold_from": 0.3, "block_from": 0.8}
    )

    html = result(owner, **QUESTION | {"has_filled_trap": "on"})

    assert "Every message starts at 10%. It is held from 30% and blocked from 80%" in html
    assert "times as likely" in html


def test_lists_and_rules_of_the_site_apply(owner):
    ListedSender.objects.create(kind="network", value="192.0.2.0/24", action="block")

    html = result(owner, **QUESTION | {"ip": "192.0.2.7"})
    assert ">This message would be blocked.</h2>" in html and "Decided by your settings or lists" in html
    assert ">This message would be allowed.</h2>" in result(owner, **QUESTION | {"ip": "198.51.100.7"})
    assert ">This message would be blocked.</h2>" in result(owner, **QUESTION | {"seconds": "0"})


def test_nothing_is_stored_counted_or_sent(owner, monkeypatch):
    ReputationSettings.objects.create(site=Site.objects.get(is_default_site=True), uses_stopforumspam=True)
    asked: list[object] = []
    monkeypatch.setattr(services, "opinions", lambda *arguments: asked.append(arguments) or {})

    for _ in range(6):
        html = result(owner, **QUESTION | {"ip": "192.0.2.7"})

    assert "Many messages came" not in html and "sent before" not in html
    assert not JudgedSubmission.objects.exists() and not asked


def test_missing_value_shows_an_error_next_to_its_field(owner):
    assert "This field is required" in result(owner, name="Ana")
    assert "Enter a valid IPv4 or IPv6 address" in result(owner, **QUESTION | {"ip": "home"})


def test_test_page_requires_permission_to_read_messages(client, django_user_model):
    user = django_user_model.objects.create_user("ben", password="x")
    group = Group.objects.create(name="editors of pages")
    group.permissions.add(Permission.objects.get(codename="access_admin"))
    user.groups.add(group)
    client.force_login(user)

    assert client.post(PAGE, QUESTION).status_code == 302
    assert PAGE not in client.get("/admin/").content.decode()


def test_form_values_become_the_signals_of_a_visit():
    rules = ProtectionSettings.for_site(Site.objects.get(is_default_site=True))
    signals = {
        **{"text": "Hello", "name": "Ana", "email": "", "ip": "192.0.2.7", "seconds": 40},
        **{"has_script": True, "has_keys": True, "has_pointer": True, "is_driven": False, "has_filled_trap": False},
    }
    seen = submission_in(signals, rules)

    assert (seen.seconds_since("ct_ps_timestamp"), seen.seconds_since("ct_fkp_timestamp")) == (40, 20)
    assert all(seen.is_yes(name) for name in ("ct_has_key_up", "ct_mouse_moved", "ct_has_input_focused"))
    assert (seen.is_yes("apbct_headless"), seen.is_scripted, seen.honeypot) == (False, True, "")
    assert seen.lookups.token == "valid"

    other = submission_in(signals | {"has_keys": False, "is_driven": True, "has_pointer": False}, rules)
    assert other.seconds_since("ct_fkp_timestamp") is None and other.is_yes("apbct_headless")
    assert not any(other.is_yes(name) for name in ("ct_has_key_up", "ct_mouse_moved", "ct_has_input_focused"))

    without = submission_in(signals | {"has_script": False, "has_filled_trap": True}, rules)
    assert (without.signals, without.is_scripted, without.lookups.token) == ({}, False, "missing")
    assert without.honeypot

    rules.has_detector = False
    assert submission_in(signals, rules).lookups.token == "off"
