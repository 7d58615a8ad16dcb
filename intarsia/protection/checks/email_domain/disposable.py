"""Domains of disposable e-mail addresses: the list of the package disposable-email-domains, changed by settings."""

from collections.abc import Iterator

from disposable_email_domains import blocklist

from intarsia.site_options import option


def is_disposable(domain: str) -> bool:
    """The longest listed name decides: the domain, or the nearest of its parents."""
    added, excepted = option("INTARSIA_DISPOSABLE_DOMAINS"), option("INTARSIA_NOT_DISPOSABLE_DOMAINS")
    for name in _with_parents(domain):
        if name in excepted:
            return False
        if name in blocklist or name in added:
            return True
    return False


def _with_parents(domain: str) -> Iterator[str]:
    while domain:
        yield domain
        domain = domain.partition(".")[2]
