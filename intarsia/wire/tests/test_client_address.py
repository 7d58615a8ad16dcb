"""Whose address counts, with and without proxies of the site's own in front."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from intarsia.wire.client_address import client_address, trusted_hops


@pytest.fixture(autouse=True)
def hops(settings):
    def are(number):
        settings.INTARSIA_TRUSTED_HOPS = number
        trusted_hops.cache_clear()

    yield are
    trusted_hops.cache_clear()


def told(connected, forwarded=None):
    return {"REMOTE_ADDR": connected, **({"HTTP_X_FORWARDED_FOR": forwarded} if forwarded is not None else {})}


def test_without_proxies_what_a_visitor_writes_into_the_header_is_worth_nothing(hops):
    hops(0)

    assert client_address(told("203.0.113.9", "192.0.2.1")) == "203.0.113.9"


@pytest.mark.parametrize(
    ("number", "forwarded", "address"),
    [
        (1, "198.51.100.4", "198.51.100.4"),
        (1, "192.0.2.1, 198.51.100.4", "198.51.100.4"),
        (2, "192.0.2.1, 198.51.100.4, 10.0.0.2", "198.51.100.4"),
        (1, "198.51.100.4:40112", "198.51.100.4"),
        (1, '"[2001:DB8::1]:443"', "2001:db8::1"),
        (1, "::ffff:198.51.100.4", "198.51.100.4"),
    ],
)
def test_behind_proxies_the_address_is_the_one_that_the_outermost_of_them_saw(hops, number, forwarded, address):
    hops(number)

    assert client_address(told("127.0.0.1", forwarded)) == address


@pytest.mark.parametrize("forwarded", [None, "", "198.51.100.4"])
def test_who_came_past_the_proxies_is_known_by_the_connection(hops, forwarded):
    hops(2)

    assert client_address(told("203.0.113.9", forwarded)) == "203.0.113.9"


@pytest.mark.parametrize(
    "written", ["", "unix:", "a.b.c.d", "1" * 4000, "\0", "192.0.2.1\r\nX-Evil: 1", "fe80::1%eth0x"]
)
def test_what_is_no_address_is_none(hops, written):
    hops(1)

    assert "\r" not in client_address(told("", written))
    assert client_address(told("", written)) in ("", "fe80::1%eth0x")


@pytest.mark.parametrize("number", [-1, True, "1", 1.5])
def test_a_number_of_proxies_that_is_none_is_refused_in_a_sentence(hops, number):
    hops(number)

    with pytest.raises(ImproperlyConfigured, match="INTARSIA_TRUSTED_HOPS is .* It is the number of your own proxies"):
        client_address(told("127.0.0.1"))
