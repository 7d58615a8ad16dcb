"""The event token (PROT-TOK, PROT-DET): bound to site, client and time, valid for one submission."""

import sqlite3
import time

import pytest
from django.test import Client

from intarsia.protection.checks.event_token import tokens
from intarsia.protection.checks.event_token.findings import KNOWN, as_number
from intarsia.state.counters import counters
from intarsia.state.key_value import key_value

AGENT = "Mozilla/5.0 Firefox/140.0"
OURS = {"sec-fetch-site": "same-origin", "user-agent": AGENT}


@pytest.fixture
def here(rf):
    def make(ip: str = "192.0.2.7", agent: str = AGENT, host: str = "testserver"):
        return rf.post("/", REMOTE_ADDR=ip, headers={"user-agent": agent, "host": host})

    return make


def ask(transport: str, findings: str = "[]", agent: str = AGENT, **headers):
    report = {"findings": findings, "user_agent": agent}
    if transport == "rest":
        return Client().post("/api/antispam/v1/bot_detector", report, headers=OURS | headers)
    return Client().post("/ajax/", report | {"action": "apbct_bot_detector"}, headers=OURS | headers)


@pytest.mark.parametrize("transport", ["rest", "ajax"])
def test_PROT_TOK_08_browser_with_signals_gets_64_hex_digits(transport):
    """PROT-TOK-08"""
    answer = ask(transport, '["driven_by_selenium", "no_screen", "X<script>", 7]')

    assert answer.status_code == 200
    assert answer.json().keys() == {"event_token"}
    assert len(answer.json()["event_token"]) == 64
    assert tokens.findings_of(answer.json()["event_token"]) == ["no_screen", "driven_by_a_program"]


def test_changed_user_agent_is_a_contradiction():
    assert tokens.findings_of(ask("rest", agent="Other").json()["event_token"]) == ["another_user_agent"]


@pytest.mark.parametrize("findings", ["", "{}", "no json", "[" * 1500, "[" * 3000])
def test_malformed_findings_are_rejected(findings):
    assert ask("rest", findings).status_code == 400


def test_requests_of_other_sites_and_floods_get_no_token():
    assert ask("rest", **{"sec-fetch-site": "cross-site"}).status_code == 403
    assert ask("rest", "[]" + " " * 9000).status_code == 413
    assert [ask("rest").status_code for _ in range(31)][-2:] == [200, 429]


def test_token_is_valid_only_for_its_client_and_site(here):
    """Forged, copied to another client or site, changed, too old."""
    token = tokens.issue(here(), [])
    changed = token[:-1] + ("0" if token[-1] != "0" else "1")
    late = f"{int(token[:12], 16) + 9000:012x}{token[12:]}"

    assert tokens.use(here(), token) == "valid"
    for request, sent in (
        (here(ip="192.0.2.8"), token),
        (here(agent="Other"), token),
        (here(host="other.example"), token),
        (here(), changed),
        (here(), late),
        (here(), "0" * 64),
        (here(), "é" * 64),
        (here(), ""),
    ):
        assert tokens.use(request, sent) == "forged"


def test_token_expires(here, monkeypatch):
    token = tokens.issue(here(), [])
    now = time.time()

    monkeypatch.setattr(time, "time", lambda: now + tokens.LIFETIME + 2)
    assert tokens.use(here(), token) == "expired"


@pytest.mark.parametrize("passed", [0.25, 1.75])
def test_age_of_a_token_is_known_in_milliseconds(here, monkeypatch, passed):
    """A program that waits for a second must not look like a person who took two."""
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.9)
    token = tokens.issue(here(), [])
    monkeypatch.setattr(time, "time", lambda: 1_800_000_000.9 + passed)

    assert tokens.age_of(token) == pytest.approx(passed, abs=0.002)
    assert tokens.use(here(), token) == "valid"


def test_token_is_valid_for_one_submission_and_a_grace_period(here, monkeypatch):
    token = tokens.issue(here(), [])
    now = time.time()
    assert [tokens.use(here(), token), tokens.use(here(), token)] == ["valid", "valid"]

    monkeypatch.setattr(time, "time", lambda: now + tokens.GRACE + 1)
    assert tokens.use(here(), token) == "used"


def test_token_is_valid_for_two_submissions_within_the_grace_period(here):
    """A double click is not a replay; a third use is."""
    token = tokens.issue(here(), [])

    assert [tokens.use(here(), token) for _time in range(4)] == ["valid", "valid", "used", "used"]


@pytest.mark.parametrize(
    ("reported", "kept"),
    [
        ([], []),
        (["two_time_zones", "two_time_zones"], ["two_time_zones"]),
        (["driven_by_selenium", "driven_by_geb"], ["driven_by_a_program"]),
        (["no_screen", "of_another_detector", "of_a_third"], ["no_screen", "other_contradiction"]),
        ([*KNOWN], [*KNOWN]),
    ],
)
def test_token_contains_what_was_found_about_its_browser(here, reported, kept):
    assert tokens.findings_of(tokens.issue(here(), reported)) == kept


def test_token_does_not_show_what_was_found(here, monkeypatch):
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    monkeypatch.setattr(tokens.secrets, "token_hex", lambda size: "7" * 2 * size)
    caught, other = (tokens.issue(here(), ["driven_by_selenium"])[28:32] for _ in range(2))

    assert caught == other
    assert int(caught, 16) != as_number(["driven_by_selenium"])


def test_tokens_that_nobody_uses_leave_nothing_behind(here, monkeypatch):
    def unavailable(*_args):
        raise AssertionError("Something is stored.")

    monkeypatch.setattr(type(key_value()), "put", unavailable)
    monkeypatch.setattr(type(counters()), "count", unavailable)

    assert tokens.findings_of(tokens.issue(here(), ["no_screen"])) == ["no_screen"]


def test_used_token_keeps_its_findings(here, monkeypatch):
    token = tokens.issue(here(), ["no_screen"])
    now = time.time()
    tokens.use(here(), token)

    monkeypatch.setattr(time, "time", lambda: now + tokens.GRACE + 1)
    assert tokens.use(here(), token) == "used"
    assert tokens.findings_of(token) == ["no_screen"]


def test_token_is_verified_without_the_store(here, monkeypatch):
    token = tokens.issue(here(), ["no_screen"])

    def unavailable(*_args):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(type(key_value()), "first", unavailable)
    assert tokens.use(here(), token) == "valid"
    assert tokens.findings_of(token) == ["no_screen"]
