"""The files that a visitor uploaded, in a form that is shown again."""

from collections.abc import Sequence
from typing import Any

from ..numbering import numbers_of
from ..uploads.accepting.refused_file import RefusedFile
from ..uploads.models import FormFile
from .visit import FormVisit

FileRows = list[dict[str, Any]]


def uploaded_files(visit: FormVisit, form: int) -> dict[str, FileRows]:
    """By the name of the input, the newest file first."""
    numbers = numbers_of(form)
    return {
        f"input_{numbers[element]}": list(reversed(shown(files)))
        for element, files in visit.files.items()
        if files and element in numbers
    }


def shown(files: Sequence[FormFile]) -> FileRows:
    return [
        {
            "temp_filename": file.temp_filename,
            "uploaded_filename": file.name,
            "id": file.id_for_scripts,
            "size": file.size,
        }
        for file in files
    ]


def not_accepted(files: Sequence[RefusedFile]) -> FileRows:
    return [
        {
            "token": file.token,
            "uploaded_filename": file.name,
            "size": file.size,
            "reason": file.reason,
            "temp_filename": file.temp_filename,
        }
        for file in files
    ]
