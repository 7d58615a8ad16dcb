"""A document of elements, checked like one from the editor."""

import hashlib
from itertools import count
from typing import Any

from .. import contract
from ..sanitize import clean_rich_text
from .elements import Element
from .values import GeneratedId


class InvalidDocument(ValueError):
    """The document must not be stored. The message has one line per problem, with its path."""


def document(
    *content: Element, name: str | None = None, catalog: str = contract.WIDGETS, **settings: Any
) -> dict[str, Any]:
    """`settings` are those of the page, such as `color_mode="light"`.

    With a `name`, the same code makes the same ids each time. Raises InvalidDocument.
    """
    made = {"root": {"props": {"schemaVersion": 1, **settings}}, "content": list(content), "zones": {}}
    if name is not None:
        made = _with_ids_from(name, made)
    known = contract.load(catalog)
    if problems := contract.check(made, known):
        raise InvalidDocument("\n".join(f"{problem.path}: {problem.message}" for problem in problems))
    clean_rich_text(made, known)
    return made


def _with_ids_from(name: str, made: Any) -> Any:
    digests = (hashlib.sha256(f"{name}-{number}".encode()).hexdigest()[:8] for number in count())

    def replaced(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: replaced(one) for key, one in value.items()}
        if isinstance(value, list):
            return [replaced(one) for one in value]
        if isinstance(value, GeneratedId):
            widget = value.rpartition("-")[0]
            return f"{widget}-{next(digests)}" if widget else next(digests)
        return value

    return replaced(made)
