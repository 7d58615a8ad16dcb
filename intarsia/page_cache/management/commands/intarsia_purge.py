"""Drops pages from the page cache, for example after a deployment."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from ...invalidation import purge_now, purge_problems
from ...tags import EVERYTHING


class Command(BaseCommand):
    help = "Drops cached pages in all processes and as files: those with these tags, or all of them."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("tags", nargs="*", help="For example page-7, design-1 or a tag of your own.")
        parser.add_argument("--all", action="store_true", help="All pages of all sites.")

    def handle(self, *args: Any, tags: list[str], all: bool, **options: Any) -> None:
        if bool(tags) == all:
            raise CommandError("Give tags, such as page-7, or --all.")
        try:
            with purge_problems() as problems:
                purge_now(*([EVERYTHING] if all else tags))
        except ValueError as error:
            raise CommandError(str(error)) from error
        for problem in problems:
            self.stderr.write(problem)
        self.stdout.write("All pages purged." if all else f"Purged: {', '.join(tags)}")
