import logging
from typing import cast

from django.db import InterfaceError, OperationalError
from wagtail.models import Site

from ..texts.said import said
from .markup import Encoding, Mode
from .models import ContactSettings

logger = logging.getLogger(__name__)


def encoding_of(site: Site | None) -> Encoding | None:
    """In the language that is active; None where the owner hides nothing."""
    chosen = _settings_of(site)
    if not chosen.hides_emails:
        return None
    hint = said(site, ["hint"])["hint"]
    return Encoding(cast(Mode, chosen.mode), chosen.hides_phones, hint, chosen.replacement)


def _settings_of(site: Site | None) -> ContactSettings:
    """Without a row of its own a site hides as all do; drawing a page writes none."""
    try:
        return (ContactSettings.objects.filter(site=site).first() if site else None) or ContactSettings()
    except (OperationalError, InterfaceError):
        logger.exception("How the site '%s' hides contacts cannot be read; they are hidden as by default.", site)
        return ContactSettings()
