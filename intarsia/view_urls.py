"""The URLs of views. Without this cache, a page spends a tenth of its time in Django's `reverse`."""

from functools import lru_cache
from typing import NamedTuple

from django.urls import get_resolver, get_script_prefix, get_urlconf
from django.urls import reverse as find_url
from django.urls.resolvers import URLResolver
from django.utils.translation import get_language


class UrlSpace(NamedTuple):
    """What the URLs of all views depend on: a key for what is computed from them."""

    # Django makes another resolver when a test changes the URLs.
    resolver: URLResolver
    prefix: str
    language: str | None


def url_space() -> UrlSpace:
    """What the URLs of the current request depend on."""
    return UrlSpace(get_resolver(get_urlconf()), get_script_prefix(), get_language())


def view_url(name: str, *arguments: object) -> str:
    """What Django's `reverse` returns. Arguments are few and hashable. NoReverseMatch if the site has no such view."""
    return _found(url_space(), name, arguments)


@lru_cache(maxsize=256)
def _found(_space: UrlSpace, name: str, arguments: tuple[object, ...]) -> str:
    return find_url(name, args=arguments)
