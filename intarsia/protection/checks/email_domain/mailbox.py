"""Checks whether a mailbox exists: starts a delivery at its server and sends nothing.

Only if the owner turns that on. A server that is busy, cautious or accepts everything leaves it open.
"""

import contextlib
import smtplib
import socket
import threading
from collections.abc import Iterator
from time import monotonic
from typing import Final

import dns.exception
import dns.resolver
from django.core.mail.utils import DNS_NAME

from intarsia.site_options import option
from intarsia.state.counters import counters
from intarsia.state.digest import digest
from intarsia.state.recent_values import Bounds, recent_values
from intarsia.state.store_errors import store_errors
from intarsia.wire.requests.public_ip import is_public_ip

from .in_time import found_in_time
from .servers import Answer, DnsQuery

PORT = 25
# The visitor fills in the other fields meanwhile.
TIMEOUT_SECONDS = 4.0
KEPT_SECONDS = 24 * 60 * 60
# Results of one domain, and of all.
MAILBOX_BOUNDS: Final = Bounds("mailbox", KEPT_SECONDS, of_owner=1_000, in_all=20_000)
# The number of checks per hour and domain, so that nobody can use this to find out the mailboxes of a server.
PER_DOMAIN_AND_HOUR: Final = 30
# "No such user" only: other rejections are about this server (RFC 3463).
UNKNOWN_MAILBOX = (b"5.1.1", b"5.1.6", b"5.1.10")


def has_mailbox(email: str, domain: str) -> Answer:
    """`email` must be ASCII and valid, `domain` its domain."""
    try:
        if known := recent_values().get(MAILBOX_BOUNDS, digest(domain), digest(email.lower())):
            return known
        if counters().count(f"mailboxes:{digest(domain)}", 3600) > PER_DOMAIN_AND_HOUR:
            return "unknown"
    except store_errors():
        return "unknown"
    return found_in_time(lambda: _asked_and_kept(email, domain), TIMEOUT_SECONDS) or "unknown"


def _asked_and_kept(email: str, domain: str) -> Answer:
    answer = _asked(email, domain)
    if answer != "unknown":
        with contextlib.suppress(*store_errors()):
            recent_values().put(MAILBOX_BOUNDS, digest(domain), digest(email.lower()), answer)
    return answer


def _asked(email: str, domain: str) -> Answer:
    until = monotonic() + TIMEOUT_SECONDS
    try:
        host, port = _server_of(domain, until)
        with _connected(host, port, until) as server:
            server.ehlo_or_helo_if_needed()
            # An empty sender, like that of a bounce message.
            server.mail("")
            return _read(*server.rcpt(email))
    except (smtplib.SMTPException, dns.exception.DNSException, OSError, ValueError):
        return "unknown"


def _read(code: int, message: bytes) -> Answer:
    if code in (250, 251):
        return "yes"
    return "no" if code in (550, 551, 553) and message.startswith(UNKNOWN_MAILBOX) else "unknown"


@contextlib.contextmanager
def _connected(host: str, port: int, until: float) -> Iterator[smtplib.SMTP]:
    server = smtplib.SMTP(local_hostname=DNS_NAME.get_fqdn(), timeout=max(0.1, until - monotonic()))
    # A server that sends one character at a time would keep every single timeout short, so there is one deadline.
    end = threading.Timer(max(0.0, until - monotonic()), lambda: _cut(server))
    end.daemon = True
    end.start()
    try:
        server.connect(host, port)
        yield server
    finally:
        end.cancel()
        server.close()


def _cut(server: smtplib.SMTP) -> None:
    if connection := server.sock:
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)


def _server_of(domain: str, until: float) -> tuple[str, int]:
    """The IP address and port of the domain's first mail server; never one of this network or machine.

    The setting INTARSIA_MAIL_SERVER, "127.0.0.1:2525", names one that is used for all domains instead.
    """
    if chosen := option("INTARSIA_MAIL_SERVER"):
        host, _colon, port = chosen.rpartition(":")
        return host, int(port)
    number = _number_of(_first_server(domain, until), until)
    if not is_public_ip(number):
        raise ValueError(f"The mail server of {domain} has the IP address {number}, which is not public.")
    return number, PORT


def _first_server(domain: str, until: float) -> str:
    try:
        servers = sorted(DnsQuery(domain, until).ask("MX"), key=lambda one: one.preference)
    except dns.resolver.NoAnswer:
        # Without MX records, the host named like the domain receives the mail (RFC 5321).
        return domain
    return servers[0].exchange.to_text(omit_final_dot=True)


def _number_of(host: str, until: float) -> str:
    query = DnsQuery(host, until)
    try:
        return query.ask("A")[0].to_text()
    except dns.resolver.NoAnswer:
        return query.ask("AAAA")[0].to_text()
