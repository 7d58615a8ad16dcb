"""How a site hides its contacts, from the settings of its owner."""

import logging
from typing import cast

from django.conf import settings
from django.db import InterfaceError, OperationalError
from django.utils.translation import get_language
from wagtail.models import Site

from ..texts.site_texts import site_texts
from .in_html.markup import Encoding, Mode
from .models import ContactSettings
from .phones import countries_of

logger = logging.getLogger(__name__)


def encoding_of(site: Site | None) -> Encoding | None:
    """Texts and telephone numbers are those of the active language. None if the owner hides nothing."""
    chosen = _settings_of(site)
    if not chosen.hides_emails:
        return None
    hint = site_texts(site, ["hint"])["hint"]
    countries = countries_of(get_language() or settings.LANGUAGE_CODE)
    return Encoding(cast(Mode, chosen.mode), chosen.hides_phones, hint, chosen.replacement, countries)


def _settings_of(site: Site | None) -> ContactSettings:
    """A site without its own row uses the defaults; rendering a page writes no row."""
    try:
        return (ContactSettings.objects.filter(site=site).first() if site else None) or ContactSettings()
    except (OperationalError, InterfaceError):
        logger.exception("The contact settings of the site '%s' cannot be read. The defaults are used.", site)
        return ContactSettings()
