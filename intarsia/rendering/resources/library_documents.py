"""The files of Wagtail's document library that links lead to."""

from collections.abc import Iterable
from typing import Any

from django.urls import NoReverseMatch, get_script_prefix
from django.utils.translation import get_language
from wagtail.documents import get_document_model

from intarsia.documents.hyperlinks.links import has_document_library
from intarsia.page_cache.cached_lookup import cached_lookup


def document_resources(ids: Iterable[int]) -> dict[str, dict[str, str]]:
    """By id: `url` and `title`. Deleted files are missing."""

    def look_up(missing: set[int]) -> dict[int, dict[str, str]]:
        found = get_document_model().objects.filter(pk__in=missing) if has_document_library() else ()
        return {one.pk: {"url": document_url(one), "title": one.title} for one in found if one.file}

    # A site may have the library's URLs below a prefix for the language.
    kind = ("document", get_script_prefix(), get_language())
    found = cached_lookup(kind, ids, lambda pk, _resource: [tag_of_document(pk)], look_up)
    return {str(pk): resource for pk, resource in found.items()}


def document_url(document: Any) -> str:
    """The URL in Wagtail's library, or that of the file itself on a site without the library's URLs."""
    try:
        return document.url
    except NoReverseMatch:
        return document.file.url


def tag_of_document(pk: Any) -> str:
    return f"document-{pk}"
