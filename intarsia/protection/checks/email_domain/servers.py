"""Checks whether a domain accepts mail by DNS. All processes share the cached answers."""

import contextlib
from time import monotonic
from typing import Any, Literal

import dns.exception
import dns.resolver

from intarsia.site_options import option
from intarsia.state.digest import digest
from intarsia.state.recent_values import Bounds, recent_values
from intarsia.state.store_errors import store_errors

from .in_time import found_in_time

Answer = Literal["yes", "no", "unknown"]

TIMEOUT_SECONDS = 2.0
KEPT_SECONDS = 24 * 60 * 60
# Visitors can invent any number of domains.
SERVER_BOUNDS = Bounds("mail_server", KEPT_SECONDS, of_owner=1, in_all=20_000)
ANSWER = "answer"


def cached_answer(domain: str) -> Answer:
    """Makes no lookup."""
    try:
        return recent_values().get(SERVER_BOUNDS, digest(domain), ANSWER) or "unknown"
    except store_errors():
        return "unknown"


def takes_mail(domain: str) -> Answer:
    known = cached_answer(domain)
    if known != "unknown":
        return known
    return found_in_time(lambda: _asked_and_kept(domain), TIMEOUT_SECONDS) or "unknown"


def _asked_and_kept(domain: str) -> Answer:
    answer = _asked(domain)
    if answer != "unknown":
        with contextlib.suppress(*store_errors()):
            recent_values().put(SERVER_BOUNDS, digest(domain), ANSWER, answer)
    return answer


def _asked(domain: str) -> Answer:
    query = DnsQuery(domain)
    try:
        hosts = [record.exchange.to_text() for record in query.ask("MX")]
        # A null MX record "." means that the domain accepts no mail (RFC 7505).
        return "no" if hosts == ["."] else "yes"
    except dns.resolver.NXDOMAIN:
        return "no"
    except dns.resolver.NoAnswer:
        return _has_address(query)
    except (dns.exception.DNSException, OSError):
        return "unknown"


def _has_address(query: "DnsQuery") -> Answer:
    """Without MX records, the host named like the domain receives the mail (RFC 5321)."""
    for kind in ("A", "AAAA"):
        try:
            query.ask(kind)
            return "yes"
        except (dns.resolver.NoAnswer, dns.resolver.NXDOMAIN):
            continue
        except (dns.exception.DNSException, OSError):
            return "unknown"
    return "no"


class DnsQuery:
    """All lookups of a domain share one deadline, because a visitor waits."""

    def __init__(self, domain: str, until: float | None = None) -> None:
        self.domain, self.resolver = domain, _resolver()
        self.until = monotonic() + TIMEOUT_SECONDS if until is None else until

    def ask(self, kind: str) -> Any:
        left = self.until - monotonic()
        if left <= 0:
            raise dns.exception.Timeout
        return self.resolver.resolve(self.domain, kind, lifetime=left)


def _resolver() -> dns.resolver.Resolver:
    """The machine's name server, or that of the setting INTARSIA_NAME_SERVER: "127.0.0.1:5353"."""
    chosen = option("INTARSIA_NAME_SERVER")
    resolver = dns.resolver.Resolver(configure=not chosen)
    if chosen:
        host, _colon, port = chosen.rpartition(":")
        resolver.nameservers, resolver.port = [host], int(port)
    resolver.timeout = TIMEOUT_SECONDS
    return resolver
