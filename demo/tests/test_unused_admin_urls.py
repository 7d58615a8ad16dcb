"""The admin has no URL that could only fail."""

from collections.abc import Iterator

import pytest
from django.core.files.base import ContentFile
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from wagtail.documents import get_document_model

from intarsia.pages.tests.builders import administrator


def names_of(patterns, namespace="") -> Iterator[str]:
    for one in patterns:
        if isinstance(one, URLResolver):
            yield from names_of(one.url_patterns, f"{namespace}{one.namespace or ''}:")
        elif isinstance(one, URLPattern):
            yield f"{namespace}{one.name}"


def test_lists_without_a_history_have_no_part_of_one():
    names = set(names_of(get_resolver().url_patterns))
    parts = {name for name in names if name.endswith(":history_results")}

    assert parts and {name.removesuffix("_results") for name in parts} <= names


@pytest.mark.django_db
@pytest.mark.usefixtures("local_media")
def test_uploaded_document_is_listed_and_can_be_downloaded():
    document = get_document_model().objects.create(title="Prices", file=ContentFile(b"List", "prices.txt"))
    client = Client(headers={"host": "localhost"})
    client.force_login(administrator())
    listed = client.get(reverse("wagtaildocs:index"))

    assert document.url in listed.content.decode()
    assert b"".join(client.get(document.url)) == b"List"
