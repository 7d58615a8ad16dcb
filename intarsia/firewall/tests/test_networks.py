"""Longest-prefix match against the standard library's own arithmetic."""

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intarsia.firewall.networks import Networks

V4 = st.builds(
    lambda number, length: str(ipaddress.ip_network((number, length), strict=False)),
    st.integers(0, 2**32 - 1),
    st.integers(0, 32),
)
V6 = st.builds(
    lambda number, length: str(ipaddress.ip_network((number, length), strict=False)),
    st.integers(0, 2**128 - 1),
    st.integers(0, 128),
)


@given(st.dictionaries(st.one_of(V4, V6), st.integers(), max_size=30), st.data())
def test_most_specific_network_decides(marks, data):
    near = [str(ipaddress.ip_network(network)[0]) for network in marks] or ["192.0.2.1"]
    written = data.draw(st.one_of(st.sampled_from(near), st.ip_addresses().map(str)))
    ip = ipaddress.ip_address(written)
    holding = [network for network in map(ipaddress.ip_network, marks) if ip in network]
    expected = marks[str(max(holding, key=lambda network: network.prefixlen))] if holding else None

    assert Networks(marks.items()).rule_for(written) == expected


def test_ip_in_a_blocked_network_can_be_allowed():
    networks = Networks([("192.0.2.0/24", "stop"), ("192.0.2.7", "admit"), ("2001:db8::/32", "stop")])

    assert [networks.rule_for(one) for one in ("192.0.2.8", "192.0.2.7", "192.0.3.1", "2001:db8::1")] == [
        "stop",
        "admit",
        None,
        "stop",
    ]


@pytest.mark.parametrize("odd", ["", "nonsense", "192.0.2", "\0", "::ffff:zz", "192.0.2.1/24"])
def test_invalid_ip_matches_no_network(odd):
    assert Networks([("0.0.0.0/0", "stop"), ("::/0", "stop")]).rule_for(odd) is None
