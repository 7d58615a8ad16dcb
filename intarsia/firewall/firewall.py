"""The outermost WSGI application: blocked clients get a page that lets people in; others are not affected.

It never queries the database. What is known about an IP address is one dictionary lookup, below five microseconds.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from django.conf import settings
from django.http import parse_cookie

from intarsia.serving import start_in_each_process
from intarsia.state import metrics
from intarsia.wire.requests.client_ip import client_at, normalized_ip, reported_ip

from .crawlers.crawlers import Crawlers, crawlers_from
from .log import Block, BlockLog
from .middleware import Application
from .networks import Networks
from .pass_keys import COOKIES, Reason, Visitor, is_pass_key
from .rules import Follower, Rules
from .script import proof_path
from .search_engines.search_engines import SearchEngines
from .stop_page import check_path, stop_page
from .stop_texts import StopTexts
from .view_count import ViewCount

# Then the process starts over: an attacker with many IP addresses must not fill its memory.
MAX_IPS: Final = 100_000
# Longer than any IP address with a port.
MAX_IP_LENGTH: Final = 64
# The number of other requests (calls, images) allowed per page.
REQUESTS_OF_A_PAGE: Final = 10
# For programs: calls, feeds, sitemaps. Their clients are not crawlers.
FOR_PROGRAMS: Final = re.compile(r"/(?:api|ajax|listing-ajax)/|.*\.(?:xml|txt|json|rss|atom|ics)$")
# IP addresses that offices share, or of the site's own proxy without INTARSIA_TRUSTED_HOPS: all would share one
# count.
UNCOUNTED: Final = (
    "127.0.0.0/8",
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "169.254.0.0/16",
    "::1",
    "fc00::/7",
    "fe80::/10",
)
_UNCOUNTED: Final = Networks((network, True) for network in UNCOUNTED)


def firewall_around(application: Application) -> Application:
    """Its rules follow those in the database from now on."""
    log = BlockLog()
    firewall = Firewall(application, log)
    follower = Follower(firewall.follow, also=(log.write, firewall.search_engines.ask, firewall.texts.read))
    start_in_each_process(follower.start)
    return firewall


@dataclass(frozen=True)
class IpStatus:
    """The cached knowledge about an IP address: its network, and the rule for it."""

    ip: str
    network: str
    rule: str
    is_counted: bool


@dataclass(frozen=True)
class State:
    """Everything that depends on the rules, replaced at once, so that nothing outlives old rules."""

    rules: Rules
    views: ViewCount
    requests: ViewCount
    crawlers: Crawlers | None
    known: dict[str, IpStatus] = field(default_factory=dict)


class Firewall:
    def __init__(self, application: Application, log: BlockLog, rules: Rules | None = None) -> None:
        self._application = application
        self._log = log
        self._state = _state(rules or Rules())
        self.search_engines = SearchEngines()
        self.texts = StopTexts()

    def follow(self, rules: Rules) -> None:
        self._state = _state(rules, self._state)

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        state = self._state
        if state.rules.mode == "off":
            return self._application(environ, start_response)
        ip = reported_ip(environ)
        known = state.known.get(ip) or _recognized(state, ip)
        reason = _reason(state, known, environ)
        if reason is None or _is_free(environ) or _has_key(reason, known, environ):
            return self._application(environ, start_response)
        if self._is_welcome(reason, known, environ):
            return self._application(environ, start_response)
        is_enforced = state.rules.mode == "enforce"
        self._log.add(Block(known.ip, reason, is_enforced))
        if not is_enforced:
            return self._application(environ, start_response)
        metrics.add("requests_total", "blocked", "4xx")
        host = environ.get("HTTP_HOST", "")
        return stop_page(_visitor(known, environ), reason, environ, start_response, partial(self.texts.of, host))

    def _is_welcome(self, reason: Reason, known: IpStatus, environ: dict[str, Any]) -> bool:
        """Search engines are not limited, unless the owner blocks their network."""
        if reason == "network":
            return False
        status = self.search_engines.status(known.ip, environ.get("HTTP_USER_AGENT", ""))
        # An unverified search engine gets the same limits as people until it is verified.
        return status == "known" or (status == "unproven" and reason == "crawler")


def _state(rules: Rules, before: State | None = None) -> State:
    """Counts continue while their limits are unchanged."""
    limit, unproven = rules.views_per_minute, rules.pages_without_script
    views, requests, crawlers = (before.views, before.requests, before.crawlers) if before else (None, None, None)
    if views is None or requests is None or views.limit != limit:
        views, requests = ViewCount(limit, "views"), ViewCount(limit * REQUESTS_OF_A_PAGE, "requests")
    if not unproven:
        crawlers = None
    elif crawlers is None or crawlers.of_a_browser.limit != unproven:
        crawlers = crawlers_from(unproven)
    return State(rules, views, requests, crawlers)


def _recognized(state: State, reported: str) -> IpStatus:
    ip = normalized_ip(reported)
    # Unix-socket clients have no IP address; let them in.
    rule = state.rules.networks.rule_for(ip) or "" if ip else "admit"
    known = IpStatus(ip, client_at(ip), rule, is_counted=not _UNCOUNTED.rule_for(ip))
    if len(reported) <= MAX_IP_LENGTH:
        if len(state.known) >= MAX_IPS:
            state.known.clear()
        state.known[reported] = known
    return known


def _reason(state: State, known: IpStatus, environ: dict[str, Any]) -> Reason | None:
    if known.rule:
        return "network" if known.rule == "stop" else None
    if not known.is_counted or _is_file(environ):
        return None
    # Browsers report whether they request a page or a part of one. False reports are counted too, at a lower rate.
    is_page = environ.get("HTTP_SEC_FETCH_DEST", "document") == "document"
    if (state.views if is_page else state.requests).is_too_many(known.network):
        return "flood"
    return "crawler" if state.crawlers and _is_crawler(state.crawlers, known, environ) else None


def _is_crawler(crawlers: Crawlers, known: IpStatus, environ: dict[str, Any]) -> bool:
    """By the requested URL, not by the browser's report."""
    path = environ.get("PATH_INFO", "")
    if environ["REQUEST_METHOD"] not in ("GET", "HEAD") or FOR_PROGRAMS.match(path):
        return False
    url = f"{path}?{environ.get('QUERY_STRING', '')}"
    return crawlers.is_one(_visitor(known, environ), url, environ.get("HTTP_COOKIE", ""))


def _has_key(reason: Reason, known: IpStatus, environ: dict[str, Any]) -> bool:
    name = COOKIES[reason].name
    cookies = environ.get("HTTP_COOKIE", "")
    return name in cookies and is_pass_key(_visitor(known, environ), reason, parse_cookie(cookies).get(name, ""))


def _visitor(known: IpStatus, environ: dict[str, Any]) -> Visitor:
    return Visitor(environ.get("HTTP_HOST", ""), known.ip, environ.get("HTTP_USER_AGENT", ""))


def _is_file(environ: dict[str, Any]) -> bool:
    path = environ.get("SCRIPT_NAME", "") + environ.get("PATH_INFO", "")
    return path.startswith((settings.STATIC_URL, settings.MEDIA_URL or settings.STATIC_URL))


def _is_free(environ: dict[str, Any]) -> bool:
    """What the firewall's own page needs."""
    path = environ.get("PATH_INFO", "")
    url = environ.get("SCRIPT_NAME", "") + path
    return url.startswith(f"{settings.STATIC_URL}intarsia_firewall/") or path in (check_path(), proof_path())
