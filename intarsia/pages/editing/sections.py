"""Sections that were saved as templates, to insert copies of them into other documents."""

from itertools import islice
from typing import Any

from django.core.exceptions import PermissionDenied, ValidationError
from django.db import transaction
from django.http import HttpRequest, JsonResponse
from wagtail.actions import action_registry
from wagtail.permissions import policy_registry

from intarsia.documents import contract as contracts
from intarsia.documents.kinds import errors
from intarsia.documents.tree import elements

from ..builder_field import document_with
from ..models import Template
from .allowed_widgets import allowed_widgets
from .guard import GuardedView
from .request_body import accepted_document, read_json

MOST_SECTIONS = 200
# Enough to recognize a section.
MOST_WIDGETS = 12


class SectionsView(GuardedView):
    def get(self, request: HttpRequest) -> JsonResponse:
        """Published sections, by name, that this user may insert: drafts may be unfinished."""
        sections = Template.objects.filter(kind=Template.Kind.SECTION, live=True)[:MOST_SECTIONS]
        allowed = allowed_widgets(self.editable)
        return JsonResponse(
            {"sections": [_entry(one) for one in sections if allowed is None or allowed >= _types(one)]}
        )

    def post(self, request: HttpRequest) -> JsonResponse:
        """Saves an element of the document as a section."""
        body = read_json(request)
        document = accepted_document({"document": document_with([body.get("element")])}, contracts.load(), None)
        section = Template(title=str(body.get("title", "")).strip(), kind=Template.Kind.SECTION, document=document)
        with transaction.atomic():
            _create(section, request.user)
        return JsonResponse(_entry(section))


class SectionView(GuardedView):
    def get(self, request: HttpRequest, section_id: int) -> JsonResponse:
        section = Template.objects.filter(pk=section_id, kind=Template.Kind.SECTION, live=True).first()
        if section is None:
            raise errors.not_found("This section was deleted or unpublished. Choose another one.")
        return JsonResponse({"document": section.document})


def can_save_sections(user: Any) -> bool:
    """A new section is offered at once, so it needs the permission to publish, too."""
    policy = policy_registry.get_by_type(Template)
    return all(policy.user_has_permission(user, action) for action in ("add", "publish"))


def _create(section: Template, user: Any) -> None:
    if not can_save_sections(user):
        raise PermissionDenied("You do not have permission to save sections. Ask an administrator for it.")
    try:
        section.full_clean()
    except ValidationError as error:
        raise errors.unreadable("Enter a name of at most 200 characters.") from error
    create = action_registry.get_action_class(Template, "create")
    create(section, user=user, publish=True).execute(skip_permission_checks=True)


def _types(section: Template) -> set[str]:
    return {element.type for element in elements(section.document, contracts.load())}


def _entry(section: Template) -> dict[str, Any]:
    types = (element.type for element in elements(section.document, contracts.load()))
    return {"id": section.pk, "title": section.title, "widgets": list(islice(types, MOST_WIDGETS))}
