"""What the server adds to the settings of file fields."""

from collections.abc import Mapping
from typing import Any

from django.urls import reverse

from intarsia.rendering.data_loaders import LoadContext, Settings

from ...uploads.accepting.file_field import DISALLOWED
from ..shown_files import not_accepted, shown
from ..visit import FormVisit
from .field_data import field_data, visit_at


def file_data(fields: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    """The data of file fields: where their script uploads to, and what is uploaded already."""
    return {
        page_id: {**data, **_files(page_id, visit_at(page_id, context), context)}
        for page_id, data in field_data(fields, context).items()
    }


def _files(page_id: str, visit: FormVisit, context: LoadContext) -> dict[str, Any]:
    """In a test, nothing is uploaded: files are sent with the form, as without a script."""
    upload = {"upload_url": reverse("intarsia_webforms:upload"), "disallowed": list(DISALLOWED)}
    element = context.scope_of(page_id).element_in(page_id)
    files = {
        "files": shown(visit.files.get(element, ())),
        "refused": not_accepted(visit.refused_files.get(element, ())),
    }
    return files if visit.is_test else upload | files
