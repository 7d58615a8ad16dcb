"""The outermost WSGI application: who is stopped gets a page that lets people in, and nobody else notices it.

Nothing here asks the database, and nothing is computed twice for an address: what is known of one is one dictionary
look-up, below five microseconds.
"""

from collections.abc import Callable, Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

from django.conf import settings

from intarsia.wire.client_address import client_address, trusted_hops

from .log import Stop, StopLog
from .pass_keys import COOKIES, Reason, Visitor, is_pass_key
from .rules import Follower, Rules
from .stop_page import check_path, stop_page
from .views_per_minute import ViewsPerMinute

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]

# Then the process begins anew: an attacker with many addresses must not fill its memory.
MOST_ADDRESSES: Final = 100_000


def guarded(application: Application) -> Application:
    """Put it round everything: `application = guarded(cached(get_wsgi_application()))`."""
    log = StopLog()
    wall = Wall(application, log)
    Follower(wall.follow, also=log.write).start()
    return wall


class Wall:
    def __init__(self, application: Application, log: StopLog, rules: Rules | None = None) -> None:
        self._application = application
        self._log = log
        self._is_direct = trusted_hops() == 0
        self.follow(rules or Rules())

    def follow(self, rules: Rules) -> None:
        self._rules = rules
        # By what a connection says of itself: the address, and what the lists say of it.
        self._known: dict[object, tuple[str, str]] = {}
        self._views = ViewsPerMinute(rules.views_per_minute)

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        if self._rules.mode == "off":
            return self._application(environ, start_response)
        told: object = environ.get("REMOTE_ADDR", "")
        if not self._is_direct:
            told = told, environ.get("HTTP_X_FORWARDED_FOR")
        address, mark = self._known.get(told) or self._recognised(told, environ)
        reason = self._reason(address, mark, environ)
        if reason is None or _is_free(environ) or self._has_key(reason, address, environ):
            return self._application(environ, start_response)
        is_enforced = self._rules.mode == "enforce"
        self._log.add(Stop(address, reason, is_enforced))
        if not is_enforced:
            return self._application(environ, start_response)
        return stop_page(_visitor(address, environ), reason, environ, start_response)

    def _reason(self, address: str, mark: str, environ: dict[str, Any]) -> Reason | None:
        if mark == "admit":
            return None
        if mark == "stop":
            return "network"
        return "flood" if _is_view(environ) and self._views.is_flood(address) else None

    def _recognised(self, told: object, environ: dict[str, Any]) -> tuple[str, str]:
        if len(self._known) >= MOST_ADDRESSES:
            self._known.clear()
        address = client_address(environ)
        # Nobody can be told apart who comes over a socket.
        mark = self._rules.networks.mark_of(address) or "" if address else "admit"
        self._known[told] = known = address, mark
        return known

    def _has_key(self, reason: Reason, address: str, environ: dict[str, Any]) -> bool:
        name = COOKIES[reason].name
        if name not in environ.get("HTTP_COOKIE", ""):
            return False
        try:
            morsel = SimpleCookie(environ["HTTP_COOKIE"]).get(name)
        except CookieError:
            return False
        return morsel is not None and is_pass_key(_visitor(address, environ), reason, morsel.value)


def _visitor(address: str, environ: dict[str, Any]) -> Visitor:
    return Visitor(environ.get("HTTP_HOST", ""), address, environ.get("HTTP_USER_AGENT", ""))


def _is_view(environ: dict[str, Any]) -> bool:
    """A page, not what belongs to one: browsers say which it is."""
    return environ["REQUEST_METHOD"] == "GET" and environ.get("HTTP_SEC_FETCH_DEST", "document") == "document"


def _is_free(environ: dict[str, Any]) -> bool:
    """What the page of the wall itself needs."""
    path = environ.get("PATH_INFO", "")
    address = environ.get("SCRIPT_NAME", "") + path
    return address.startswith(f"{settings.STATIC_URL}intarsia_firewall/") or path == check_path()
