"""Reverse and forward DNS: only the owner of a domain can make both agree."""

import ipaddress
from typing import Final, Literal

import dns.exception
import dns.resolver
import dns.reversename

from intarsia.protection.checks.email_domain.api import DnsQuery

MAX_NAMES: Final = 5


def verify_ip(ip: str, domains: tuple[str, ...]) -> Literal["yes", "no", "unknown"]:
    """Whether the IP address has a DNS name under one of these domains that resolves back to it."""
    reverse = DnsQuery(dns.reversename.from_address(ip).to_text(omit_final_dot=True))
    try:
        names = [record.target.to_text(omit_final_dot=True).lower() for record in reverse.ask("PTR")]
        own = [name for name in names[:MAX_NAMES] if name.endswith(tuple(f".{domain}" for domain in domains))]
        return "yes" if any(_has_address(name, ip, reverse.until) for name in own) else "no"
    except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
        return "no"
    except (dns.exception.DNSException, OSError):
        return "unknown"


def _has_address(name: str, ip: str, until: float) -> bool:
    address = ipaddress.ip_address(ip)
    try:
        records = DnsQuery(name, until).ask("A" if address.version == 4 else "AAAA")
    except (dns.resolver.NXDOMAIN, dns.resolver.NoAnswer):
        return False
    return any(ipaddress.ip_address(record.address) == address for record in records)
