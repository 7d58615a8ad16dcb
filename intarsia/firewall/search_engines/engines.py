"""Search engines that document how to verify them: by a reverse DNS name that resolves back to the IP address."""

from typing import Final

# A part of the user agent, and the domains of the crawlers' names, from each engine's documentation.
ENGINES: Final[dict[str, tuple[str, ...]]] = {
    "googlebot": ("googlebot.com", "google.com"),
    "google-inspectiontool": ("googlebot.com", "google.com"),
    "bingbot": ("search.msn.com",),
    "applebot": ("applebot.apple.com",),
    "yandex": ("yandex.ru", "yandex.net", "yandex.com"),
    "baiduspider": ("baidu.com", "baidu.jp"),
    "slurp": ("crawl.yahoo.net",),
    "seznambot": ("seznam.cz",),
    "petalbot": ("petalsearch.com",),
    "mojeekbot": ("mojeek.com",),
}


def domains_of(user_agent: str) -> tuple[str, ...]:
    """The domains for this user agent; empty for one that does not claim to be a search engine."""
    lower = user_agent.lower()
    return next((domains for token, domains in ENGINES.items() if token in lower), ())
