"""Proof of work: bound to page, client and time, for one message."""

import sqlite3
import time
from pathlib import Path

import pytest
from django.test import Client

from intarsia.protection.checks.proof_of_work.page_proofs import LIFE_SECONDS, page_challenge, state_of, use
from intarsia.protection.forms.api import Message, judge_request
from intarsia.protection.signal_collection.parsing.fields import is_own
from intarsia.protection.signal_collection.proof_of_work import challenges
from intarsia.protection.signal_collection.proof_of_work.challenges import make_challenge
from intarsia.state.conf import directory

from .senders import BROWSER, QUESTION, by_a_person
from .work import solved, token_of

PAGE = "http://testserver/contact/"


@pytest.fixture
def here(rf):
    def make(ip: str = "192.0.2.7", page: str = PAGE, agent: str = "Firefox"):
        return rf.post("/", REMOTE_ADDR=ip, headers={"user-agent": agent, "referer": page})

    return make


def proof_for(request):
    return solved(page_challenge(request).model_dump())


def ask(transport="rest", **headers):
    headers = BROWSER | {"referer": PAGE} | headers
    if transport == "rest":
        return Client().post("/api/antispam/v1/proof", headers=headers)
    return Client().post("/ajax/", {"action": "intarsia_proof_challenge"}, headers=headers)


@pytest.mark.parametrize("transport", ["rest", "ajax"])
def test_a_page_of_the_site_gets_work(transport):
    answer = ask(transport)

    assert answer.status_code == 200
    assert answer.json().keys() == {"algorithm", "challenge", "maxnumber", "salt", "signature"}
    assert answer.json()["maxnumber"] == challenges.TRIES


def test_pages_of_other_sites_and_floods_get_no_work():
    assert ask(**{"sec-fetch-site": "cross-site"}).status_code == 403
    assert [ask().status_code for _ in range(61)][-2:] == [200, 429]


def test_work_counts_for_its_page_and_client(here):
    proof = proof_for(here())

    assert state_of(here(), proof) == "valid"
    assert state_of(here(page=f"{PAGE}?from=mail"), proof) == "valid"
    assert state_of(here(page="http://testserver/other/"), proof) == "elsewhere"
    assert state_of(here(ip="192.0.2.8"), proof) == "elsewhere"
    assert state_of(here(agent="Other"), proof) == "elsewhere"


def test_a_browser_that_hides_its_page_proves_its_work_too(here):
    assert state_of(here(page=""), proof_for(here(page=""))) == "valid"
    assert state_of(here(), proof_for(here(page=""))) == "elsewhere"


def test_work_sends_one_message_and_once_more_the_same(here):
    """A double click, or a broken connection."""
    proof = proof_for(here())

    assert [use(here(), proof, text) for text in ("Hello", "Hello", "Hello")] == ["valid", "valid", "used"]
    other = proof_for(here())
    assert [use(here(), other, text) for text in ("Hello", "Buy", "Hello")] == ["valid", "used", "used"]


def test_work_counts_while_the_store_is_unavailable(here, stores_are_unavailable):
    """Nobody can tell whether it was used before, and most visitors send a message once."""
    proof = proof_for(here())
    assert [use(here(), proof, text) for text in ("Hello", "Buy")] == ["valid", "valid"]


def test_a_referrer_that_is_no_url_is_no_page(here):
    assert state_of(here(page="http://[half"), proof_for(here(page=""))) == "valid"


def test_work_expires(here, monkeypatch):
    proof, now = proof_for(here()), time.time()

    def state_after(seconds):
        monkeypatch.setattr(challenges.time, "time", lambda: now + seconds)
        return state_of(here(), proof)

    assert LIFE_SECONDS == 3600
    assert [state_after(3590), state_after(3601)] == ["valid", "expired"]


@pytest.mark.parametrize("passed", [0.25, 1.75])
def test_how_long_ago_work_was_given_is_known_in_milliseconds(here, monkeypatch, passed):
    monkeypatch.setattr(challenges.time, "time", lambda: 1_800_000_000.9)
    proof = proof_for(here())
    monkeypatch.setattr(challenges.time, "time", lambda: 1_800_000_000.9 + passed)

    work = challenges.work_in(proof)
    assert work and work.seconds == pytest.approx(passed, abs=0.002)


def test_work_of_nobody_is_forged(here):
    challenge = page_challenge(here()).model_dump()
    own = make_challenge({"for": "page"}, LIFE_SECONDS, tries=1).model_dump()
    forged = [
        "x",
        "e30=",
        "[" * 900,
        "é" * 40,
        "9" * 5000,
        # Another number, an easier challenge with the signature of ours, and work that was not for a page.
        token_of({**challenge, "number": -1}),
        solved({**own, "challenge": own["challenge"], "signature": challenge["signature"]}),
        solved(make_challenge({"for": "captcha"}, LIFE_SECONDS, tries=10).model_dump()),
    ]

    assert {state_of(here(), token) for token in forged} == {"forged"}
    assert state_of(here(), "") == "missing"


def test_challenges_that_nobody_answers_leave_nothing_behind(here):
    before = _stored()
    for _ in range(1000):
        page_challenge(here())
    assert use(here(), "forged", "Hello") == "forged"

    assert _stored() == before


def _stored() -> dict[str, int]:
    """The rows of all stores that processes share."""
    rows = {}
    for file in Path(directory()).glob("*.sqlite3"):
        with sqlite3.connect(file) as database:
            for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                rows[f"{file.name}/{table}"] = database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    return rows


@pytest.mark.django_db
def test_a_message_with_work_says_so_once(rf):
    challenge = ask().json()
    sent = by_a_person(intarsia_proof=solved(challenge))

    def reasons(text):
        request = rf.post("/contact/", sent, headers=BROWSER | {"referer": PAGE})
        return [one.reason for one in judge_request(request, "enquiry", Message(text)).verdict.reasons]

    assert "browser_worked" in reasons(QUESTION)
    assert "work_used_before" in reasons(f"{QUESTION} Thanks.")


def test_the_field_of_the_proof_is_no_answer():
    assert is_own("intarsia_proof")
