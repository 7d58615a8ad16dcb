from contextlib import AbstractContextManager

from django.conf import settings
from django.utils.translation import get_language, override


def in_language_of(page: str) -> AbstractContextManager[None]:
    """Activates a language for texts: scripts pass it, because the URL of a call contains none."""
    return override(page if page in dict(settings.LANGUAGES) else get_language() or settings.LANGUAGE_CODE)
