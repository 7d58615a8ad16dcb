from django.conf import settings

from ..site_identity import Identity
from ..urls_of_site import url_of


def feed_url(language: str, identity: Identity) -> str:
    """Empty for a site without articles."""
    if not identity.articles:
        return ""
    return url_of("feed") if language == settings.LANGUAGE_CODE else url_of("feed_in", language)
