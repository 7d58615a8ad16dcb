"""The language of pages whose URL names none."""

from django.conf import settings
from wagtail.coreutils import get_supported_content_language_variant


def default_language() -> str:
    """`LANGUAGE_CODE` as Wagtail's locales have it: "en" for "en-us", which is not a language of pages. A site without
    pages in this language keeps it.
    """
    try:
        return get_supported_content_language_variant(settings.LANGUAGE_CODE)
    except LookupError:
        return settings.LANGUAGE_CODE
