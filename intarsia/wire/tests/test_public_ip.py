"""The same IP addresses are public on every version of Python, whose `is_global` follows the registries later."""

import ipaddress

import pytest

from intarsia.wire.requests.public_ip import SPECIAL_PURPOSE, is_public_ip


@pytest.mark.parametrize(
    "ip",
    [
        # IETF protocol assignments, of which Python 3.11 knows the first eight and two others.
        "192.0.0.0", "192.0.0.8", "192.0.0.9", "192.0.0.10", "192.0.0.171", "192.0.0.255",
        "192.31.196.1", "192.52.193.1", "192.88.99.2", "192.175.48.1", "198.19.255.255", "255.255.255.255",
        "239.1.1.1", "240.0.0.1", "100.127.255.255", "192.0.2.1", "198.51.100.1", "203.0.113.1",
        "2001::1", "2001:2::1", "2001:4:112::1", "2001:20::1", "2001:1ff:ffff::1", "2001:db8::1", "2002:c000:1::",
        "2620:4f:8000::1", "3fff:fff::1",
        # Outside the block that is handed out.
        "::", "100::1", "100:0:0:1::1", "5f00::1", "64:ff9b:1::1", "fec0::1", "ff02::1", "4000::1",
    ],
)  # fmt: skip
def test_special_purpose_networks_are_not_public(ip):
    assert not is_public_ip(ip)


@pytest.mark.parametrize(
    "ip",
    [
        "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "169.253.255.255",
        "172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.167.255.255", "192.169.0.0",
        "198.17.255.255", "198.20.0.0", "223.255.255.255",
        "2001:200::1", "2001:db7:ffff::1", "2001:db9::1", "2003::1", "2606:2800:21f::1", "3ffe:ffff::1", "3fff:1000::1",
    ],
)  # fmt: skip
def test_their_neighbors_are_public(ip):
    assert is_public_ip(ip)


def test_nothing_that_python_calls_private_is_public():
    """So a network that a newer Python knows is missed here first."""
    for written in SPECIAL_PURPOSE:
        network = ipaddress.ip_network(written)
        assert not is_public_ip(str(network[0])) and not is_public_ip(str(network[-1]))
    constants = (ipaddress._IPv4Constants, ipaddress._IPv6Constants)  # type: ignore[attr-defined]
    for network in (one for each in constants for one in each._private_networks):
        assert not is_public_ip(str(network[0])) and not is_public_ip(str(network[-1]))
