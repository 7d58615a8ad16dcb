"""Does a domain take mail? Its name servers know; what they said is remembered for all processes."""

import contextlib
from time import monotonic
from typing import Any, Literal

import dns.exception
import dns.resolver
from django.conf import settings

from ...visitor.client import digest
from ...visitor.memory import FAULTS, memory

Answer = Literal["yes", "no", "unknown"]

TIMEOUT_SECONDS = 2.0
KEPT_SECONDS = 24 * 60 * 60


def remembered(domain: str) -> Answer:
    """Asks nobody."""
    try:
        return memory().get(_key(domain)) or "unknown"
    except FAULTS:
        return "unknown"


def takes_mail(domain: str) -> Answer:
    known = remembered(domain)
    if known != "unknown":
        return known
    answer = _asked(domain)
    if answer != "unknown":
        with contextlib.suppress(*FAULTS):
            memory().put(_key(domain), answer, KEPT_SECONDS)
    return answer


def _asked(domain: str) -> Answer:
    question = Question(domain)
    try:
        hosts = [record.exchange.to_text() for record in question.ask("MX")]
        # A domain that takes no mail says so with a server called "." (RFC 7505).
        return "no" if hosts == ["."] else "yes"
    except dns.resolver.NXDOMAIN:
        return "no"
    except dns.resolver.NoAnswer:
        return _has_address(question)
    except (dns.exception.DNSException, OSError):
        return "unknown"


def _has_address(question: "Question") -> Answer:
    """Without a mail server the domain's own address takes the mail (RFC 5321)."""
    for kind in ("A", "AAAA"):
        try:
            question.ask(kind)
            return "yes"
        except (dns.resolver.NoAnswer, dns.resolver.NXDOMAIN):
            continue
        except (dns.exception.DNSException, OSError):
            return "unknown"
    return "no"


class Question:
    """All that is asked about a domain has one deadline together: a visitor waits for it."""

    def __init__(self, domain: str) -> None:
        self.domain, self.resolver = domain, _resolver()
        self.until = monotonic() + TIMEOUT_SECONDS

    def ask(self, kind: str) -> Any:
        left = self.until - monotonic()
        if left <= 0:
            raise dns.exception.Timeout
        return self.resolver.resolve(self.domain, kind, lifetime=left)


def _resolver() -> dns.resolver.Resolver:
    """Of this machine, or as the setting INTARSIA_NAME_SERVER says: "127.0.0.1:5353"."""
    chosen = getattr(settings, "INTARSIA_NAME_SERVER", "")
    resolver = dns.resolver.Resolver(configure=not chosen)
    if chosen:
        host, _colon, port = chosen.rpartition(":")
        resolver.nameservers, resolver.port = [host], int(port)
    resolver.timeout = TIMEOUT_SECONDS
    return resolver


def _key(domain: str) -> str:
    return f"mail:{digest(domain)}"
