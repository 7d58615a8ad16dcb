"""Sends one signal when a page or another item with a document is published, by any way of publishing."""

from typing import Any

from django.db import transaction
from django.db.models import Model
from wagtail.signals import published

from intarsia.documents.kinds import has_document
from intarsia.signals import document_published


def connect_published() -> None:
    published.connect(_send, dispatch_uid="intarsia_document_published")


def _send(instance: Model, **kwargs: Any) -> None:
    if has_document(instance):
        transaction.on_commit(lambda: document_published.send_robust(sender=type(instance), item=instance))
