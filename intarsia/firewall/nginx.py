"""The firewall's rules for nginx, which serves published pages from files.

nginx blocks nobody: requests that need a decision get no file and reach the application.
"""

import ipaddress
from collections.abc import Iterable, Iterator
from typing import Final

from .crawlers.browser_proof import COOKIE
from .middleware import UNCOUNTED
from .models import FirewallNetwork
from .pass_keys import COOKIES
from .rules import Rules

HEAD: Final = """\
# Written by `manage.py intarsia_firewall_nginx`; nginx reads it when it is reloaded.
# Whom of the firewall's lists, rules and limits a file must not answer: their requests go to the application.

"""


def firewall_conf(rules: Rules) -> str:
    """The file for `manage.py intarsia_nginx --firewall`."""
    if rules.mode == "off":
        return HEAD + _stopped(()) + _unproven(False) + _limit(0, ())
    networks = sorted(_readable(FirewallNetwork.objects.values_list("network", "action")))
    admitted = [network for network, action in networks if action == FirewallNetwork.Action.ADMIT]
    return "".join(
        (
            HEAD,
            _stopped(networks),
            _unproven(rules.pages_without_script is not None),
            _limit(rules.views_per_minute, [*UNCOUNTED, *admitted]),
        )
    )


def _stopped(networks: Iterable[tuple[str, str]]) -> str:
    """The most specific network decides, as in the application."""
    values = {FirewallNetwork.Action.STOP: "-stopped", FirewallNetwork.Action.ADMIT: '""'}
    lines = [f"    {network} {values[FirewallNetwork.Action(action)]};\n" for network, action in networks]
    return "".join(["geo $intarsia_stopped {\n", '    default "";\n', *lines, "}\n\n"])


def _unproven(stops_crawlers: bool) -> str:
    """Only the application can verify a cookie; clients without one must go there first."""
    if not stops_crawlers:
        return 'map $http_cookie $intarsia_unproven {\n    default "";\n}\n\n'
    names = f"{COOKIE}|{COOKIES['crawler'].name}"
    lines = f'    default -unproven;\n    "~(?:^|;)\\s*(?:{names})=[0-9a-f]{{64}}\\s*(?:;|$)" "";\n'
    return f"map $http_cookie $intarsia_unproven {{\n{lines}}}\n\n"


def _limit(views_per_minute: int, uncounted: Iterable[str]) -> str:
    """Requests over this limit per minute go to the application, which counts them. An empty key is not counted."""
    lines = "".join(f"    {network} 1;\n" for network in sorted(set(uncounted)))
    key = "$binary_remote_addr" if views_per_minute else '""'
    return (
        f"geo $intarsia_uncounted {{\n    default 0;\n{lines}}}\n\n"
        f'map $intarsia_uncounted $intarsia_place {{\n    default {key};\n    1 "";\n}}\n\n'
        f"limit_req_zone $intarsia_place zone=intarsia_views:10m rate={views_per_minute or 60}r/m;\n"
    )


def _readable(networks: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for written, action in networks:
        try:
            yield str(ipaddress.ip_network(written, strict=False)), action
        except ValueError:
            # The application ignores it too, and logs it.
            continue
