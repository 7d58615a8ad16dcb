"""Files of visitors in a bucket of S3-compatible storage, started for the purpose."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.core.files.storage import storages

from demo.distributed import private_files
from e2e.services import BUCKET, PRIVATE_BUCKET, s3
from intarsia.webforms.models import FormFile


@pytest.fixture(scope="module")
def endpoint() -> Iterator[str]:
    with s3() as url:
        yield url.replace(f"/{BUCKET}?", f"/{PRIVATE_BUCKET}?")


@pytest.fixture
def bucket(endpoint: str, settings: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    settings.STORAGES = {**settings.STORAGES, "intarsia_private": private_files(endpoint)}
    storage = storages["intarsia_private"]
    monkeypatch.setattr(FormFile._meta.get_field("file").storage, "_wrapped", storage)
    yield storage.bucket
    storage.bucket.objects.all().delete()


def contents_of(bucket: Any) -> dict[str, bytes]:
    return {stored.key: stored.get()["Body"].read() for stored in bucket.objects.all()}
