"""The URLs of all checks, below /protection/."""

from collections.abc import Sequence

from django.urls import URLPattern

# Django keeps this list, so it also finds the URLs of checks that are registered after the URLs of the site are loaded.
urlpatterns: list[URLPattern] = []


def add_urls(urls: Sequence[URLPattern]) -> None:
    for url in urls:
        if url.name in {other.name for other in urlpatterns}:
            raise ValueError(f"Two URLs of checks have the name '{url.name}'. Rename one.")
        urlpatterns.append(url)


def remove_urls(urls: Sequence[URLPattern]) -> None:
    """For tests."""
    for url in urls:
        urlpatterns.remove(url)
