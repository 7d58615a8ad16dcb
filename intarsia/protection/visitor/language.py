from contextlib import AbstractContextManager

from django.conf import settings
from django.utils.translation import get_language, override


def in_language_of(page: str) -> AbstractContextManager[None]:
    """Words for a page in this language: scripts say which, for a call is not answered below its page's address."""
    return override(page if page in dict(settings.LANGUAGES) else get_language() or settings.LANGUAGE_CODE)
