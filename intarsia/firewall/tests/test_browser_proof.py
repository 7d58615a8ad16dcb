"""PROT-SRV-06: what proves that a browser ran the script: its own fresh work, and a value bound to it for 30 days."""

import hashlib
import itertools
import time

import pytest

from intarsia.firewall.crawlers.browser_proof import is_fresh_work, make_proof, proof_in_cookies, proof_of
from intarsia.firewall.pass_keys import Visitor

DAY = 24 * 60 * 60
HERE = Visitor(host="testserver", ip="192.0.2.7", user_agent="Firefox")


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch):
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)


def stamped(seconds_ago: float = 0, value: str = "0123456789abcdef") -> str:
    return f"{int(time.time()) - int(seconds_ago)}.{value}"


def work_for(stamp: str, zeros: int = 3) -> str:
    """A number whose digest begins with exactly so many zeros."""
    for number in itertools.count():
        digest = hashlib.sha256(f"{stamp}.{number}".encode()).hexdigest()
        if len(digest) - len(digest.lstrip("0")) == zeros:
            return str(number)
    raise AssertionError


@pytest.mark.parametrize(
    ("seconds_ago", "is_fresh"), [(0, True), (590, True), (-590, True), (602, False), (-602, False)]
)
def test_work_is_fresh_for_ten_minutes(seconds_ago, is_fresh):
    stamp = stamped(seconds_ago)

    assert is_fresh_work(stamp, work_for(stamp)) is is_fresh


def test_the_same_work_counts_once():
    stamp = stamped(value="1" * 16)
    work = work_for(stamp)

    assert [is_fresh_work(stamp, work), is_fresh_work(stamp, work)] == [True, False]


def test_the_same_work_counts_once_while_redis_is_unavailable(settings, tmp_path):
    settings.REDIS_URL, settings.INTARSIA_CACHE_DIR = f"unix://{tmp_path}/missing.sock", tmp_path
    stamp = stamped(value="3" * 16)
    work = work_for(stamp)

    assert [is_fresh_work(stamp, work), is_fresh_work(stamp, work)] == [True, False]


@pytest.mark.parametrize("work", ["", "x", "-1", "1" * 17, "٣"])
def test_work_is_a_number_of_at_most_sixteen_digits(work):
    assert not is_fresh_work(stamped(), work)


def test_work_that_is_too_light_does_not_count():
    stamp = stamped(value="2" * 16)

    assert not is_fresh_work(stamp, work_for(stamp, zeros=2))


@pytest.mark.parametrize("value", ["", "0" * 15, "0" * 65, "x" * 16])
def test_a_stamp_has_a_random_value(value):
    stamp = stamped(value=value)

    assert not is_fresh_work(stamp, work_for(stamp))


@pytest.mark.parametrize(
    ("age", "proof"), [(0, "own"), (30 * DAY - 2, "own"), (30 * DAY + 1, "another's"), (60 * DAY, "another's")]
)
def test_a_proof_is_valid_for_thirty_days(age, proof):
    assert proof_of(HERE, make_proof(HERE, time.time() - age)) == proof


@pytest.mark.parametrize("changed", [{"host": "other.example"}, {"ip": "198.51.100.7"}, {"user_agent": "Chrome"}])
def test_a_proof_of_another_client_is_known_as_such(changed):
    defaults = {"host": "testserver", "ip": "192.0.2.7", "user_agent": "Firefox"}

    assert proof_of(Visitor(**defaults | changed), make_proof(HERE)) == "another's"


def test_a_proof_that_this_site_did_not_make_is_made_up():
    proof = make_proof(HERE)
    wrong = [
        proof[:place] + ("0" if proof[place] != "0" else "1") + proof[place + 1 :] for place in (0, 10, 36, 37, 63)
    ]

    assert {proof_of(HERE, value) for value in [*wrong, "0" * 64, proof[:-1], proof + "0", "x" * 64]} == {"made up"}
    assert proof_of(HERE, "") == "none"


def test_proofs_made_with_an_earlier_key_stay_valid(settings):
    settings.SECRET_KEY, old = "new" * 20, make_proof(HERE)
    assert proof_of(HERE, old) == "made up"

    settings.SECRET_KEY_FALLBACKS = ["other" * 10, settings.SECRET_KEY]
    new = make_proof(HERE)
    settings.SECRET_KEY = "newest" * 10
    assert proof_of(HERE, new) == "own"


@pytest.mark.parametrize(
    ("cookies", "value"),
    [
        ("", ""),
        ("wordpress_apbct_antibot=abc", "abc"),
        ("a=1; wordpress_apbct_antibot=abc; b=2", "abc"),
        ("a=1;wordpress_apbct_antibot=", ""),
        ("not_wordpress_apbct_antibot=abc", ""),
        ("a=wordpress_apbct_antibot", ""),
    ],
)
def test_the_proof_is_read_from_its_cookie(cookies, value):
    assert proof_in_cookies(cookies) == value
