"""PROT-NON-06: a nonce is bound to site, call class and time, not to a login."""

import time

import pytest

from intarsia.wire.guarding.nonces import is_valid_nonce, make_nonce

HOUR = 60 * 60
# Noon: the beginning of a half-day.
NOON = 20_000 * 24 * HOUR + 12 * HOUR


@pytest.fixture
def nonce_made_at(rf, monkeypatch):
    """Makes a nonce at one time and asks at another one whether it is valid."""

    def is_valid(made: float, asked: float) -> bool:
        monkeypatch.setattr(time, "time", lambda: made)
        nonce = make_nonce(rf.get("/"))
        monkeypatch.setattr(time, "time", lambda: asked)
        return is_valid_nonce(rf.get("/"), nonce)

    return is_valid


@pytest.mark.parametrize("made", [NOON, NOON + 1, NOON + 12 * HOUR - 1])
def test_a_nonce_lives_for_its_half_day_and_the_next_one(nonce_made_at, made):
    end = NOON + 24 * HOUR

    assert nonce_made_at(made, made)
    assert nonce_made_at(made, end - 1)
    assert not nonce_made_at(made, end)
    assert not nonce_made_at(made, end + 12 * HOUR)


def test_a_nonce_of_the_future_is_not_valid(nonce_made_at):
    assert not nonce_made_at(NOON, NOON - 1)


def test_it_is_the_same_for_everybody_within_a_half_day(rf, monkeypatch):
    nonces = set()
    for seconds in (0, HOUR, 12 * HOUR - 1):
        monkeypatch.setattr(time, "time", lambda seconds=seconds: NOON + seconds)
        nonces.add(make_nonce(rf.get("/", headers={"cookie": f"sessionid={seconds}"})))
    assert len(nonces) == 1


def test_a_nonce_of_another_class_or_site_is_not_valid(rf):
    request = rf.get("/", headers={"host": "testserver"})
    elsewhere = rf.get("/", headers={"host": "localhost"})
    nonce = make_nonce(request, "protection")

    assert is_valid_nonce(request, nonce, "protection")
    assert not is_valid_nonce(request, nonce, "page")
    assert not is_valid_nonce(elsewhere, nonce, "protection")


def test_a_nonce_for_calls_about_one_object_is_none_for_another_one(rf, client):
    fields = {"spbc_remote_call_action": "get_fresh_wpnonce", "plugin_name": "review_7", "nonce_prev": ""}
    nonce = client.post("/", fields).json()["wpnonce"]

    assert is_valid_nonce(rf.get("/"), nonce, "review_7")
    assert not is_valid_nonce(rf.get("/"), nonce, "review_8") and not is_valid_nonce(rf.get("/"), nonce, "page")
