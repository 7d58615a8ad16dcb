"""Stores documents in the form that the installed widgets use."""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from ...stored.stored_documents import Outdated, outdated_documents, store_upgrades


class Command(BaseCommand):
    help = (
        "Shows which stored documents have elements of earlier versions of their widgets (--plan), or upgrades them "
        "(--apply). Pages are shown and edited correctly without it; it keeps rendering fast after an update. "
        "It can be interrupted and started again."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        mode = parser.add_mutually_exclusive_group(required=True)
        mode.add_argument("--plan", action="store_true", help="Change nothing; list what would be upgraded.")
        mode.add_argument("--apply", action="store_true", help="Upgrade live documents, drafts and scheduled versions.")
        parser.add_argument("--batch", type=int, default=50, help="Documents that are stored in one transaction.")

    def handle(self, *args: Any, plan: bool, batch: int, **options: Any) -> None:
        if batch < 1:
            raise CommandError(f"A batch of {batch} documents is not possible. Use --batch=50.")
        outdated = list(outdated_documents())
        if not outdated:
            self.stdout.write("All documents are up to date.")
            return
        self._describe(outdated)
        if not plan:
            stored = [one.stored for one in outdated]
            store_upgrades(stored, batch, lambda number: self.stdout.write(f"{number} documents upgraded."))

    def _describe(self, outdated: Sequence[Outdated]) -> None:
        for (type_, version, current), number in sorted(sum((one.elements for one in outdated), Counter()).items()):
            self.stdout.write(f"{type_} {version} → {current}: {number} elements")
        places = [one.stored for one in outdated]
        models = Counter((str(stored.model._meta.verbose_name_plural), bool(stored.revision)) for stored in places)
        for (name, is_draft), number in sorted(models.items()):
            self.stdout.write(f"{name}: {number} {'drafts and scheduled versions' if is_draft else 'live documents'}")
        for one in outdated:
            self.stdout.write(f"  {one.stored.name}")
            self._name_failures(one)

    def _name_failures(self, one: Outdated) -> None:
        for failure in one.failed:
            self.stderr.write(
                f"{one.stored.name}: the {failure.type} {failure.id} stays as it is, because its upgrade fails: "
                f"{failure.message}"
            )
