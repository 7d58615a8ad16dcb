"""The files of deleted rows leave their storage, even if the process is killed or the storage is unavailable: jobs
delete them, which are stored in the transaction that deletes the rows.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from django.apps import apps
from django.db.models import Model
from django.db.models.signals import post_delete, pre_delete

from intarsia.jobs.api import run_after_commit

DELETE: Final = "moderation.files.delete"
# Their names fit into the data of a job.
FILES_OF_A_JOB: Final = 100
# Unavailable storage is not tried again for each file.
MAX_ERRORS: Final = 3
NOTED: Final = "_intarsia_deleted_files"


def _no_parts(_row: Any) -> int:
    return 0


def register_stored_files(model: type[Model], parts_of: Callable[[Any], int] = _no_parts) -> None:
    """Deletes what the field `file` of this model stores, after the row is deleted. `parts_of` says how many parts of
    the file may be stored under its name with “.0”, “.1” and so on. Call it in an app's ready().
    """
    label = model._meta.label_lower

    def note(instance: Any, origin: Any = None, **_signal: Any) -> None:
        if instance.file.name:
            _noted(instance, origin, label)[instance.file.name] = parts_of(instance)

    def store(instance: Any, origin: Any = None, **_signal: Any) -> None:
        _store(label, _noted(instance, origin, label))

    pre_delete.connect(note, model, weak=False, dispatch_uid=f"intarsia-note-files-of-{label}")
    post_delete.connect(store, model, weak=False, dispatch_uid=f"intarsia-delete-files-of-{label}")


def delete_files(model: str, files: Mapping[str, int]) -> None:
    """`files` are the names in the storage, with their numbers of parts. A file that is already deleted is not an
    error, and a file that a row uses stays. Raises the first error of the storage.
    """
    rows = apps.get_model(model)
    storage = rows._meta.get_field("file").storage
    used = set(rows._base_manager.filter(file__in=list(files)).values_list("file", flat=True))
    unused = [name for name in files if name not in used]
    # If some can never be deleted, each attempt meets others first.
    random.shuffle(unused)
    errors: list[Exception] = []
    for name in unused:
        try:
            for stored in (name, *(f"{name}.{part}" for part in range(files[name]))):
                storage.delete(stored)
        except Exception as error:
            errors.append(error)
            if len(errors) == MAX_ERRORS:
                break
    if errors:
        raise errors[0]


def _noted(instance: Any, origin: Any, label: str) -> dict[str, int]:
    """The files of this deletion. `origin` is the row or QuerySet whose `delete` was called, if it is known."""
    holder = instance if origin is None else origin
    found: dict[str, int] = holder.__dict__.setdefault(NOTED, {}).setdefault(label, {})
    return found


def _store(label: str, noted: dict[str, int]) -> None:
    # Django announces all rows before it deletes the first one, so the first call stores the jobs of all.
    if not noted:
        return
    files = list(noted.items())
    noted.clear()
    batches = [dict(files[start : start + FILES_OF_A_JOB]) for start in range(0, len(files), FILES_OF_A_JOB)]
    run_after_commit(DELETE, [{"model": label, "files": batch} for batch in batches])
