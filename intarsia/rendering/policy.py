"""The security policy of one page: itself, and exactly the hosts that its own widgets declare."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from django.conf import settings

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
    for host in sorted(set(files_from)):
        for directive in ("script-src", "style-src", "img-src", "font-src", "connect-src", "media-src"):
            directives[directive].append(host)
    for directive, host in sorted(set(hosts)):
        sources = directives[directive]
        if sources == ["'none'"]:
            sources.clear()
        sources.append(host)
    return "; ".join(f"{name} {' '.join(sources)}" for name, sources in directives.items())


def own_hosts() -> list[str]:
    """Other hosts that hold the site's own files, such as an S3 bucket or a CDN."""
    addresses = (settings.STATIC_URL, settings.MEDIA_URL)
    return [f"{parts.scheme}://{parts.netloc}" for parts in map(urlsplit, filter(None, addresses)) if parts.netloc]
