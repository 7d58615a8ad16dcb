"""What the editor sends, read within limits."""

import json
from itertools import islice
from typing import Any

from django.http import HttpRequest

from intarsia.rendering import contract
from intarsia.rendering.sanitise import clean_rich_text
from intarsia.rendering.storable import LARGEST_DOCUMENT_BYTES, unstorable

from . import refusals

# Longer numbers are refused with their path anyway; reading them as integers would fail without one.
MOST_DIGITS = 20


def read_json(request: HttpRequest) -> dict:
    return _read(request.body)


def read_preview(request: HttpRequest) -> dict:
    """The preview may also be opened by an ordinary form, into a frame or a new tab."""
    if request.content_type == "application/json":
        return read_json(request)
    return {"document": _parsed(request.POST.get("document", "")), "mode": request.POST.get("mode", "")}


def accepted_document(body: dict) -> Any:
    """The document, keeping the contract and with clean rich text; raises the refusal otherwise."""
    document = storable_document(body)
    if problems := contract.check(document):
        raise refusals.invalid(problems)
    clean_rich_text(document, contract.load())
    return document


def storable_document(body: dict) -> Any:
    """The document, however its settings are; raises the refusal when nothing could hold it."""
    if "document" not in body:
        raise refusals.unreadable("The request holds no document: reload the editor and try again.")
    document = body["document"]
    if reason := contract.too_large(document):
        raise refusals.too_large(reason)
    if problems := list(islice(unstorable(document), contract.MOST_PROBLEMS)):
        raise refusals.invalid(problems)
    return document


def _read(text: bytes) -> dict:
    # The body holds little beside the document.
    if len(text) > LARGEST_DOCUMENT_BYTES + 10_000:
        raise refusals.too_large(
            "The document is larger than 2 MB: shorten its texts or move a part of it to another page."
        )
    body = _parsed(text)
    if not isinstance(body, dict):
        raise refusals.unreadable("The request is not a JSON object: reload the editor and try again.")
    return body


def _parsed(text: bytes | str) -> Any:
    try:
        return json.loads(text, parse_int=_integer)
    except RecursionError:
        problem = contract.Problem("document", "Far too much stands inside one another.")
        raise refusals.invalid([problem]) from None
    except ValueError:
        raise refusals.unreadable("The request is not JSON: reload the editor and try again.") from None


def _integer(digits: str) -> int | float:
    return int(digits) if len(digits) <= MOST_DIGITS else float("inf")
