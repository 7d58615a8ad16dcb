"""What the server adds to the settings of file fields."""

from collections.abc import Mapping
from typing import Any

from django.urls import reverse

from intarsia.rendering.data_loaders import LoadContext, Settings

from ..uploads.file_field import DISALLOWED
from .field_data import field_data, form_shown_at
from .instances import prefix_of_field
from .shown_files import Shown, shown
from .visit import visit_of


def file_data(fields: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    """The data of file fields: where their script uploads to, and what is uploaded already."""
    upload = {"upload_url": reverse("intarsia_webforms:upload"), "disallowed": list(DISALLOWED)}
    return {
        page_id: {**data, **upload, "files": _files_at(page_id, context)}
        for page_id, data in field_data(fields, context).items()
    }


def _files_at(page_id: str, context: LoadContext) -> Shown:
    scope = context.scope_of(page_id)
    form = form_shown_at(page_id, context)
    visit = visit_of(form, scope.visitor_state, prefix_of_field(form, page_id, context))
    return shown(visit.files.get(scope.element_in(page_id), ()))
