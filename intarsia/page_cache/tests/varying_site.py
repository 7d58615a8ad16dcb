"""A site whose only page reads the session of each visitor, at another URL not."""

from intarsia.page_cache import cached
from intarsia.page_cache.tags import HEADER


def respond(environ, start_response):
    if environ["PATH_INFO"] == "/missing/":
        start_response("404 Not Found", [("Content-Type", "text/html")])
        return [b"missing"]
    varies = [("Vary", "Cookie")] if environ["PATH_INFO"] == "/personal/" else []
    start_response("200 OK", [("Content-Type", "text/html"), (HEADER, "page-1"), *varies])
    return [b"page"]


application = cached(respond)
uncached_application = respond
