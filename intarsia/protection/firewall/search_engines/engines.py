"""Search engines that say how to know them: by the name of each of their addresses, which must lead back to it."""

from typing import Final

# What the browser's name holds, and the domains of their crawlers' names, as each of them documents.
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
    """Where a browser of this name would come from; empty for one that does not say it is a search engine."""
    said = user_agent.lower()
    return next((domains for token, domains in ENGINES.items() if token in said), ())
