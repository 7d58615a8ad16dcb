"""A text of a site in the active language: the owner's own, or the translated default."""

import logging
from collections.abc import Iterable, Mapping

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest
from django.utils.functional import lazy
from django.utils.translation import get_language, pgettext
from wagtail.models import Site

from .known import TEXTS
from .models import OwnText

logger = logging.getLogger(__name__)


def text_for(request: HttpRequest, name: str) -> str:
    return site_texts(site_of(request), [name])[name]


# In the language in which it is rendered.
lazy_text_for = lazy(text_for, str)


def site_texts(site: Site | None, names: Iterable[str]) -> dict[str, str]:
    return render_texts(own_texts(site), names)


def render_texts(own: Mapping[str, str], names: Iterable[str]) -> dict[str, str]:
    return {name: own.get(name) or pgettext("page", TEXTS[name]) for name in names}


def own_texts(site: Site | None, language: str = "") -> dict[str, str]:
    """The owner's texts in this language only: a German text is not shown on French pages."""
    language = language or get_language() or settings.LANGUAGE_CODE
    if site is None or not site.pk:
        return {}
    try:
        return dict(OwnText.objects.filter(site=site, language=language).values_list("name", "text"))
    except (OperationalError, InterfaceError):
        logger.exception("The texts of the site '%s' cannot be read. The default texts are used.", site)
        return {}


def site_of(request: HttpRequest) -> Site | None:
    try:
        return Site.find_for_request(request) or Site.objects.filter(is_default_site=True).first()
    except (OperationalError, InterfaceError):
        return None
