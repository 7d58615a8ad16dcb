"""Reads and checks what the editor sends."""

import json
from itertools import islice
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext as _

from intarsia.documents import contract
from intarsia.documents.hyperlinks.full_links import complete_links
from intarsia.documents.kinds import errors
from intarsia.documents.sanitize import clean_rich_text
from intarsia.documents.upgrades import upgraded
from intarsia.documents.validation.storage_limits import MAX_DOCUMENT_BYTES, storage_problems

# Longer numbers are invalid. As float("inf") they are reported with their path; parsing them would raise an error.
MAX_DIGITS = 20


def read_json(request: HttpRequest) -> dict:
    return _read(request.body)


def read_preview(request: HttpRequest) -> dict:
    """A preview in a frame or a new tab is requested by an HTML form."""
    if request.content_type == "application/json":
        return read_json(request)
    return {"document": _parsed(request.POST.get("document", "")), "mode": request.POST.get("mode", "")}


def accepted_document(body: dict, known: dict, stored: Any) -> Any:
    """The document, upgraded, valid by the contract and with sanitized rich text. Raises EditorError.

    `stored` is the document before.
    """
    document = upgraded(storable_document(body), known)
    if problems := contract.check(document, known, stored):
        raise errors.invalid(problems)
    clean_rich_text(document, known)
    complete_links(document, known)
    return document


def storable_document(body: dict) -> Any:
    """The document, if a database can store it, with valid settings or not. Raises EditorError."""
    if "document" not in body:
        raise errors.unreadable(_("The request contains no content. Reload the editor and try again."))
    document = body["document"]
    if reason := contract.too_large(document):
        raise errors.too_large(reason)
    if problems := list(islice(storage_problems(document), contract.MAX_PROBLEMS)):
        raise errors.invalid(problems)
    return document


def _read(text: bytes) -> dict:
    # The other fields of the body are small.
    if len(text) > MAX_DOCUMENT_BYTES + 10_000:
        raise errors.too_large(
            _("The page is larger than 2 MB. Shorten its texts or move a part of it to another page.")
        )
    body = _parsed(text)
    if not isinstance(body, dict):
        raise errors.unreadable(_("The request is not a JSON object. Reload the editor and try again."))
    return body


def _parsed(text: bytes | str) -> Any:
    try:
        return json.loads(text, parse_int=_integer)
    except RecursionError:
        problem = contract.Problem("document", _("Too many elements are nested inside each other."))
        raise errors.invalid([problem]) from None
    except ValueError:
        raise errors.unreadable(_("The request is not JSON. Reload the editor and try again.")) from None


def _integer(digits: str) -> int | float:
    return int(digits) if len(digits) <= MAX_DIGITS else float("inf")
