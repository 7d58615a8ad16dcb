"""The fields of a message as they are stored and delivered, at once or later, always in the same form.

Strings, numbers, booleans, files, and lists and objects of these. A database row becomes its primary key; dates and
decimals become text, like everything else. Of a file only its name is stored here; `moderation` stores the content.
"""

import json
import math
from collections.abc import Iterable, Mapping
from typing import Any

from django.core.files import File
from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Model, QuerySet

from intarsia.moderation.files import safe_name

from ...signal_collection.parsing.storable import storable_text

# The key of an object that stands for a file, with its name.
FILE = "$file"


def stored_fields(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {storable_text(str(name)): _stored(value) for name, value in fields.items()}


def _stored(value: Any) -> Any:
    if isinstance(value, str):
        # Choices and safe strings are strings too.
        return storable_text(str(value))
    if value is None or isinstance(value, bool | int):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else None
    if isinstance(value, File):
        return {FILE: safe_name(value.name or "")}
    if isinstance(value, Mapping):
        return stored_fields(value)
    if isinstance(value, Model):
        return _stored(value.pk)
    if isinstance(value, QuerySet | list | tuple | set | frozenset):
        return [_stored(one) for one in value]
    return storable_text(_as_text(value))


def _as_text(value: Any) -> str:
    try:
        return str(json.loads(json.dumps(value, cls=DjangoJSONEncoder)))
    except (TypeError, ValueError):
        return str(value)


def with_files(fields: Mapping[str, Any], files: Iterable[tuple[str, File]]) -> dict[str, Any]:
    """Stored fields for a delivery, with files instead of their names. A file that was not stored becomes None."""
    left = list(files)
    return {name: _with_files(name, value, left) for name, value in fields.items()}


def _with_files(name: str, value: Any, left: list[tuple[str, File]]) -> Any:
    if isinstance(value, list):
        return [_with_files(name, one, left) for one in value]
    if not isinstance(value, Mapping):
        return value
    if value.keys() != {FILE}:
        return {inner: _with_files(inner, one, left) for inner, one in value.items()}
    found = next((one for one in left if one[0] == name), None)
    if found is None:
        return None
    left.remove(found)
    found[1].seek(0)
    return found[1]
