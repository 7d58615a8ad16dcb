"""Prints what translators begin with: a gettext template of the words that public pages print by themselves."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from intarsia.rendering import contract
from intarsia.rendering.words import CONTEXT, declared

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n'


class Command(BaseCommand):
    help = "Prints a gettext template (.pot) of the words on public pages; docs/extending.md says what to do with it."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("widgets", nargs="*", help="types of the widgets to translate, instead of all words")

    def handle(self, *args: Any, widgets: list[str], **options: Any) -> None:
        known = contract.load()["widgets"]
        if unknown := [widget for widget in widgets if widget not in known]:
            raise CommandError(f"There is no widget called {', '.join(unknown)}; there are {', '.join(sorted(known))}.")
        entries = (f'msgctxt "{CONTEXT}"\nmsgid {_quoted(word)}\nmsgstr ""\n' for word in declared(*widgets))
        self.stdout.write("\n".join([HEADER, *entries]), ending="")


def _quoted(word: str) -> str:
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
