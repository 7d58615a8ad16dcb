"""Stores an exported document as a draft of an existing item."""

import json
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from ...portable.document_file import MissingObject, NotImportable, from_file
from ...portable.items import find_item, site_of, store_draft


class Command(BaseCommand):
    help = (
        "Stores a document from intarsia_export as a new draft of a page, template, form or other item. "
        "Nothing is published, and earlier versions stay in the history."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", help="A file from intarsia_export.")
        parser.add_argument("kind", help="page, template, form, or another document kind.")
        parser.add_argument("id", type=int, help="The number in the URL of its edit page. Create the item first.")
        parser.add_argument(
            "--skip-missing", action="store_true", help="Leave settings empty whose image, page or form is missing."
        )

    def handle(self, *args: Any, file: str, kind: str, id: int, skip_missing: bool, **options: Any) -> None:
        try:
            document_kind, item = find_item(kind, id)
            imported = from_file(_read(file), document_kind, site_of(item))
            self._report(imported.missing, skip_missing)
            store_draft(document_kind, item, imported)
        except NotImportable as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"“{item}” has a new draft. Check it in the editor and publish it.")

    def _report(self, missing: Sequence[MissingObject], skip_missing: bool) -> None:
        if not missing:
            return
        for one in missing:
            self.stderr.write(f"Missing: {one}")
        if not skip_missing:
            raise NotImportable(
                "Nothing was imported, because this site does not have what is listed. Upload these files and create "
                "these pages and forms, or add --skip-missing to leave their settings empty."
            )


def _read(file: str) -> Any:
    try:
        return json.loads(Path(file).read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise NotImportable(f"{file} cannot be read as JSON: {error}") from error
