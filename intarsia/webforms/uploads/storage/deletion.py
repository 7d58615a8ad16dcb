"""The bytes of a file are deleted with its row, sooner or later: a storage that is away is asked again by a job."""

import logging
from typing import Any, Final

from django.db import transaction

from intarsia.jobs.api import enqueue

from ..models import FormFile

logger = logging.getLogger(__name__)
DELETE: Final = "webforms.file.delete"


def delete_content(instance: FormFile, **_signal: Any) -> None:
    """After the deletion is committed, so that no row is left without its file."""
    # The next chunk may be there in part: writing it failed.
    chunks = 0 if instance.next_chunk is None else instance.next_chunk + 1
    content = instance.content

    def delete() -> None:
        try:
            delete_stored(content, chunks)
        except Exception:
            logger.exception("An upload could not be deleted from its storage. A job will try again.")
            enqueue(DELETE, content=content, chunks=chunks)

    transaction.on_commit(delete)


def delete_stored(content: str, chunks: int) -> None:
    """Also what is deleted already."""
    file = FormFile(file=content)
    for name in (content, *map(file.part, range(chunks))):
        file.file.storage.delete(name)
