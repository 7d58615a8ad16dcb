"""The files that a submitted form has: those uploaded before, and those that the browser sends with it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Q
from django.http import HttpRequest
from django.utils.datastructures import MultiValueDict
from django.utils.translation import pgettext_lazy

from intarsia.moderation.api import safe_name
from intarsia.wire.requests.numbers import number_in

from ..entries.names import REFUSED
from ..models import Entry, WebForm
from .accepting.file_field import FileField, file_fields
from .accepting.refusal import Refusal
from .accepting.refused_file import REMOVE_FILE, RefusedFile, named_in
from .accepting.sender import client_of
from .models import FormFile
from .receiving import Upload, receive

# The hidden input.
UPLOADED = "gform_uploaded_files"
MAX_LISTED = 200
EXPIRED = pgettext_lazy("page", "This file is not stored any more. Choose it again.")


@dataclass(frozen=True)
class PostedFiles:
    """By the id of the field's element."""

    files: Mapping[str, Sequence[FormFile]] = field(default_factory=dict)
    # Why files were refused.
    errors: Mapping[str, str] = field(default_factory=dict)
    refused: Mapping[str, Sequence[RefusedFile]] = field(default_factory=dict)

    def named_in(self, posted: MultiValueDict[str, str], numbers: Mapping[str, int]) -> MultiValueDict[str, str]:
        """What was posted, with names of files as the answers, also of those that are gone: a repeated submission has
        the same answers as before, although its files belong to an entry now.
        """
        named = MultiValueDict(dict(posted.lists()))
        for element, files in self.files.items():
            gone = [file.name for file in self.refused.get(element, ()) if file.temp_filename]
            named.setlist(f"input_{numbers[element]}", [*(file.name for file in files), *gone])
        return named


def files_in(form: WebForm, request: HttpRequest, *, stores: bool) -> PostedFiles:
    """Files that the browser sends with the form become temporary files, if `stores`."""
    fields = file_fields(form)
    if not fields:
        return PostedFiles()
    listed, removed = _listed(request), set(request.POST.getlist(REMOVE_FILE))
    named = named_in(request.POST)
    files: dict[str, list[FormFile]] = {}
    refused: dict[str, list[RefusedFile]] = {}
    for one in fields:
        element, number = one.field.element, one.field.number
        names = {temporary: name for temporary, name in listed.get(number, {}).items() if temporary not in removed}
        before, gone = _known(one, names)
        sent, not_accepted = _stored(one, request) if stores else ([], [])
        # A single file replaces the one before.
        files[element] = sent if sent and one.max_files == 1 else [*before, *sent]
        # Each file that was chosen since takes the place of one that was refused.
        chosen = len(sent) + len(not_accepted)
        refused[element] = [*[*named.get(number, []), *gone][chosen:], *not_accepted]
    errors = {
        one.field.element: _error(one, refused[one.field.element]) for one in fields if refused[one.field.element]
    }
    return PostedFiles(files, errors, refused)


def _error(to: FileField, refused: Sequence[RefusedFile]) -> str:
    """About the last one; the list of the field says the same of each."""
    return f"{refused[-1].name}: {refused[-1].reason}" if to.max_files > 1 else refused[-1].reason


class FilesGone(Exception):
    """Files were deleted while their form was sent. `elements` are the ids of their fields' elements."""

    def __init__(self, elements: Sequence[str]) -> None:
        super().__init__(elements)
        self.elements = elements


def claim(files: Mapping[str, Sequence[FormFile]], entry: Entry) -> None:
    """Makes them files of the entry. Call it in the transaction that stores the entry. Raises FilesGone."""
    keys = {file.pk for several in files.values() for file in several}
    if not keys:
        return
    claimed = FormFile.objects.filter(unclaimed(), pk__in=keys, next_chunk=None).update(entry=entry, client="")
    if claimed < len(keys):
        own = set(entry.files.values_list("pk", flat=True))
        raise FilesGone([element for element, several in files.items() if any(one.pk not in own for one in several)])


def unclaimed() -> Q:
    """A visitor who corrects a refused submission sends its files again."""
    return Q(entry=None) | Q(entry__digest__startswith=REFUSED)


def _listed(request: HttpRequest) -> dict[int, dict[str, str]]:
    """The temporary names in the hidden input with those for people, by the number of the field."""
    form = request.POST.get("gform_submit") or request.POST.get("form_id") or ""
    try:
        listed = json.loads(request.POST.get(UPLOADED) or request.POST.get(f"{UPLOADED}_{form}") or "{}")
    except (ValueError, RecursionError):
        return {}
    found: dict[int, dict[str, str]] = {}
    for name, files in listed.items() if isinstance(listed, dict) else ():
        number = number_in(name.removeprefix("input_"), digits=9)
        if number is not None and isinstance(files, list):
            found[number] = dict(_names(files[:MAX_LISTED]))
    return found


def _names(files: list[Any]) -> Iterator[tuple[str, str]]:
    """Oldest first; the input lists the newest first."""
    for file in reversed(files):
        temporary, name = (
            (file.get("temp_filename"), file.get("uploaded_filename")) if isinstance(file, dict) else (0, 0)
        )
        # No database looks for a null character or half of a surrogate pair, which JSON can contain.
        if isinstance(temporary, str) and temporary.isprintable():
            yield temporary, safe_name(name if isinstance(name, str) and name.isprintable() else temporary)


def _known(to: FileField, names: Mapping[str, str]) -> tuple[list[FormFile], list[RefusedFile]]:
    """The files, and those that have expired meanwhile, or belong to another field or entry."""
    stored = FormFile.objects.filter(unclaimed(), field=to.field, next_chunk=None, temp_filename__in=names)
    found = {file.temp_filename: file for file in stored}
    gone = [
        RefusedFile(to.field.number, name, 0, str(EXPIRED), temporary)
        for temporary, name in names.items()
        if temporary not in found
    ]
    return [found[temporary] for temporary in names if temporary in found], gone


def _stored(to: FileField, request: HttpRequest) -> tuple[list[FormFile], list[RefusedFile]]:
    """The files, and those that were refused. That there are too many is for the rules of the field."""
    files: list[FormFile] = []
    refused: list[RefusedFile] = []
    for content in request.FILES.getlist(f"input_{to.field.number}")[: to.max_files + 1]:
        name = content.name or ""
        try:
            files.append(receive(Upload(to, content, name, client_of(request))))
        except Refusal as refusal:
            refused.append(RefusedFile(to.field.number, safe_name(name), content.size or 0, refusal.message))
    return files, refused
