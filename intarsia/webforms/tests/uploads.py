"""Uploads as the forms' script makes them."""

import json
import urllib.request
from collections.abc import Mapping
from typing import Any

from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.models import FormFile, WebForm

from .builders import CONTACT, web_form

PDF = b"%PDF-1.7\nA thesis about inlaid wood."
SAME_ORIGIN = {"Sec-Fetch-Site": "same-origin"}


def file_form(**settings: Any) -> WebForm:
    """A contact form whose fourth field takes files."""
    return web_form(*CONTACT, {"type": "file_upload", "props": {"id": "file", "label": "File", **settings}})


def upload(
    form: WebForm,
    content: bytes = PDF,
    named: str = "Thesis.pdf",
    headers: dict[str, str] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """The whole reply."""
    sent = {
        "form_id": form.pk,
        "field_id": 4,
        "gform_unique_id": "a1b2c3",
        "original_filename": named,
        "file": SimpleUploadedFile("blob", content),
        **fields,
    }
    return Client(headers=BROWSER | SAME_ORIGIN | (headers or {})).post("/forms/uploads/", sent).json()


def upload_in_chunks(form: WebForm, chunks: list[bytes], name: str = "Thesis.pdf", **fields: Any) -> list[dict]:
    """All replies. Each request has the data of the reply before under the name of the chunks, as page scripts do."""
    replies: list[dict] = []
    for number, chunk in enumerate(chunks):
        echo = {"o_1.pdf": json.dumps(replies[-1]["data"])} if replies else {}
        sent = {"name": "o_1.pdf", "chunk": number, "chunks": len(chunks), **echo, **fields}
        replies.append(upload(form, chunk, name, **sent))
        if replies[-1]["status"] == "error":
            break
    return replies


def uploaded(*replies: dict[str, Any]) -> dict[str, str]:
    """The hidden input of the form."""
    return {"gform_uploaded_files": json.dumps({"input_4": [reply["data"] for reply in reversed(replies)]})}


def content_of(file: FormFile) -> bytes:
    with file.file.open("rb") as content:
        return content.read()


def downloaded(response: Any) -> tuple[bytes, Mapping[str, str]]:
    """The bytes and headers that staff get: from the site, or from the bucket that it leads to."""
    if response.status_code != 302:
        return b"".join(response.streaming_content), response.headers
    with urllib.request.urlopen(response["Location"]) as answer:
        return answer.read(), answer.headers
