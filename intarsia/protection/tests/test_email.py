"""PROT-EML: e-mail addresses are checked by their domain before a form is sent."""

import pytest
from django.test import Client
from django.utils.translation import override, pgettext
from wagtail.models import Site

from intarsia.protection.checks.email_domain import mailbox, servers
from intarsia.protection.checks.email_domain.check_email import check_email
from intarsia.protection.models import ProtectionSettings

from .mail_server import mail_server
from .name_server import name_server

RECORDS = {
    ("example.org", "MX"): "10 mail.example.org.",
    ("no-mail.example", "MX"): "0 .",
    ("plain.example", "A"): "192.0.2.1",
    ("six.example", "AAAA"): "2001:db8::1",
    ("empty.example", "TXT"): '"nothing else"',
    ("xn--exmple-cua.org", "MX"): "10 mail.example.org.",
}
ROUTES = {
    "check_email_before_post": "apbct_email_check_before_post",
    "check_email_exist_post": "apbct_email_check_exist_post",
}


pytestmark = pytest.mark.django_db


@pytest.fixture
def names(settings):
    ProtectionSettings.objects.create(site=Site.objects.get(), checks_mail=True)
    with name_server(RECORDS) as server:
        settings.INTARSIA_NAME_SERVER = server.address
        yield server


@pytest.fixture
def short_timeout(monkeypatch):
    monkeypatch.setattr(servers, "TIMEOUT_SECONDS", 0.3)


def ask(route: str, email: str, transport: str = "rest", nonce: str | None = None, client: Client | None = None):
    client = client or Client()
    if nonce is None:
        nonce = client.post("/", {"spbc_remote_call_action": "get_fresh_wpnonce", "nonce_prev": ""}).json()["wpnonce"]
    if transport == "rest":
        return client.post(f"/api/antispam/v1/{route}", {"email": email}, headers={"x-wp-nonce": nonce})
    return client.post("/ajax/", {"email": email, "action": ROUTES[route], "_ajax_nonce": nonce, "no_cache": "0.1"})


@pytest.mark.parametrize(
    ("email", "result"),
    [
        ("ana@example.org", "EXISTS"),
        ("ana@plain.example", "EXISTS"),
        ("ana@six.example", "EXISTS"),
        ("ana@exämple.org", "EXISTS"),
        ("ana@no-mail.example", "NO_MAIL_SERVER"),
        ("ana@empty.example", "NO_MAIL_SERVER"),
        ("ana@missing.example", "NO_MAIL_SERVER"),
        ("ana@sub.mailinator.com", "DISPOSABLE"),
        ("ana@", "WRONG_FORM"),
        ("a na@example.org", "WRONG_FORM"),
        ("ana@example.org\r\nBcc: x@example.org", "WRONG_FORM"),
        ("x" * 400 + "@example.org", "WRONG_FORM"),
    ],
)
def test_PROT_EML_19_result_depends_on_syntax_and_domain(names, email, result):
    """PROT-EML-19"""
    assert check_email(email) == result


def test_PROT_EML_19_domain_without_dns_answer_is_unknown(names, short_timeout):
    """PROT-EML-19"""
    assert check_email("ana@silent.example") == "UNKNOWN"


def test_PROT_EML_19_results_are_cached_and_failures_are_retried(names, short_timeout):
    """PROT-EML-19"""
    for email in ("ana@example.org", "bob@example.org", "ana@missing.example", "bob@missing.example"):
        check_email(email)
    assert names.asked == ["example.org MX", "missing.example MX"]

    check_email("ana@silent.example"), check_email("bob@silent.example")
    assert len(names.asked) > 3


def test_site_can_add_disposable_domains(names, settings):
    settings.INTARSIA_DISPOSABLE_DOMAINS = ["example.org"]

    assert check_email("ana@example.org") == check_email("ana@deep.example.org") == "DISPOSABLE"


@pytest.mark.parametrize("transport", ["rest", "ajax"])
def test_PROT_EML_05_06_07_call_before_post_returns_a_result(names, transport):
    """PROT-EML-05, PROT-EML-06, PROT-EML-07"""
    assert ask("check_email_before_post", "ana@example.org", transport).json() == {"result": "EXISTS"}
    assert ask("check_email_before_post", "ana@missing.example", transport).json() == {"result": "NO_MAIL_SERVER"}


