"""Makes the AVIF sizes of images now, which a job would make after the first visit."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError
from wagtail.images import get_image_model

from intarsia.page_cache import purge
from intarsia.rendering.resources.image_sizes.avif import is_on
from intarsia.rendering.resources.image_sizes.filters import WIDTHS, main_filter
from intarsia.rendering.resources.image_sizes.make_avif import AvifResult, make_avif


class Command(BaseCommand):
    help = (
        "Makes the missing AVIF sizes of all images that pages have shown, and prints what they save. "
        "`intarsia_warm --all` before it shows all pages."
    )

    def handle(self, *args: Any, **options: Any) -> None:
        if not is_on():
            raise CommandError(
                "Pages offer no AVIF: INTARSIA_IMAGE_AVIF is off, INTARSIA_IMAGE_FORMAT is not webp, or Pillow was "
                "built without AVIF."
            )
        shown = get_image_model().objects.filter(renditions__filter_spec__in=[main_filter(width) for width in WIDTHS])
        done = [made for pk in shown.distinct().values_list("pk", flat=True) if (made := self._make(pk))]
        kept = [made for made in done if made.is_kept]
        before, after = sum(made.webp for made in kept), sum(made.avif for made in kept)
        self.stdout.write(
            f"{len(kept)} images have AVIF now: {_kilobytes(after)} instead of {_kilobytes(before)}. "
            f"{len(done) - len(kept)} keep WebP."
        )

    def _make(self, pk: int) -> AvifResult | None:
        made = make_avif(pk)
        if made:
            end = "" if made.is_kept else ", keeps WebP"
            self.stdout.write(f"{made.title}: {_kilobytes(made.avif)} instead of {_kilobytes(made.webp)}{end}")
            if made.is_kept:
                purge(f"image-{pk}")
        return made


def _kilobytes(number: int) -> str:
    return f"{round(number / 1000):,} kB"
