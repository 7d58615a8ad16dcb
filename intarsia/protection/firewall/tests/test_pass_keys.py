"""PROT-SRV-09: a key opens for one browser at one place, until it expires, and for nothing else."""

import dataclasses

import pytest

from intarsia.protection.firewall.pass_keys import COOKIES, Visitor, is_pass_key, make_pass_key

ANN = Visitor("oak.example", "192.0.2.7", "Firefox")
NOW = 1_800_000_000


def test_a_key_opens_for_whom_it_was_made_until_it_expires():
    key = make_pass_key(ANN, "network", NOW)

    assert is_pass_key(ANN, "network", key, NOW)
    assert is_pass_key(ANN, "network", key, NOW + COOKIES["network"].seconds)
    assert not is_pass_key(ANN, "network", key, NOW + COOKIES["network"].seconds + 1)


@pytest.mark.parametrize(
    "change", [{"host": "elm.example"}, {"ip": "192.0.2.8"}, {"user_agent": "curl/8"}, {"ip": "2001:db8::1"}]
)
def test_a_copied_key_opens_nothing(change):
    assert not is_pass_key(dataclasses.replace(ANN, **change), "network", make_pass_key(ANN, "network", NOW), NOW)


def test_a_key_for_one_reason_is_none_for_another():
    assert not is_pass_key(ANN, "flood", make_pass_key(ANN, "network", NOW), NOW)


def test_an_ipv6_address_that_changed_within_its_network_is_the_same_place():
    home = dataclasses.replace(ANN, ip="2001:db8:1:2::a")
    key = make_pass_key(home, "network", NOW)

    assert is_pass_key(dataclasses.replace(home, ip="2001:db8:1:2::b"), "network", key, NOW)
    assert not is_pass_key(dataclasses.replace(home, ip="2001:db8:1:3::a"), "network", key, NOW)


@pytest.mark.parametrize("at", [0, 9, 10, 63])
def test_a_key_of_which_one_digit_was_changed_is_none(at):
    key = make_pass_key(ANN, "network", NOW)
    other = "0" if key[at] != "0" else "f"

    assert not is_pass_key(ANN, "network", key[:at] + other + key[at + 1 :], NOW)


@pytest.mark.parametrize("told", ["", "1", "f" * 63, "F" * 64, "g" * 64, "f" * 65, "\u0661" * 64])
def test_what_is_no_key_is_refused(told):
    assert not is_pass_key(ANN, "network", told, NOW)


def test_after_the_secret_was_changed_keys_made_before_still_open(settings):
    key = make_pass_key(ANN, "network", NOW)
    settings.SECRET_KEY, old = "another", settings.SECRET_KEY

    assert not is_pass_key(ANN, "network", key, NOW)
    settings.SECRET_KEY_FALLBACKS = [old]
    assert is_pass_key(ANN, "network", key, NOW)
