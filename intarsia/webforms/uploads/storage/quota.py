"""How much can be uploaded before it is part of an entry, so that nobody fills the disk."""

from datetime import timedelta
from typing import Final

from django.db.models import F, QuerySet, Sum, Value
from django.db.models.functions import Greatest
from django.utils import timezone
from django.utils.translation import pgettext_lazy

from intarsia.site_options import option

from ..accepting.file_field import MB
from ..accepting.refusal import UNWRITABLE, Refusal
from ..models import FormFile
from .expiry import delete_unowned, unowned

# Each file counts as at least so much: its row, its name in the storage and its requests cost, too.
MIN_BYTES: Final = MB
# Visitors who are still filling in the form keep their file.
ABANDONED: Final = timedelta(hours=1)

FULL = pgettext_lazy("page", "Too many files were uploaded. Try again later.")
ALL_FULL = pgettext_lazy("page", "No more files can be uploaded at the moment. Try again in an hour.")


def reserve(file: FormFile, more: int) -> None:
    """Reserves so many more bytes of the file before they are written. Simultaneous requests see it. Raises Refusal if
    the quota is exceeded.
    """
    FormFile.objects.filter(pk=file.pk).update(reserved=more)
    check_quota(file.client, file.size + more, FormFile.objects.exclude(pk=file.pk))


def check_quota(client: str, size: int, others: QuerySet[FormFile] | None = None) -> None:
    """Raises Refusal if another file of this size exceeds the quota."""
    temporary = (FormFile.objects.all() if others is None else others).filter(entry=None)
    size = max(size, MIN_BYTES)
    if _size(temporary.filter(client=client)) + size > option("INTARSIA_UPLOADS_PER_CLIENT"):
        raise Refusal(UNWRITABLE, FULL)
    missing = _size(temporary) + size - option("INTARSIA_UPLOADS_TOTAL")
    if missing > 0 and not _delete_oldest(temporary, missing):
        raise Refusal(UNWRITABLE, ALL_FULL)


def _delete_oldest(temporary: QuerySet[FormFile], missing: int) -> bool:
    """Deletes the oldest abandoned files, if they are enough."""
    abandoned = unowned(temporary).filter(uploaded__lt=timezone.now() - ABANDONED).order_by("uploaded")
    keys: list[int] = []
    for key, size in abandoned.values_list("pk", "size"):
        if missing <= 0:
            break
        keys.append(key)
        missing -= max(size, MIN_BYTES)
    if missing > 0:
        return False
    delete_unowned(FormFile.objects.filter(pk__in=keys))
    return True


def _size(files: QuerySet[FormFile]) -> int:
    counted = Greatest(F("size") + F("reserved"), Value(MIN_BYTES))
    return files.aggregate(bytes=Sum(counted))["bytes"] or 0
