"""Renders pages before the first visit.

Each process has its own page cache in memory, which no command can fill. What all processes share remains.
"""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from wagtail.models import Page

from intarsia.page_cache.responses.cacheability import has
from intarsia.page_cache.responses.response_headers import REASON
from intarsia.page_cache.warming import request_page
from intarsia.rendering.resources.private_pages import without_private

from ...models import BuilderPageMixin


class Command(BaseCommand):
    help = (
        "Renders these URLs, or all live public pages of the visual editor, before the first visit: makes their "
        "images, stylesheets and last good versions, and with INTARSIA_CACHE_FILES their files."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("urls", nargs="*", help="Complete URLs, such as https://example.org/visit/.")
        parser.add_argument("--all", action="store_true", help="All live public pages with a design.")

    def handle(self, *args: Any, urls: list[str], all: bool, **options: Any) -> None:
        if bool(urls) == all:
            raise CommandError("Name URLs, or all pages: --all.")
        failed = [url for url in (urls_of_pages() if all else urls) if not self._warm(url)]
        if failed:
            raise CommandError(f"{len(failed)} were not rendered, because they did not answer with status 200.")

    def _warm(self, url: str) -> bool:
        status, headers, *_rest = request_page(url)
        if not status.startswith("200"):
            self.stdout.write(f"failed {url}: status {status}")
            return False
        # The page cache keeps what has an ETag.
        reason = next((value for name, value in headers if name == REASON), "the page cache does not answer")
        self.stdout.write(f"rendered {url}" + ("" if has(headers, "etag") else f", but not cached: {reason}"))
        return True


def urls_of_pages() -> list[str]:
    pages = [
        page for page in without_private(Page.objects.live()).order_by("path").specific(defer=True) if _is_shown(page)
    ]
    return [url for page in pages if (url := page.get_full_url())]


def _is_shown(page: Page) -> bool:
    return isinstance(page, BuilderPageMixin) and page.is_visual
