"""Makes visual pages of the pages of a type: their rich texts and StreamFields become documents."""

from argparse import ArgumentParser
from typing import Any

from django.apps import apps
from django.core.management.base import BaseCommand, CommandError
from wagtail.models import Page

from ...conversion.pages import NotConvertible, converted
from ...conversion.storing import store_converted, store_turned_back
from ...models import BuilderPageMixin


class Command(BaseCommand):
    help = (
        "Shows what the rich texts and StreamFields of pages become in the visual editor, and what no widget shows. "
        "With --apply, each page gets a draft with this design. The fields keep their content, so --undo turns the "
        "pages back."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("model", help="The page type: blog.ArticlePage.")
        parser.add_argument("--page", type=int, action="append", help="Only the page with this id; can be repeated.")
        mode = parser.add_mutually_exclusive_group()
        mode.add_argument("--apply", action="store_true", help="Store a draft of each page. Default: only a report.")
        mode.add_argument(
            "--undo",
            action="store_true",
            help="Store a draft that shows the fields again. Not of pages whose design was made or changed by hand.",
        )
        parser.add_argument("--publish", action="store_true", help="Publish it. Not of pages with unpublished changes.")
        parser.add_argument("--strict", action="store_true", help="Only pages whose blocks can all be mapped.")
        parser.add_argument(
            "--replace",
            action="store_true",
            help="With --apply: also replace designs that were made or changed by hand.",
        )

    def handle(self, *args: Any, model: str, **options: Any) -> None:
        pages = _pages(model, options["page"], are_visual=options["undo"])
        if not pages:
            self.stdout.write("There is nothing to do.")
        for page in pages:
            try:
                self._undo(page, options["publish"]) if options["undo"] else self._convert(page, options)
            except NotConvertible as error:
                self.stderr.write(f"{page.pk} “{page}” is left as it is: {error}")

    def _convert(self, page: Page, options: dict[str, Any]) -> None:
        found = converted(page.get_latest_revision_as_object())
        self.stdout.write(f"{page.pk} “{page}”: {found.mapped} blocks mapped, {len(found.unmapped)} not mapped")
        for one in found.unmapped:
            self.stdout.write(f"  stays in the field: {one}")
        if options["apply"] and not (options["strict"] and found.unmapped):
            keep_edited = not options["replace"]
            self._report(store_converted(page, found, publish=options["publish"], keep_edited=keep_edited))

    def _undo(self, page: Page, publish: bool) -> None:
        is_published = store_turned_back(page, publish=publish, only_converted=True)
        self.stdout.write(f"{page.pk} “{page}”: shows its fields again")
        self._report(is_published)

    def _report(self, is_published: bool) -> None:
        self.stdout.write("  published" if is_published else "  stored as a draft")


def _pages(label: str, ids: list[int] | None, *, are_visual: bool) -> list[Page]:
    try:
        model = apps.get_model(label)
    except (LookupError, ValueError) as error:
        raise CommandError(f"There is no model {label}. Write app.Model, such as blog.ArticlePage.") from error
    if not issubclass(model, BuilderPageMixin):
        raise CommandError(f"{label} has no document. Add BuilderPageMixin to it first, and migrate.")
    pages: Any = model._default_manager.order_by("pk")
    # An alias follows its original.
    chosen = pages.filter(alias_of=None, **({"pk__in": ids} if ids else {}))
    return [page for page in chosen if page.has_own_view and page.draft_is_visual == are_visual]
