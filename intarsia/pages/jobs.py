"""The jobs of pages."""

from datetime import timedelta

from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from intarsia.jobs.api import periodic
from intarsia.page_cache import purge
from intarsia.rendering.dynamic_values.site_sources import YEAR_TAG
from intarsia.state.key_value import key_value

KEPT = int(timedelta(days=400).total_seconds())


@periodic("pages.new_year", label=_("Update the year on pages"), every=timedelta(hours=1))
def purge_old_year() -> None:
    """Pages that show the year are rendered again within an hour of its end."""
    year = timezone.localdate().year
    if key_value().get(YEAR_TAG) != year:
        purge(YEAR_TAG)
        key_value().put(YEAR_TAG, year, KEPT)
