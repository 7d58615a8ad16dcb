"""Finds in all stored documents where a widget is used, and what is missing."""

from argparse import ArgumentParser
from collections.abc import Iterator
from typing import Any

from django.core.management.base import BaseCommand

from intarsia.documents.reference_targets import reference_targets
from intarsia.documents.references import references_of
from intarsia.documents.tree import Element, elements

from ...stored.stored_documents import StoredDocument, stored_documents


class Command(BaseCommand):
    help = (
        "Searches live documents, newest drafts and scheduled versions: elements of a widget, elements whose widget is "
        "not installed, or elements that name a deleted image, page or other object."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        mode = parser.add_mutually_exclusive_group(required=True)
        mode.add_argument("--uses", metavar="WIDGET", help="For example video.")
        mode.add_argument("--missing", action="store_true", help="Elements of packages that are not installed.")
        mode.add_argument("--broken", action="store_true", help="Elements that name what was deleted.")

    def handle(self, *args: Any, uses: str | None, missing: bool, broken: bool, **options: Any) -> None:
        number = 0
        for stored, element in _all_elements():
            if uses:
                found = [""] if element.type == uses else []
            elif missing:
                found = [] if element.widget else [element.type]
            else:
                found = list(_deleted(element, stored.contract))
            number += len(found)
            for what in found:
                self.stdout.write(f"{stored.name}: {element.id}" + (f" ({what})" if what else ""))
        self.stdout.write(f"{number} found.")


def _all_elements() -> Iterator[tuple[StoredDocument, Element]]:
    for stored, document in stored_documents():
        for element in elements(document, stored.contract):
            yield stored, element


def _deleted(element: Element, contract: dict[str, Any]) -> Iterator[str]:
    models = {target.name: target.model for target in reference_targets()}
    for reference in references_of(element, contract["references"]):
        model = models.get(reference.target)
        if model and not model._base_manager.filter(pk=reference.id).exists():
            yield f"{reference.path}: {reference.target} {reference.id}"
