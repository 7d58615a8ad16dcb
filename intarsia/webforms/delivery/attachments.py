"""The files of an entry that a notification attaches, as far as they fit into an e-mail."""

import mimetypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from intarsia.site_options import option

from ..models import Entry, FormFile
from .attached_fields import attached_fields

UNKNOWN_TYPE = "application/octet-stream"


class Attachment(NamedTuple):
    name: str
    content: bytes
    type: str


@dataclass(frozen=True)
class Attached:
    files: Sequence[Attachment]
    # The names of those that are too large.
    left_out: Sequence[str]


def attached_to(chosen: str, entry: Entry) -> Attached:
    """`chosen` are the merge tags of the notification. Smaller files come first, so that most of them fit."""
    numbers = attached_fields(chosen)
    files = entry.files.filter(next_chunk=None).select_related("field")
    wanted = [file for file in files if numbers is None or file.field.number in numbers]
    free_bytes = int(option("INTARSIA_MAIL_ATTACHMENTS"))
    fitting: list[FormFile] = []
    for file in sorted(wanted, key=lambda file: file.size):
        free_bytes -= file.size
        if free_bytes >= 0:
            fitting.append(file)
    return Attached(
        [_attachment(file) for file in wanted if file in fitting],
        [file.name for file in wanted if file not in fitting],
    )


def _attachment(file: FormFile) -> Attachment:
    with file.file.open("rb") as opened:
        content = opened.read()
    return Attachment(file.name, content, mimetypes.guess_type(file.name)[0] or UNKNOWN_TYPE)