@pytest.mark.parametrize("transport", ["rest", "ajax"])
def test_PROT_EML_08_09_11_existence_call_returns_a_result_and_a_text(names, transport):
    """PROT-EML-08, PROT-EML-09, PROT-EML-11"""
    good = ask("check_email_exist_post", "ana@example.org", transport).json()
    bad = ask("check_email_exist_post", "ana@missing.example", transport).json()

    assert good == {"result": {"result": "EXISTS", "text_result": "This e-mail address can receive mail."}}
    assert bad["result"]["result"] == "NO_MAIL_SERVER"
    assert "check the spelling" in bad["result"]["text_result"]


def test_PROT_EML_11_a_disposable_email_has_its_own_text(names):
    """PROT-EML-11"""
    answer = ask("check_email_exist_post", "ana@sub.mailinator.com").json()["result"]

    assert answer["result"] == "DISPOSABLE" and "may not reach you" in answer["text_result"]


def test_PROT_EML_11_text_is_in_the_language_of_the_page(names):
    """PROT-EML-11"""
    client = Client()
    nonce = client.post("/", {"spbc_remote_call_action": "get_fresh_wpnonce", "nonce_prev": ""}).json()["wpnonce"]
    parts = {"email": "ana@example.org", "lang": "de"}
    answer = client.post("/api/antispam/v1/check_email_exist_post", parts, headers={"x-wp-nonce": nonce})

    with override("de"):
        assert answer.json()["result"]["text_result"] == pgettext("page", "This e-mail address can receive mail.")


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("transport", ["rest", "ajax"])
def test_PROT_EML_07_unknown_result_is_an_error(names, short_timeout, route, transport):
    """PROT-EML-07"""
    unknown = ask(route, "ana@silent.example", transport)

    assert (unknown.status_code, unknown.json()) == (200, {"error": "ERROR_CHECKING_EMAIL"})
    assert ask(route, "  ", transport).json() == {"error": "EMPTY_DATA"}


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("transport", ["rest", "ajax"])
def test_PROT_EML_07_site_without_email_checks_makes_no_lookups(names, route, transport):
    """PROT-EML-07"""
    ProtectionSettings.objects.update(checks_mail=False)

    answer = ask(route, "ana@example.org", transport)

    assert (answer.status_code, answer.json()) == (200, {"error": "ERROR_CHECKING_EMAIL"})
    assert names.asked == []


def test_all_lookups_of_a_domain_share_one_deadline(names, monkeypatch):
    moments = iter((0.0, 0.0, servers.TIMEOUT_SECONDS + 0.1))
    monkeypatch.setattr(servers, "monotonic", lambda: next(moments))

    assert check_email("ana@plain.example") == "UNKNOWN"
    assert names.asked == ["plain.example MX"]


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("transport", ["rest", "ajax"])
def test_PROT_REQ_16_email_check_requires_a_nonce(names, route, transport):
    """PROT-REQ-16: in the original, both REST routes are open to everyone."""
    for wrong in ("", "0123456789"):
        assert ask(route, "ana@example.org", transport, wrong).status_code == 403
    assert names.asked == []


def test_PROT_EML_19_email_check_has_a_rate_limit(names):
    """PROT-EML-19"""
    client = Client()
    answers = [ask("check_email_exist_post", f"a{number}@example.org", client=client) for number in range(21)]

    assert [answer.status_code for answer in answers[19:]] == [200, 429]


@pytest.mark.parametrize("email", ["x" * 321, "x" * 5000])
def test_too_long_email_is_rejected(names, email):
    assert ask("check_email_before_post", email).status_code in (400, 413)


def test_verdict_does_not_wait_for_dns(names):
    assert check_email("ana@missing.example", may_ask=False) == "UNKNOWN"
    assert names.asked == []
    check_email("ana@missing.example")
    assert check_email("bob@missing.example", may_ask=False) == "NO_MAIL_SERVER"


@pytest.fixture
def mailboxes(names, settings, monkeypatch):
    ProtectionSettings.objects.update(asks_mailboxes=True)
    monkeypatch.setattr(mailbox, "TIMEOUT_SECONDS", 0.5)
    expected = {
        "ana@example.org": "250 2.1.5 fine",
        "busy@example.org": "450 4.2.1 come again later",
        "refused@example.org": "550 5.7.1 we do not talk to you",
    }
    with mail_server(expected) as server:
        settings.INTARSIA_MAIL_SERVER = server.address
        yield server


