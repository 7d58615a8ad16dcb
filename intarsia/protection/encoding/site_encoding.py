import logging
from typing import cast

from django.db import InterfaceError, OperationalError
from wagtail.models import Site

from ..texts.site_texts import site_texts
from .markup import Encoding, Mode
from .models import ContactSettings

logger = logging.getLogger(__name__)


def encoding_of(site: Site | None) -> Encoding | None:
    """In the active language; None if the owner hides nothing."""
    chosen = _settings_of(site)
    if not chosen.hides_emails:
        return None
    hint = site_texts(site, ["hint"])["hint"]
    return Encoding(cast(Mode, chosen.mode), chosen.hides_phones, hint, chosen.replacement)


def _settings_of(site: Site | None) -> ContactSettings:
    """A site without its own row uses the defaults; rendering a page writes no row."""
    try:
        return (ContactSettings.objects.filter(site=site).first() if site else None) or ContactSettings()
    except (OperationalError, InterfaceError):
        logger.exception("The contact settings of the site '%s' cannot be read. The defaults are used.", site)
        return ContactSettings()
