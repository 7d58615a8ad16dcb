"""The file of an exported document: the document with the ids of its own site, and what these ids mean anywhere."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from wagtail.models import Site

from intarsia.documents import contract as contracts
from intarsia.documents.contract import Problem
from intarsia.documents.kinds import DocumentKind
from intarsia.documents.reference_targets import Description, reference_targets
from intarsia.documents.references import NewId, guessed_references_of, references_of, replace_references
from intarsia.documents.sanitize import clean_rich_text
from intarsia.documents.tree import elements
from intarsia.documents.upgrades import upgraded
from intarsia.documents.validation.storage_limits import storage_problems

# The version of the file format. Later versions of Intarsia read earlier ones.
VERSION = 1
# What values are taken from.
PARTS = ("document", "references", "settings")
DELETED: Description = {"title": ""}
# `{Price:3}`, `{Name:3.first}` and `{Price:3:qty}` name the element with the number 3.
NUMBERED = re.compile(r"(\{[^{}\n]*:)(\d{1,6})((?:\.\w{1,40})?(?::[a-z]+)?\})")


class NotImportable(Exception):
    """The message is for the person who imports the file."""


@dataclass(frozen=True)
class MissingObject:
    """An object that the document uses and this site does not have."""

    target: str
    id: int
    description: Description

    def __str__(self) -> str:
        if self.description == DELETED:
            return f"{self.target} {self.id}: it was deleted before the export."
        details = ", ".join(self.description[name] for name in ("file", "path") if self.description.get(name))
        return f"{self.target} “{self.description['title']}”" + (f" ({details})" if details else "")


@dataclass(frozen=True)
class ImportedDocument:
    document: Any
    missing: tuple[MissingObject, ...]
    # The numbers of fields on the other site, by the ids of their elements.
    numbers: Mapping[str, int] = field(default_factory=dict)
    # What the item does besides; None if the file or its kind has nothing of it.
    settings: dict[str, Any] | None = None
    new_id: NewId = lambda _target, _id: None


def to_file(kind: DocumentKind, item: Any) -> dict[str, Any]:
    """JSON values."""
    document = upgraded(kind.document_of(item), kind.contract())
    settings = kind.settings.of(item) if kind.settings else {}
    ids = defaultdict(set)
    for target, pk in kind.settings.references(settings) if kind.settings else ():
        ids[target].add(pk)
    for element in elements(document, kind.contract()):
        for reference in (*references_of(element), *guessed_references_of(element)):
            ids[reference.target].add(reference.id)
    described = {target.name: target.describe(ids[target.name]) for target in reference_targets()}
    return {
        "intarsia": VERSION,
        "catalog": kind.catalog,
        "title": str(item),
        "document": document,
        "references": {
            name: {str(pk): dict(found.get(pk, DELETED)) for pk in sorted(ids[name])}
            for name, found in described.items()
            if ids[name]
        },
        **({"numbers": dict(kind.numbers(item.pk, None))} if kind.numbers else {}),
        **({"settings": settings} if kind.settings else {}),
    }


def from_file(content: Any, kind: DocumentKind, site: Site | None, *, only_document: bool = False) -> ImportedDocument:
    """The document with the ids of this site, checked and sanitized like one from the editor. Settings whose object
    is missing are empty.
    """
    _require_readable(content, kind)
    contract = kind.contract()
    document = deepcopy(upgraded(content["document"], contract))
    if problems := contracts.check(document, contract):
        raise invalid(problems)
    clean_rich_text(document, contract)
    finder = _Finder(content.get("references"), site)
    replace_references(document, contract, finder.new_id)
    settings = content.get("settings") if kind.settings and not only_document else None
    settings = settings if isinstance(settings, dict) else None
    for target, pk in kind.settings.references(settings) if kind.settings and settings else ():
        finder.new_id(target, pk)
    missing = tuple(finder.missing.values())
    return ImportedDocument(document, missing, _numbers_in(content), settings, finder.new_id)


def invalid(problems: Iterable[Problem]) -> NotImportable:
    lines = [f"{problem.path}: {problem.message}" for problem in problems]
    return NotImportable("\n".join(["The document is invalid. Nothing was imported.", *lines]))


def _numbers_in(content: dict[str, Any]) -> dict[str, int]:
    """Files of earlier versions have none, and others may have been edited by hand."""
    numbers = content.get("numbers")
    return {key: one for key, one in numbers.items() if type(one) is int} if isinstance(numbers, dict) else {}


def renumbered(value: Any, numbers: Mapping[int, int]) -> Any:
    """The value with other numbers of elements in its texts."""
    if isinstance(value, dict):
        return {key: renumbered(inner, numbers) for key, inner in value.items()}
    if isinstance(value, list):
        return [renumbered(inner, numbers) for inner in value]
    if not isinstance(value, str):
        return value
    return NUMBERED.sub(lambda tag: f"{tag[1]}{numbers.get(int(tag[2]), tag[2])}{tag[3]}", value)


def _require_readable(content: Any, kind: DocumentKind) -> None:
    if not isinstance(content, dict) or type(content.get("intarsia")) is not int or "document" not in content:
        raise NotImportable("This file is not an exported document. Make one with intarsia_export.")
    if content["intarsia"] > VERSION:
        raise NotImportable("This file was exported by a newer version of Intarsia. Update this site first.")
    if content.get("catalog") != kind.catalog:
        raise NotImportable(
            f"This document is made of {content.get('catalog')}, but a {kind.name} is made of {kind.catalog}. "
            "Import it into an item of the same kind."
        )
    problems = (problem for part in PARTS for problem in storage_problems({part: content.get(part)}))
    if found := list(islice(problems, contracts.MAX_PROBLEMS)):
        raise invalid(found)


class _Finder:
    """Looks up each object once."""

    def __init__(self, references: Any, site: Site | None):
        self._references = references if isinstance(references, dict) else {}
        self._site = site
        self._targets = {target.name: target for target in reference_targets()}
        self._found: dict[tuple[str, int], int | None] = {}
        self.missing: dict[tuple[str, int], MissingObject] = {}

    def new_id(self, target: str, old: int) -> int | None:
        if target not in self._targets:
            return old
        key = target, old
        if key not in self._found:
            description = self._description(target, old)
            self._found[key] = self._targets[target].find(description, self._site)
            if self._found[key] is None:
                self.missing[key] = MissingObject(target, old, description)
        return self._found[key]

    def _description(self, target: str, old: int) -> Description:
        """The file may have been edited by hand."""
        described = self._references.get(target)
        found = described.get(str(old)) if isinstance(described, dict) else None
        texts = {name: text for name, text in found.items() if isinstance(text, str)} if isinstance(found, dict) else {}
        return {"title": str(old), **texts} if texts and texts != DELETED else DELETED
