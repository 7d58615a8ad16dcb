"""Says whether anonymous visitors get a page from the cache, and if not, why."""

from math import inf

from django.core.management.base import BaseCommand, CommandError

from ...responses.cacheability import Headers, has
from ...responses.explanation import remedy_for
from ...responses.response_headers import REASON
from ...warming import request_page

SHORT = (
    "It has no file for nginx, because it shows something that changes without a purge: a template of the project, or "
    "content with an end. A page type whose template shows nothing else says so with `visual_template_tags`."
)


class Command(BaseCommand):
    help = "`explain URL` requests a page as an anonymous visitor and says why the page cache does not keep it."

    def add_arguments(self, parser):
        parser.add_argument("action", choices=["explain"])
        parser.add_argument("url", help="Absolute URL of a page.")

    def handle(self, **options):
        url = options["url"]
        if "://" not in url:
            raise CommandError(f"{url} has no host. Give an absolute URL: https://www.example.org/page/")
        status, headers, _length, seconds = request_page(url)
        if not has(headers, "server-timing"):
            raise CommandError(
                "The page cache does not answer for this site. Write `application = cached(application)` in wsgi.py, "
                "and set WSGI_APPLICATION to it."
            )
        self.stdout.write(f"{url}: {_sentence(status, headers, seconds)}")


def _sentence(status: str, headers: Headers, seconds: float) -> str:
    if has(headers, "etag"):
        return "cached." if seconds == inf else f"cached for {seconds:.0f} seconds. {SHORT}"
    reason = next((value for name, value in headers if name == REASON), f"status {status}")
    return f"not cached, {reason}. {remedy_for(reason)}".rstrip()
