"""Writes one document that another site can import: as JSON, or as a ZIP with its images."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from ...portable.archive import write_archive
from ...portable.document_file import NotImportable, to_file
from ...portable.items import find_item, newest_version


class Command(BaseCommand):
    help = (
        "Writes the document of a page, template, form or other item as JSON, or as a ZIP with its images. Images, "
        "pages and forms in it are described, so that intarsia_import finds them on another site."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("kind", help="page, template, form, or another document kind.")
        parser.add_argument("id", type=int, help="The number in the URL of its edit page.")
        parser.add_argument("--live", action="store_true", help="The published version instead of the newest one.")
        parser.add_argument(
            "--output", help="The file to write: .json, or .zip to include the images. Default: print it."
        )

    def handle(self, *args: Any, kind: str, id: int, live: bool, output: str | None, **options: Any) -> None:
        try:
            document_kind, item = find_item(kind, id)
        except NotImportable as error:
            raise CommandError(str(error)) from error
        if live and not item.live:
            raise CommandError(f"“{item}” is not published. Leave out --live to export its newest version.")
        shown = item if live else newest_version(item)
        content = to_file(document_kind, shown)
        if not output:
            self.stdout.write(_json(content))
            return
        try:
            self._write(Path(output), content)
        except OSError as error:
            raise CommandError(f"{output} cannot be written: {error}") from error

    def _write(self, path: Path, content: dict[str, Any]) -> None:
        if path.suffix != ".zip":
            path.write_text(_json(content) + "\n", "utf-8")
            return
        for reason in write_archive(path, content):
            self.stderr.write(f"Left out: {reason}")


def _json(content: dict[str, Any]) -> str:
    return json.dumps(content, ensure_ascii=False, indent=1)
