"""The security policy of one page: itself, and exactly the hosts that its own widgets declare."""

import logging
from collections.abc import Iterable

from django.conf import settings

from .hosts import host_of, is_source, with_scheme

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

# What a page cannot say in a <meta> tag, or what all pages share. Two policies intersect, so the header's stays small.
SHARED_HEADERS = {
    "Content-Security-Policy": "frame-ancestors 'self'",
    # The same for browsers that know no frame-ancestors; Django would say DENY.
    "X-Frame-Options": "SAMEORIGIN",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
}


def page_policy(hosts: Iterable[tuple[str, str]], files_from: Iterable[str] = ()) -> str:
    """The policy for the page's <meta>. `hosts` are (directive, host) of its widgets, `files_from` the site's own."""
    directives = {name: list(sources) for name, sources in SELF_ONLY.items()}
    own = ("script-src", "style-src", "img-src", "font-src", "connect-src", "media-src")
    for directive, host in [*((name, host) for host in sorted(set(files_from)) for name in own), *sorted(set(hosts))]:
        # Whoever asks should have looked; a policy that somebody else writes would be none.
        if directive not in directives or not is_source(host):
            logger.warning("A page's policy leaves out %r of %r: it is no host, or no directive.", host, directive)
            continue
        sources = directives[directive]
        if sources == ["'none'"]:
            sources.clear()
        sources.append(host)
    return "; ".join(f"{name} {' '.join(sources)}" for name, sources in directives.items())


def own_hosts() -> list[str]:
    """Other hosts that hold the site's own files, such as an S3 bucket or a CDN."""
    addresses = filter(None, (settings.STATIC_URL, settings.MEDIA_URL))
    return [host for host in map(host_of, map(with_scheme, addresses)) if host]
