"""Prints a gettext template of the strings that widgets print on public pages, for translators."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from intarsia.documents import contract
from intarsia.rendering.ui_strings import CONTEXT, declared_strings

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n'


class Command(BaseCommand):
    help = "Prints a gettext template (.pot) of the strings of widgets and fields: docs/guides/translate-ui-strings.md."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("widgets", nargs="*", help="Types of the widgets to translate. Default: all strings.")

    def handle(self, *args: Any, widgets: list[str], **options: Any) -> None:
        known = contract.load()["widgets"]
        if unknown := [widget for widget in widgets if widget not in known]:
            raise CommandError(f"There is no widget called {', '.join(unknown)}; there are {', '.join(sorted(known))}.")
        entries = (f'msgctxt "{CONTEXT}"\nmsgid {_quoted(word)}\nmsgstr ""\n' for word in declared_strings(*widgets))
        self.stdout.write("\n".join([HEADER, *entries]), ending="")


def _quoted(word: str) -> str:
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
