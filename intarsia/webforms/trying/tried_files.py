"""The files of a test: checked like those of visitors, except for viruses, and stored nowhere."""

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest

from intarsia.moderation.api import safe_name

from ..models import FormFile, WebForm
from ..uploads.accepting.content_type import HEAD_BYTES, check_content
from ..uploads.accepting.file_field import FileField, file_fields
from ..uploads.accepting.refusal import Refusal
from ..uploads.posted_files import PostedFiles


def tried_files(form: WebForm, request: HttpRequest) -> PostedFiles:
    files: dict[str, list[FormFile]] = {}
    errors: dict[str, str] = {}
    for to in file_fields(form):
        element = to.field.element
        for content in request.FILES.getlist(f"input_{to.field.number}")[: to.max_files + 1]:
            name = safe_name(content.name or "")
            try:
                _check(to, name, content)
            except Refusal as refusal:
                errors[element] = f"{content.name}: {refusal.message}"
            files.setdefault(element, []).append(FormFile(name=name))
    return PostedFiles(files, errors)


def _check(to: FileField, name: str, content: UploadedFile) -> None:
    to.check_name(name)
    to.check_size(content.size or 0)
    check_content(name, content.read(HEAD_BYTES))
