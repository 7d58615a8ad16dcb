"""The files that a submitted form has: those uploaded before, and those that the browser sends with it."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Q
from django.http import HttpRequest
from django.utils.datastructures import MultiValueDict

from intarsia.wire.numbers import number_in

from ..entries.names import REFUSED
from ..models import Entry, WebForm
from .accepting.file_field import FileField, file_fields
from .accepting.refusal import Refusal
from .accepting.sender import client_of
from .models import FormFile
from .receiving import Upload, receive

# The hidden input, and the checkboxes beside files that visitors do not want any more.
UPLOADED, REMOVED = "gform_uploaded_files", "gform_remove_file"
MOST_LISTED = 200


@dataclass(frozen=True)
class PostedFiles:
    """By the id of the field's element."""

    files: Mapping[str, Sequence[FormFile]] = field(default_factory=dict)
    # Why files were refused.
    errors: Mapping[str, str] = field(default_factory=dict)

    def named_in(self, posted: MultiValueDict[str, str], numbers: Mapping[str, int]) -> MultiValueDict[str, str]:
        """What was posted, with names of files as the answers."""
        named = MultiValueDict(dict(posted.lists()))
        for element, files in self.files.items():
            named.setlist(f"input_{numbers[element]}", [file.name for file in files])
        return named


def files_in(form: WebForm, request: HttpRequest, *, stores: bool) -> PostedFiles:
    """Files that the browser sends with the form become temporary files, if `stores`."""
    fields = file_fields(form)
    if not fields:
        return PostedFiles()
    listed, removed = _listed(request), set(request.POST.getlist(REMOVED))
    files: dict[str, list[FormFile]] = {}
    errors: dict[str, str] = {}
    for one in fields:
        element = one.field.element
        files[element] = list(_known(one, [name for name in listed.get(one.field.number, []) if name not in removed]))
        if stores:
            more, error = _stored(one, request)
            # A single file replaces the one before.
            files[element] = more if more and one.max_files == 1 else [*files[element], *more]
            errors |= {element: error} if error else {}
    return PostedFiles(files, errors)


def claim(files: Mapping[str, Sequence[FormFile]], entry: Entry) -> None:
    """Makes them files of the entry. Call it in the transaction that stores the entry."""
    keys = [file.pk for several in files.values() for file in several]
    if not keys:
        return
    FormFile.objects.filter(unclaimed(), pk__in=keys, next_chunk=None).update(entry=entry, client="")


def unclaimed() -> Q:
    """A visitor who corrects a refused submission sends its files again."""
    return Q(entry=None) | Q(entry__digest__startswith=REFUSED)


def _listed(request: HttpRequest) -> dict[int, list[str]]:
    """The temporary names in the hidden input, by the number of the field."""
    form = request.POST.get("gform_submit") or request.POST.get("form_id") or ""
    try:
        listed = json.loads(request.POST.get(UPLOADED) or request.POST.get(f"{UPLOADED}_{form}") or "{}")
    except (ValueError, RecursionError):
        return {}
    found: dict[int, list[str]] = {}
    for name, files in listed.items() if isinstance(listed, dict) else ():
        number = number_in(name.removeprefix("input_"), digits=9)
        if number is not None and isinstance(files, list):
            found[number] = list(_names(files[:MOST_LISTED]))
    return found


def _names(files: list[Any]) -> Iterator[str]:
    """Oldest first; the input lists the newest first."""
    for file in reversed(files):
        name = file.get("temp_filename") if isinstance(file, dict) else None
        # No database looks for a null character or half of a surrogate pair, which JSON can contain.
        if isinstance(name, str) and name.isprintable():
            yield name


def _known(to: FileField, names: list[str]) -> Iterator[FormFile]:
    """Files that are gone or belong to another field or entry are left out."""
    found = {
        file.temp_filename: file
        for file in FormFile.objects.filter(unclaimed(), field=to.field, next_chunk=None, temp_filename__in=names)
    }
    return (found[name] for name in dict.fromkeys(names) if name in found)


def _stored(to: FileField, request: HttpRequest) -> tuple[list[FormFile], str]:
    """The files, and why the last one was refused. That there are too many is for the rules of the field."""
    files: list[FormFile] = []
    error = ""
    for content in request.FILES.getlist(f"input_{to.field.number}")[: to.max_files + 1]:
        try:
            files.append(receive(Upload(to, content, content.name or "", client_of(request))))
        except Refusal as refusal:
            error = f"{content.name}: {refusal.message}" if to.max_files > 1 else refusal.message
    return files, error
