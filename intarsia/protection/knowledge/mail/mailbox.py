"""Does a mailbox exist? Its server is asked as if a message came for it, and none is sent.

Only where the owner turns that on. A server that is busy, cautious or says yes to everything leaves it open.
"""

import contextlib
import ipaddress
import smtplib
import socket
import threading
from collections.abc import Iterator
from time import monotonic
from typing import Final

import dns.exception
import dns.resolver
from django.conf import settings
from django.core.mail.utils import DNS_NAME

from ...visitor.client import digest
from ...visitor.memory import FAULTS, memory
from .servers import Answer, Question

PORT = 25
# A visitor waits for it, beside the field, while filling in the rest.
TIMEOUT_SECONDS = 4.0
KEPT_SECONDS = 24 * 60 * 60
# Whoever wants to know whose mailboxes a server has, learns no more than these in an hour, from whichever addresses.
PER_DOMAIN_AND_HOUR: Final = 30
# All that is handed out of IPv6; of it, 6to4 and Teredo carry an address of IPv4.
HANDED_OUT = ipaddress.IPv6Network("2000::/3")
# "No such user", and no more: other refusals are about us (RFC 3463).
UNKNOWN_MAILBOX = (b"5.1.1", b"5.1.6", b"5.1.10")


def has_mailbox(address: str, domain: str) -> Answer:
    """`address` in ASCII and valid, `domain` its own."""
    try:
        if known := memory().get(_key(address)):
            return known
        if memory().count(f"mailboxes:{digest(domain)}", 3600) > PER_DOMAIN_AND_HOUR:
            return "unknown"
        answer = _asked(address, domain)
        if answer != "unknown":
            memory().put(_key(address), answer, KEPT_SECONDS)
        return answer
    except FAULTS:
        return "unknown"


def _asked(address: str, domain: str) -> Answer:
    until = monotonic() + TIMEOUT_SECONDS
    try:
        host, port = _server_of(domain)
        with _connected(host, port, until) as server:
            server.ehlo_or_helo_if_needed()
            # As a notice would come that nobody is to answer.
            server.mail("")
            return _read(*server.rcpt(address))
    except (smtplib.SMTPException, dns.exception.DNSException, OSError, ValueError):
        return "unknown"


def _read(code: int, said: bytes) -> Answer:
    if code in (250, 251):
        return "yes"
    return "no" if code in (550, 551, 553) and said.startswith(UNKNOWN_MAILBOX) else "unknown"


@contextlib.contextmanager
def _connected(host: str, port: int, until: float) -> Iterator[smtplib.SMTP]:
    server = smtplib.SMTP(local_hostname=DNS_NAME.get_fqdn(), timeout=max(0.1, until - monotonic()))
    # A server that says one letter now and then would keep each single wait short, and the visitor for ever.
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


def _server_of(domain: str) -> tuple[str, int]:
    """Number and port of the server that takes mail for a domain first; of this network or machine it is none.

    The setting INTARSIA_MAIL_SERVER, "127.0.0.1:2525", names one that is asked about all domains instead.
    """
    if chosen := getattr(settings, "INTARSIA_MAIL_SERVER", ""):
        host, _colon, port = chosen.rpartition(":")
        return host, int(port)
    number = _number_of(_first_server(domain))
    if not _is_of_the_internet(number):
        raise ValueError(f"The mail server of {domain} is at {number}, which is none of the internet's addresses.")
    return number, PORT


def _is_of_the_internet(number: str) -> bool:
    """No address that leads to another one either, such as those that carry IPv4 in IPv6 through a gateway."""
    address = ipaddress.ip_address(number)
    if isinstance(address, ipaddress.IPv6Address):
        return address in HANDED_OUT and address.is_global and not (address.sixtofour or address.teredo)
    return address.is_global and not address.is_multicast


def _first_server(domain: str) -> str:
    try:
        servers = sorted(Question(domain).ask("MX"), key=lambda one: one.preference)
    except dns.resolver.NoAnswer:
        # Without a mail server the domain's own address takes the mail (RFC 5321).
        return domain
    return servers[0].exchange.to_text(omit_final_dot=True)


def _number_of(host: str) -> str:
    question = Question(host)
    try:
        return question.ask("A")[0].to_text()
    except dns.resolver.NoAnswer:
        return question.ask("AAAA")[0].to_text()


def _key(address: str) -> str:
    return f"mailbox:{digest(address.lower())}"
