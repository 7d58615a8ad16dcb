"""PROT-SRV-09: a key is valid for one browser on one network, until it expires."""

import dataclasses

import pytest

from intarsia.firewall.pass_keys import COOKIES, Visitor, is_pass_key, make_pass_key
from intarsia.wire.requests.client_ip import client_key, normalized_ip

ANN = Visitor("oak.example", "192.0.2.7", "Firefox")
NOW = 1_800_000_000


def test_key_is_valid_for_its_visitor_until_it_expires():
    key = make_pass_key(ANN, "network", NOW)

    assert is_pass_key(ANN, "network", key, NOW)
    assert is_pass_key(ANN, "network", key, NOW + COOKIES["network"].seconds)
    assert not is_pass_key(ANN, "network", key, NOW + COOKIES["network"].seconds + 1)


@pytest.mark.parametrize(
    "change", [{"host": "elm.example"}, {"ip": "192.0.2.8"}, {"user_agent": "curl/8"}, {"ip": "2001:db8::1"}]
)
def test_copied_key_is_invalid(change):
    assert not is_pass_key(dataclasses.replace(ANN, **change), "network", make_pass_key(ANN, "network", NOW), NOW)


def test_key_is_valid_for_one_reason_only():
    assert not is_pass_key(ANN, "flood", make_pass_key(ANN, "network", NOW), NOW)


def test_key_is_valid_in_the_whole_ipv6_network():
    home = dataclasses.replace(ANN, ip="2001:db8:1:2::a")
    key = make_pass_key(home, "network", NOW)

    assert is_pass_key(dataclasses.replace(home, ip="2001:db8:1:2::b"), "network", key, NOW)
    assert not is_pass_key(dataclasses.replace(home, ip="2001:db8:1:3::a"), "network", key, NOW)


def test_firewall_and_limits_mean_the_same_client():
    for ip in ("192.0.2.7", "2001:db8:1:2::a", "::ffff:192.0.2.7", "fe80::1%eth0", ""):
        known = normalized_ip(ip)
        assert dataclasses.replace(ANN, ip=known).place == client_key({"REMOTE_ADDR": ip})


@pytest.mark.parametrize("at", [0, 9, 10, 63])
def test_changed_key_is_invalid(at):
    key = make_pass_key(ANN, "network", NOW)
    other = "0" if key[at] != "0" else "f"

    assert not is_pass_key(ANN, "network", key[:at] + other + key[at + 1 :], NOW)


@pytest.mark.parametrize("key", ["", "1", "f" * 63, "F" * 64, "g" * 64, "f" * 65, "\u0661" * 64])
def test_malformed_key_is_rejected(key):
    assert not is_pass_key(ANN, "network", key, NOW)


def test_key_stays_valid_after_a_secret_rotation(settings):
    key = make_pass_key(ANN, "network", NOW)
    settings.SECRET_KEY, old = "another", settings.SECRET_KEY

    assert not is_pass_key(ANN, "network", key, NOW)
    settings.SECRET_KEY_FALLBACKS = [old]
    assert is_pass_key(ANN, "network", key, NOW)
