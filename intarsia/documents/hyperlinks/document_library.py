"""Wagtail's document library, which a site may leave out."""

from django.apps import apps


def has_document_library() -> bool:
    return apps.is_installed("wagtail.documents")
