"""Sections to insert into documents: ready ones, and those that were saved as templates."""

from collections.abc import Iterable
from typing import Any

from django.core.exceptions import PermissionDenied, ValidationError
from django.db import transaction
from django.http import HttpRequest, JsonResponse
from django.utils.translation import gettext as _
from wagtail.actions import action_registry
from wagtail.permissions import policy_registry

from intarsia.documents import contract as contracts
from intarsia.documents.kinds import errors
from intarsia.documents.tree import elements

from ..builder_field import document_with
from ..models import Template
from ..new_page.ready_sections import READY_SECTIONS
from ..new_page.suggested_forms import with_suggested_form
from .requests.allowed_widgets import allowed_widgets
from .requests.guard import GuardedView
from .requests.request_body import accepted_document, read_json
from .section_outline import outline

MAX_SECTIONS = 200
# Enough to recognize a section.
MAX_WIDGETS = 12


class SectionsView(GuardedView):
    def get(self, request: HttpRequest) -> JsonResponse:
        """Sections that this user may insert: shipped ones, and published ones by name. Drafts may be unfinished."""
        saved = Template.objects.filter(kind=Template.Kind.SECTION, live=True)[:MAX_SECTIONS]
        return JsonResponse(
            {
                "ready": self._allowed((one.key, str(one.name), one.document()) for one in READY_SECTIONS),
                "sections": self._allowed((one.pk, one.title, one.document) for one in saved),
            }
        )

    def _allowed(self, sections: Iterable[tuple[Any, str, Any]]) -> list[dict[str, Any]]:
        allowed = allowed_widgets(self.editable)
        return [_entry(*one) for one in sections if allowed is None or allowed >= set(_types(one[-1]))]

    def post(self, request: HttpRequest) -> JsonResponse:
        """Saves an element of the document as a section."""
        body = read_json(request)
        document = accepted_document({"document": document_with([body.get("element")])}, contracts.load(), None)
        section = Template(title=str(body.get("title", "")).strip(), kind=Template.Kind.SECTION, document=document)
        with transaction.atomic():
            _create(section, request.user)
        return JsonResponse(_entry(section.pk, section.title, section.document))


class SectionView(GuardedView):
    def get(self, request: HttpRequest, section_id: str) -> JsonResponse:
        """A saved section has a number, a ready one a name."""
        section: Any = next((one for one in READY_SECTIONS if one.key == section_id), None)
        if section is not None:
            return JsonResponse({"document": with_suggested_form(section)})
        if section_id.isdecimal():
            section = Template.objects.filter(pk=section_id, kind=Template.Kind.SECTION, live=True).first()
        if section is None:
            raise errors.not_found(_("This section was deleted or unpublished. Choose another one."))
        return JsonResponse({"document": section.document})


def can_save_sections(user: Any) -> bool:
    """A new section is offered at once, so it needs the permission to publish, too."""
    policy = policy_registry.get_by_type(Template)
    return all(policy.user_has_permission(user, action) for action in ("add", "publish"))


def _create(section: Template, user: Any) -> None:
    if not can_save_sections(user):
        raise PermissionDenied(_("You do not have permission to save sections. Ask an administrator for it."))
    try:
        section.full_clean()
    except ValidationError as error:
        raise errors.unreadable(_("Enter a name of at most 200 characters.")) from error
    create = action_registry.get_action_class(Template, "create")
    create(section, user=user, publish=True).execute(skip_permission_checks=True)


def _types(document: Any) -> list[str]:
    return [element.type for element in elements(document, contracts.load())]


def _entry(key: Any, title: str, document: Any) -> dict[str, Any]:
    return {"id": key, "title": title, "widgets": _types(document)[:MAX_WIDGETS], "outline": outline(document)}
