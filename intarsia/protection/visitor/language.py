from contextlib import AbstractContextManager

from django.conf import settings
from django.utils.translation import get_language, override


def in_page_language(code: str) -> AbstractContextManager[None]:
    """Activates the language of a page for the texts of its call. Scripts send it, because the URL of a call has none.

    A language that the site does not have changes nothing.
    """
    return override(code if code in dict(settings.LANGUAGES) else get_language() or settings.LANGUAGE_CODE)