@pytest.mark.parametrize(
    ("email", "result"),
    [
        ("ana@example.org", "EXISTS"),
        ("nobody@example.org", "NOT_EXISTS"),
        *((f"{name}@example.org", "EXISTS") for name in ("busy", "refused", "slow")),
        ("jürgen@example.org", "EXISTS"),
        ("ana@missing.example", "NO_MAIL_SERVER"),
    ],
)
def test_PROT_EML_19_mailbox_exists_unless_its_server_denies_it(mailboxes, email, result):
    assert ask("check_email_before_post", email).json() == {"result": result}
    assert "DATA" not in mailboxes.commands


def test_PROT_EML_11_missing_mailbox_has_its_own_text(mailboxes):
    answer = ask("check_email_exist_post", "nobody@example.org").json()["result"]
    assert answer["result"] == "NOT_EXISTS" and "check the spelling" in answer["text_result"]


def test_PROT_EML_19_mail_servers_are_asked_only_if_turned_on(mailboxes):
    ProtectionSettings.objects.update(asks_mailboxes=False)
    assert ask("check_email_before_post", "nobody@example.org").json() == {"result": "EXISTS"}
    assert mailboxes.asked == []


def test_PROT_EML_19_mailbox_result_is_cached_and_not_requested_by_verdicts(mailboxes):
    for _time in range(2):
        check_email("nobody@example.org", asks_mailbox=True)
    assert check_email("bob@example.org", may_ask=False, asks_mailbox=True) == "EXISTS"
    assert mailboxes.asked == ["nobody@example.org"]


def test_PROT_EML_19_mailbox_checks_are_limited_per_server(mailboxes, monkeypatch):
    """With any number of visitors and IP addresses."""
    monkeypatch.setattr(mailbox, "PER_DOMAIN_AND_HOUR", 3)
    results = [check_email(f"nobody{number}@example.org", asks_mailbox=True) for number in range(5)]

    assert results == ["NOT_EXISTS"] * 3 + ["EXISTS"] * 2
    assert len(mailboxes.asked) == 3


def test_PROT_EML_19_thirty_mailboxes_of_a_domain_are_checked_per_hour(mailboxes):
    for number in range(32):
        check_email(f"nobody{number}@example.org", asks_mailbox=True)

    assert mailboxes.asked == [f"nobody{number}@example.org" for number in range(30)]


def test_PROT_EML_19_without_a_store_no_mail_server_is_asked(mailboxes, stores_are_unavailable):
    """Nothing could limit how many mailboxes somebody tries."""
    assert check_email("nobody@example.org", asks_mailbox=True) == "EXISTS"
    assert check_email("ana@missing.example") == "NO_MAIL_SERVER"
    assert mailboxes.asked == []


@pytest.mark.parametrize(("kind", "number"), [("A", "10.0.0.8"), ("AAAA", "fd00::1")])
def test_a_domain_without_a_mail_server_is_its_own(names, settings, kind, number):
    """RFC 5321. This one has a private IP address, so nobody connects to it."""
    with name_server({("own.example", kind): number}) as own:
        settings.INTARSIA_NAME_SERVER = own.address
        assert check_email("ana@own.example", asks_mailbox=True) == "EXISTS"
        assert own.asked[-1] == f"own.example {kind}"


@pytest.mark.parametrize(
    "number",
    ["127.0.0.1", "10.0.0.8", "169.254.169.254", "224.0.0.1", "::1", "fd00::1", "::127.0.0.1", "::ffff:127.0.0.1"]
    + ["64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378::1", "ff0e::1"],
)
def test_mail_server_in_a_private_network_is_not_contacted(names, settings, monkeypatch, number):
    kind = "AAAA" if ":" in number else "A"
    records = {("evil.example", "MX"): "1 in.evil.example.", ("in.evil.example", kind): number}
    with mail_server({}) as inside, name_server(records) as own:
        settings.INTARSIA_NAME_SERVER = own.address
        monkeypatch.setattr(mailbox, "PORT", int(inside.address.rpartition(":")[2]))
        assert check_email("ana@evil.example", asks_mailbox=True) == "EXISTS"
        assert own.asked[-1] == f"in.evil.example {kind}" and inside.commands == []
