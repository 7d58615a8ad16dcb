"""The Content-Security-Policy of a page: the site itself, and the hosts that the page's widgets declare."""

import logging
from collections.abc import Iterable

from django.conf import settings

from intarsia.site_options import option

from .hosts import host_of, is_source, with_scheme
from .mode import policy_mode
from .sources import problem_of

logger = logging.getLogger(__name__)

SELF_ONLY = {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "media-src": ["'self'"],
    "frame-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
}

# What a <meta> tag cannot contain, or what all pages share. Browsers apply both policies, so this one is small.
SHARED_HEADERS = {
    "Content-Security-Policy": "frame-ancestors 'self'",
    # For browsers without frame-ancestors. Django's default is DENY.
    "X-Frame-Options": "SAMEORIGIN",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    # Search engines show small images otherwise. It is not a tag, because pages have a budget of elements.
    "X-Robots-Tag": "max-image-preview:large",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
}
REPORT_ONLY = "Content-Security-Policy-Report-Only"


def page_policy(
    hosts: Iterable[tuple[str, str]], files_from: Iterable[str] = (), added: Iterable[tuple[str, str]] = ()
) -> str:
    """The policy for the page's <meta> tag. Invalid directives and hosts are logged and left out.

    `hosts` are (directive, host) pairs of the page's widgets, `files_from` the hosts of the site's own files, and
    `added` are (directive, source) pairs of the site and its apps, which may also be hashes.
    """
    directives = {name: list(sources) for name, sources in SELF_ONLY.items()}
    own = ("script-src", "style-src", "img-src", "font-src", "connect-src", "media-src")
    for directive, host in [*((name, host) for host in sorted(set(files_from)) for name in own), *sorted(set(hosts))]:
        # An unchecked host could add directives to the policy.
        if directive not in directives or not is_source(host):
            logger.warning(
                "The policy of a page leaves out %r for %r: the host or the directive is invalid.", host, directive
            )
            continue
        _add(directives, directive, host)
    for directive, source in sorted(set(added)):
        if not problem_of(directive, source):
            _add(directives, directive, source)
    return "; ".join(f"{name} {' '.join(sources)}" for name, sources in directives.items())


def shared_headers() -> dict[str, str]:
    """The same for all pages of an installation, because a web server sends them with every page file.

    A policy that only reports is therefore the strictest one. The script in the page leaves out what the policy of the
    page itself allows.
    """
    if policy_mode() != "report-only":
        return SHARED_HEADERS
    return SHARED_HEADERS | {REPORT_ONLY: page_policy((), own_hosts())}


def own_hosts() -> list[str]:
    """Other hosts with the site's files, such as an S3 bucket or a CDN."""
    urls = filter(None, (settings.STATIC_URL, settings.MEDIA_URL, *option("INTARSIA_STYLESHEETS")))
    return [host for host in map(host_of, map(with_scheme, urls)) if host]


def _add(directives: dict[str, list[str]], directive: str, source: str) -> None:
    # A directive that a page does not have yet would otherwise lose what it follows.
    sources = directives.setdefault(directive, ["'self'"])
    if sources == ["'none'"]:
        sources.clear()
    if source not in sources:
        sources.append(source)
