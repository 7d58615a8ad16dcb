"""The firewall's rules for nginx, which serves published pages from files.

nginx blocks nobody: requests that need a decision get no file and reach the application.
"""

import ipaddress
from collections.abc import Iterable, Iterator
from typing import Final

from intarsia.page_cache.nginx import NAME

from .crawlers.browser_proof import COOKIE
from .firewall import UNCOUNTED
from .models import FirewallNetwork
from .pass_keys import COOKIES
from .rules import Rules

HEAD: Final = """\
# Written by `manage.py intarsia_firewall_nginx`; nginx reads it when it is reloaded.
# Whom of the firewall's lists, rules and limits a file must not answer: their requests go to the application.

"""
# Groups of an IPv6 address: "2001:db8:5::7" and "2001:db8:5:0:9:8:7:6" are of one network.
NETWORK: Final = "|".join(f"(?:[0-9a-f]+:){{{number}}}(?=:|{'0:' * (4 - number)}[0-9a-f])" for number in range(1, 5))


def firewall_conf(rules: Rules, name: str = NAME) -> str:
    """The file for `manage.py intarsia_nginx --firewall`, which was printed with the same name."""
    if rules.mode == "off":
        return HEAD + _stopped(name, ()) + _unproven(name, False) + _limit(name, 0, ())
    networks = sorted(_readable(FirewallNetwork.objects.values_list("network", "action")))
    admitted = [network for network, action in networks if action == FirewallNetwork.Action.ADMIT]
    return "".join(
        (
            HEAD,
            _stopped(name, networks),
            _unproven(name, rules.pages_without_script is not None),
            _limit(name, rules.views_per_minute, [*UNCOUNTED, *admitted]),
        )
    )


def _stopped(name: str, networks: Iterable[tuple[str, str]]) -> str:
    """The most specific network decides, as in the application."""
    values = {FirewallNetwork.Action.STOP: "-stopped", FirewallNetwork.Action.ADMIT: '""'}
    lines = [f"    {network} {values[FirewallNetwork.Action(action)]};\n" for network, action in networks]
    return "".join([f"geo ${name}_stopped {{\n", '    default "";\n', *lines, "}\n\n"])


def _unproven(name: str, stops_crawlers: bool) -> str:
    """Only the application can verify a cookie; clients without one must go there first."""
    if not stops_crawlers:
        return f'map $http_cookie ${name}_unproven {{\n    default "";\n}}\n\n'
    names = f"{COOKIE}|{COOKIES['crawler'].name}"
    lines = f'    default -unproven;\n    "~(?:^|;)\\s*(?:{names})=[0-9a-f]{{64}}\\s*(?:;|$)" "";\n'
    return f"map $http_cookie ${name}_unproven {{\n{lines}}}\n\n"


def _limit(name: str, views_per_minute: int, uncounted: Iterable[str]) -> str:
    """Requests over this limit per minute go to the application, which counts them. An empty key is not counted.

    One client is an IPv4 address or an IPv6 network (/64).
    """
    lines = "".join(f"    {network} 1;\n" for network in sorted(set(uncounted)))
    key = f"${name}_client" if views_per_minute else '""'
    return (
        f"map $remote_addr ${name}_client {{\n    default $binary_remote_addr;\n"
        f'    "~^(?<{name}_ipv6>{NETWORK})" ${name}_ipv6;\n}}\n\n'
        f"geo ${name}_uncounted {{\n    default 0;\n{lines}}}\n\n"
        f'map ${name}_uncounted ${name}_place {{\n    default {key};\n    1 "";\n}}\n\n'
        f"limit_req_zone ${name}_place zone={name}_views:10m rate={views_per_minute or 60}r/m;\n"
    )


def _readable(networks: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for written, action in networks:
        try:
            yield str(ipaddress.ip_network(written, strict=False)), action
        except ValueError:
            # The application ignores it too, and logs it.
            continue
