"""The IP address of a client, with and without proxies."""

import re
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from intarsia.wire.requests.client_ip import client_ip, client_key, trusted_hops

PACKAGE = Path(__file__).parents[2]
NETWORK_OF_64 = re.compile(r"_network\(\(.*\b64\b|/64[\"'}]")


@pytest.fixture(autouse=True)
def hops(settings):
    def are(number):
        settings.INTARSIA_TRUSTED_HOPS = number
        trusted_hops.cache_clear()

    yield are
    trusted_hops.cache_clear()


def environ(connected, forwarded=None):
    return {"REMOTE_ADDR": connected, **({"HTTP_X_FORWARDED_FOR": forwarded} if forwarded is not None else {})}


def test_forwarded_header_is_ignored_without_proxies(hops):
    hops(0)

    assert client_ip(environ("203.0.113.9", "192.0.2.1")) == "203.0.113.9"


@pytest.mark.parametrize(
    ("number", "forwarded", "ip"),
    [
        (1, "198.51.100.4", "198.51.100.4"),
        (1, "192.0.2.1, 198.51.100.4", "198.51.100.4"),
        (2, "192.0.2.1, 198.51.100.4, 10.0.0.2", "198.51.100.4"),
        (1, "198.51.100.4:40112", "198.51.100.4"),
        (1, '"[2001:DB8::1]:443"', "2001:db8::1"),
        (1, "::ffff:198.51.100.4", "198.51.100.4"),
    ],
)
def test_ip_is_the_one_that_the_outermost_trusted_proxy_saw(hops, number, forwarded, ip):
    hops(number)

    assert client_ip(environ("127.0.0.1", forwarded)) == ip


@pytest.mark.parametrize("forwarded", [None, "", "198.51.100.4"])
def test_request_that_bypassed_the_proxies_uses_the_ip_of_the_connection(hops, forwarded):
    hops(2)

    assert client_ip(environ("203.0.113.9", forwarded)) == "203.0.113.9"


@pytest.mark.parametrize("text", ["", "unix:", "a.b.c.d", "1" * 4000, "\0", "192.0.2.1\r\nX-Evil: 1", "fe80::1%eth0x"])
def test_text_that_is_not_an_ip_gives_no_ip(hops, text):
    hops(1)

    assert "\r" not in client_ip(environ("", text))
    assert client_ip(environ("", text)) in ("", "fe80::1%eth0x")


@pytest.mark.parametrize(
    ("ip", "key"),
    [
        ("198.51.100.4", "198.51.100.4"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:198.51.100.4", "198.51.100.4"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_all_ipv6_addresses_of_a_network_are_one_client(hops, ip, key):
    hops(0)

    assert client_key(environ(ip)) == key


def test_the_number_of_hops_can_be_the_text_of_an_environment_variable(hops):
    hops("1")

    assert client_ip(environ("192.0.2.1", "203.0.113.7")) == "203.0.113.7"


@pytest.mark.parametrize("number", [-1, True, "one", "", "-1", 1.5])
def test_invalid_number_of_hops_is_a_configuration_error(hops, number):
    hops(number)

    with pytest.raises(ImproperlyConfigured, match="INTARSIA_TRUSTED_HOPS is .* It is the number of your own proxies"):
        client_ip(environ("127.0.0.1"))


def test_one_function_decides_what_one_client_is():
    """No other module makes a network of 64 bits of an IP address."""
    modules = [file for file in PACKAGE.rglob("*.py") if "tests" not in file.parts]
    found = [str(file.relative_to(PACKAGE)) for file in modules if NETWORK_OF_64.search(file.read_text("utf-8"))]

    assert found == ["wire/requests/client_ip.py"]
