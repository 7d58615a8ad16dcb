"""Facts of the site, and the date."""

from datetime import date, datetime, timedelta
from math import ceil
from typing import Any

from django.utils.translation import gettext_lazy as _
from wagtail.models import Site

from intarsia.documents.dynamic_sources import register_dynamic_source
from intarsia.local_time import local_date, local_time
from intarsia.page_cache.cached_lookup import cached_lookup

from .subject import Subject

# Purged by a job when the year changes.
YEAR_TAG = "year"


def register() -> None:
    register_dynamic_source("site.name", kind="text", label=_("Site name"), value=_site_name)
    register_dynamic_source("site.url", kind="url", label=_("Site URL"), value=_site_url)
    register_dynamic_source("date.today", kind="date", label=_("Today"), value=_today)
    register_dynamic_source("date.year", kind="text", label=_("Year"), value=_year)


def _site_name(subject: Subject) -> str | None:
    """Without a name, the title of the site's home page. A change of the site purges all pages."""
    site = subject.site
    if site is None or site.site_name:
        return site.site_name if site else None
    tags = [f"page-{site.root_page_id}"]
    subject.tags.update(tags)
    return cached_lookup("site name", [site.pk], lambda *_: tags, lambda _pks: {site.pk: _home_title(site)})[site.pk]


def _home_title(site: Site) -> str:
    return site.root_page.title


def _site_url(subject: Subject) -> str | None:
    return subject.site.root_url if subject.site else None


def _today(subject: Subject) -> date:
    subject.context.expire_in(seconds_until_midnight(local_time()))
    return local_date()


def _year(subject: Subject) -> Any:
    """A job purges the year: pages that expire cannot be files, and footers with the year are on all pages."""
    subject.tags.add(YEAR_TAG)
    return local_date().year


def seconds_until_midnight(now: datetime) -> int:
    """Rounded up. On the day of a change of the clock, it differs from the difference of the two times of day."""
    midnight = (now + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    return ceil(midnight.timestamp() - now.timestamp())
