"""Renders pages into the page cache before the first visit."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from wagtail.models import Page

from intarsia.page_cache import warm

from ...models import BuilderPageMixin


class Command(BaseCommand):
    help = "Caches these URLs, or all live public pages of the visual editor."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("urls", nargs="*", help="Complete URLs, such as https://example.org/visit/.")
        parser.add_argument("--all", action="store_true", help="All live public pages with a design.")

    def handle(self, *args: Any, urls: list[str], all: bool, **options: Any) -> None:
        if bool(urls) == all:
            raise CommandError("Name URLs, or all pages: --all.")
        failed = [url for url in (urls_of_pages() if all else urls) if not self._warm(url)]
        if failed:
            raise CommandError(f"{len(failed)} were not cached, because they did not answer with status 200.")

    def _warm(self, url: str) -> bool:
        is_cached = warm(url)
        self.stdout.write(f"{'cached' if is_cached else 'failed'} {url}")
        return is_cached


def urls_of_pages() -> list[str]:
    pages = [page for page in Page.objects.live().public().order_by("path").specific(defer=True) if _is_shown(page)]
    return [url for page in pages if (url := page.get_full_url())]


def _is_shown(page: Page) -> bool:
    return isinstance(page, BuilderPageMixin) and page.is_visual
