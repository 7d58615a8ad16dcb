from django.conf import settings

from intarsia.rendering.head.default_language import default_language

from ..site_identity import Identity
from ..urls_of_site import url_of


def feed_url(language: str, identity: Identity) -> str:
    """Empty for a site without articles."""
    if not identity.articles:
        return ""
    # A site with one language shows its pages in `LANGUAGE_CODE`.
    is_default = language in (default_language(), settings.LANGUAGE_CODE)
    return url_of("feed") if is_default else url_of("feed_in", language)
