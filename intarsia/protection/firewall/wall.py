"""The outermost WSGI application: who is stopped gets a page that lets people in, and nobody else notices it.

Nothing here asks the database, and nothing is computed twice for an address: what is known of one is one dictionary
look-up, below five microseconds.
"""

import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from django.conf import settings
from django.http import parse_cookie

from intarsia.wire.client_address import told_address, written_usually

from .crawlers.crawlers import Crawlers, crawlers_from
from .log import Stop, StopLog
from .networks import Networks
from .pass_keys import COOKIES, Reason, Visitor, is_pass_key, place_of
from .rules import Follower, Rules
from .script import proof_path
from .search_engines.search_engines import SearchEngines
from .stop_page import check_path, stop_page
from .stop_texts import StopTexts
from .view_count import ViewCount

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]

# Then the process begins anew: an attacker with many addresses must not fill its memory.
MOST_ADDRESSES: Final = 100_000
# Longer than any way to write an address with its port.
LONGEST_ADDRESS: Final = 64
# A page brings calls and pictures along. Who asks for more of these than that for each page allowed reads no pages.
REQUESTS_OF_A_PAGE: Final = 10
# Made for programs: calls, feeds, lists of pages. Who reads them is no crawler of pages.
FOR_PROGRAMS: Final = re.compile(r"/(?:api|ajax|listing-ajax)/|.*\.(?:xml|txt|json|rss|atom|ics)$")
# Of whole offices and, where INTARSIA_TRUSTED_HOPS is not set, of the site's own proxy: all would share one count.
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


def guarded(application: Application) -> Application:
    """Put it round everything: `application = guarded(cached(get_wsgi_application()))`."""
    log = StopLog()
    wall = Wall(application, log)
    follower = Follower(wall.follow, also=(log.write, wall.search_engines.ask, wall.texts.read))
    follower.start()
    # Servers that load the site before they fork take no threads along.
    os.register_at_fork(after_in_child=follower.start)
    return wall


@dataclass(frozen=True)
class Known:
    """What is known of an address: where it is, and what the lists say."""

    address: str
    place: str
    mark: str
    is_counted: bool


@dataclass(frozen=True)
class State:
    """All that follows from the rules, replaced at once: what was found by old ones must not outlive them."""

    rules: Rules
    views: ViewCount
    requests: ViewCount
    crawlers: Crawlers | None
    known: dict[str, Known] = field(default_factory=dict)


class Wall:
    def __init__(self, application: Application, log: StopLog, rules: Rules | None = None) -> None:
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
        told = told_address(environ)
        known = state.known.get(told) or _recognised(state, told)
        reason = _reason(state, known, environ)
        if reason is None or _is_free(environ) or _has_key(reason, known, environ):
            return self._application(environ, start_response)
        if self._is_welcome(reason, known, environ):
            return self._application(environ, start_response)
        is_enforced = state.rules.mode == "enforce"
        self._log.add(Stop(known.address, reason, is_enforced))
        if not is_enforced:
            return self._application(environ, start_response)
        host = environ.get("HTTP_HOST", "")
        return stop_page(_visitor(known, environ), reason, environ, start_response, partial(self.texts.of, host))

    def _is_welcome(self, reason: Reason, known: Known, environ: dict[str, Any]) -> bool:
        """Search engines read as much as they like. A network that the owner stops is stopped, whoever is in it."""
        if reason == "network":
            return False
        standing = self.search_engines.standing(known.address, environ.get("HTTP_USER_AGENT", ""))
        # Who cannot be asked about is believed to be one, and not believed to need more than people do.
        return standing == "known" or (standing == "unproven" and reason == "crawler")


def _state(rules: Rules, before: State | None = None) -> State:
    """Counts go on where their limits are what they were."""
    limit, unproven = rules.views_per_minute, rules.pages_without_script
    views, requests, crawlers = (before.views, before.requests, before.crawlers) if before else (None, None, None)
    if views is None or requests is None or views.limit != limit:
        views, requests = ViewCount(limit, "views"), ViewCount(limit * REQUESTS_OF_A_PAGE, "requests")
    if not unproven:
        crawlers = None
    elif crawlers is None or crawlers.of_a_browser.limit != unproven:
        crawlers = crawlers_from(unproven)
    return State(rules, views, requests, crawlers)


def _recognised(state: State, told: str) -> Known:
    address = written_usually(told)
    # Nobody can be told apart who comes over a socket.
    mark = state.rules.networks.mark_of(address) or "" if address else "admit"
    known = Known(address, place_of(address), mark, is_counted=not _UNCOUNTED.mark_of(address))
    if len(told) <= LONGEST_ADDRESS:
        if len(state.known) >= MOST_ADDRESSES:
            state.known.clear()
        state.known[told] = known
    return known


def _reason(state: State, known: Known, environ: dict[str, Any]) -> Reason | None:
    if known.mark:
        return "network" if known.mark == "stop" else None
    if not known.is_counted or _is_file(environ):
        return None
    # Browsers say whether they want a page or what belongs to one. Who says so wrongly is counted too, if not as fast.
    is_page = environ.get("HTTP_SEC_FETCH_DEST", "document") == "document"
    if (state.views if is_page else state.requests).is_too_many(known.place):
        return "flood"
    return "crawler" if state.crawlers and _is_crawler(state.crawlers, known, environ) else None


def _is_crawler(crawlers: Crawlers, known: Known, environ: dict[str, Any]) -> bool:
    """By what is asked for, not by what the browser says that it wants it for."""
    path = environ.get("PATH_INFO", "")
    if environ["REQUEST_METHOD"] not in ("GET", "HEAD") or FOR_PROGRAMS.match(path):
        return False
    address = f"{path}?{environ.get('QUERY_STRING', '')}"
    return crawlers.is_one(_visitor(known, environ), address, environ.get("HTTP_COOKIE", ""))


def _has_key(reason: Reason, known: Known, environ: dict[str, Any]) -> bool:
    name = COOKIES[reason].name
    cookies = environ.get("HTTP_COOKIE", "")
    return name in cookies and is_pass_key(_visitor(known, environ), reason, parse_cookie(cookies).get(name, ""))


def _visitor(known: Known, environ: dict[str, Any]) -> Visitor:
    return Visitor(environ.get("HTTP_HOST", ""), known.address, environ.get("HTTP_USER_AGENT", ""))


def _is_file(environ: dict[str, Any]) -> bool:
    path = environ.get("SCRIPT_NAME", "") + environ.get("PATH_INFO", "")
    return path.startswith((settings.STATIC_URL, settings.MEDIA_URL or settings.STATIC_URL))


def _is_free(environ: dict[str, Any]) -> bool:
    """What the page of the wall itself needs."""
    path = environ.get("PATH_INFO", "")
    address = environ.get("SCRIPT_NAME", "") + path
    return address.startswith(f"{settings.STATIC_URL}intarsia_firewall/") or path in (check_path(), proof_path())
