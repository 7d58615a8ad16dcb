"""A text as a site says it in the language that is active: the owner's own, or ours translated."""

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


def say(request: HttpRequest, name: str) -> str:
    return said(site_of(request), [name])[name]


# In the language in which it is drawn.
say_later = lazy(say, str)


def said(site: Site | None, names: Iterable[str]) -> dict[str, str]:
    return worded(own_texts(site), names)


def worded(own: Mapping[str, str], names: Iterable[str]) -> dict[str, str]:
    return {name: own.get(name) or pgettext("page", TEXTS[name]) for name in names}


def own_texts(site: Site | None, language: str = "") -> dict[str, str]:
    """Those of the language alone: an owner who wrote German has said nothing in French."""
    language = language or get_language() or settings.LANGUAGE_CODE
    if site is None or not site.pk:
        return {}
    try:
        return dict(OwnText.objects.filter(site=site, language=language).values_list("name", "text"))
    except (OperationalError, InterfaceError):
        logger.exception("The texts of the site '%s' cannot be read; ours are said.", site)
        return {}


def site_of(request: HttpRequest) -> Site | None:
    try:
        return Site.find_for_request(request) or Site.objects.filter(is_default_site=True).first()
    except (OperationalError, InterfaceError):
        return None
