"""The fields of a message as they are stored and delivered, at once or later, always in the same form.

Strings, numbers, booleans, and lists and objects of these. A database row becomes its primary key; dates and decimals
become text, like everything else.
"""

import json
import math
from collections.abc import Mapping
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Model, QuerySet

from ...signal_collection.parsing.storable import storable_text


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
