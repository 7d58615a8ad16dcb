"""The jobs of pages."""

from datetime import timedelta
from typing import Any

from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import enqueue, job, periodic
from intarsia.local_time import local_date
from intarsia.page_cache import purge
from intarsia.rendering.dynamic_values.site_sources import YEAR_TAG
from intarsia.rendering.resources.image_sizes.make_avif import make_avif
from intarsia.state.key_value import key_value

AVIF = "pages.avif"
# A job has at most 16 KiB of ids: those that are left, and those that are made.
MAX_IMAGES = 500
YEAR_TTL_SECONDS = int(timedelta(days=400).total_seconds())


@periodic("pages.new_year", label=_("Update the year on pages"), every=timedelta(hours=1))
def purge_old_year() -> None:
    """Pages that show the year are rendered again within an hour of its end."""
    year = local_date().year
    if key_value().get(YEAR_TAG) != year:
        purge(YEAR_TAG)
        key_value().put(YEAR_TAG, year, YEAR_TTL_SECONDS)


# Serial, because an encoder uses all processors for a second.
@job(AVIF, label=_("Make the AVIF sizes of images"), seconds=300, serial=True)
def make_avif_sizes(images: list[int], made: list[int]) -> None:
    """One image per job, so that an e-mail waits for one image only. Pages change once, after the last one."""
    first, *left = images
    result = make_avif(first)
    if result and result.is_kept:
        made = [*made, first]
    if left:
        enqueue(AVIF, images=left, made=made)
    elif made:
        purge(*(f"image-{pk}" for pk in made))


def enqueue_avif(images: list[int], **_signal: Any) -> None:
    for start in range(0, len(images), MAX_IMAGES):
        enqueue(AVIF, images=images[start : start + MAX_IMAGES], made=[])
