"""Stores an exported document as a draft of an existing item."""

from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any

from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from intarsia.documents.kinds import DocumentKind

from ...portable.archive import DocumentFile, open_document
from ...portable.document_file import ImportedDocument, MissingObject, NotImportable, from_file
from ...portable.images import added_images, in_file
from ...portable.items import draft_of, find_item, require_unlocked, site_of, store_draft


class Command(BaseCommand):
    help = (
        "Stores a document from intarsia_export as a new draft of a page, template, form or other item. "
        "Images that this site does not have are added from a ZIP. Nothing is published, and earlier versions stay."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", help="A file from intarsia_export.")
        parser.add_argument("kind", help="page, template, form, or another document kind.")
        parser.add_argument("id", type=int, help="The number in the URL of its edit page. Create the item first.")
        parser.add_argument(
            "--skip-missing", action="store_true", help="Leave settings empty whose image, page or form is missing."
        )
        parser.add_argument(
            "--only-document",
            action="store_true",
            help="Keep the settings of the item, such as the notifications of a form.",
        )
        parser.add_argument("--dry-run", action="store_true", help="Say what would happen, and change nothing.")

    def handle(self, *args: Any, file: str, kind: str, id: int, **options: Any) -> None:
        try:
            document_kind, item = find_item(kind, id)
            with open_document(file) as source:
                self._import(source, document_kind, item, **options)
        except NotImportable as error:
            raise CommandError(str(error)) from error

    def _import(
        self,
        source: DocumentFile,
        kind: DocumentKind,
        item: Any,
        *,
        skip_missing: bool,
        only_document: bool,
        dry_run: bool,
        **options: Any,
    ) -> None:
        def read() -> ImportedDocument:
            return from_file(source.content, kind, site_of(item), only_document=only_document)

        imported = read()
        new = [one for one in imported.missing if in_file(one, source)]
        self._report([one for one in imported.missing if one not in new], skip_missing)
        require_unlocked(item)
        for one in new:
            self.stdout.write(f"New: {one}")
        if dry_run:
            with transaction.atomic():
                notes = draft_of(kind, item, imported)[1]
                # New fields got numbers.
                transaction.set_rollback(True)
            self.stdout.writelines(notes)
            self.stdout.write(f"“{item}” would get a new draft. Nothing was changed.")
            return
        with transaction.atomic(), added_images(new, source):
            # Again, with the images that this site has now.
            notes = store_draft(kind, item, read() if new else imported)
        self.stdout.writelines(notes)
        self.stdout.write(f"“{item}” has a new draft. Check it in the editor and publish it.")

    def _report(self, missing: Sequence[MissingObject], skip_missing: bool) -> None:
        for one in missing:
            self.stderr.write(f"Missing: {one}")
        if missing and not skip_missing:
            raise NotImportable(
                "Nothing was imported, because this site does not have what is listed. Upload these files and create "
                "these pages and forms, or add --skip-missing to leave their settings empty."
            )
