"""The editor's endpoints. GuardedView has checked that the user may edit `self.editable`."""

from typing import Any

from django.conf import settings
from django.db import transaction
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.cache import patch_cache_control

from intarsia.documents.kinds.editable import Editable, revision_token
from intarsia.documents.kinds.errors import EditorError, invalid
from intarsia.documents.kinds.page_settings import images_in
from intarsia.documents.sanitize import clean_document
from intarsia.page_cache.invalidation import purge_problems
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.render import add_html_of_slots
from intarsia.rendering.resources.load_scopes import load_scopes
from intarsia.rendering.resources.page_resources import resources_for

from ..editor_choices.for_editor import icons_for_editor
from ..for_staff.purge_warning import purge_warning
from ..languages import language_of
from ..serving.render_page import preview_subject
from .canvas import content_on_canvas, page_on_canvas, site_of
from .preview import error_page, preview
from .requests.allowed_widgets import problems_of_widgets
from .requests.guard import GuardedView
from .requests.request_body import accepted_document, read_json, read_preview, storable_document
from .review.access import access_of
from .review.deciding import decide
from .saving import SaveRequest, after_saving, already_saved, restore, run_hooks, save
from .versions import versions


class DocumentView(GuardedView):
    def get(self, request: HttpRequest) -> JsonResponse:
        """The newest version, published or not."""
        return JsonResponse({"document": self.editable.document, **_state(self.editable)})

    def post(self, request: HttpRequest) -> JsonResponse:
        body = read_json(request)
        base, action = body.get("base_revision"), body.get("action", "draft")
        document = self._valid_document(body, base)
        save_request = SaveRequest(action, body.get("autosave_revision_id"), body.get("restored_revision_id"))
        with purge_problems() as problems:
            with transaction.atomic():
                editable = self.editable.locked()
                if already_saved(editable, document, action, base):
                    return JsonResponse(_state(editable))
                editable.raise_if_locked()
                editable.raise_if_stale(base)
                save(editable, document, save_request)
            after_saving(editable, action)
        return JsonResponse(_state_after(editable, problems))

    def _valid_document(self, body: dict, base: Any) -> Any:
        try:
            return self._accepted(body)
        except EditorError as error:
            if error.body["error"] == "invalid":
                # Report a lock or a newer version first: invalid values matter only after that.
                self.editable.raise_if_locked()
                self.editable.raise_if_stale(base)
            raise

    def _accepted(self, body: dict) -> Any:
        kind = self.editable.kind
        document = accepted_document(body, kind.contract(), self.editable.document)
        if problems := [*kind.problems_of(self.editable.pk, document), *problems_of_widgets(self.editable, document)]:
            raise invalid(problems)
        return document


class ReviewView(GuardedView):
    def post(self, request: HttpRequest) -> JsonResponse:
        """One step of a review: approving, requesting changes, canceling."""
        with purge_problems() as problems:
            with transaction.atomic():
                editable = self.editable.locked()
                decide(editable, read_json(request))
            run_hooks(editable, f"after_edit_{editable.edit_hook}")
        return JsonResponse(_state_after(editable, problems))


class PreviewView(GuardedView):
    def post(self, request: HttpRequest) -> HttpResponse:
        """The page with a document that is not stored."""
        body = read_preview(request)
        self.editable.document = accepted_document(body, self.editable.kind.contract(), self.editable.document)
        response = preview(self.editable, body.get("mode"))
        response["X-Frame-Options"] = "SAMEORIGIN"
        patch_cache_control(response, private=True, no_store=True)
        return response

    def error_response(self, request: HttpRequest, error: EditorError) -> HttpResponse:
        """A preview that was requested by an HTML form is shown in a tab, so its errors are HTML."""
        if request.content_type == "application/json":
            return error.response()
        return error_page(error, request)


class ResourcesView(GuardedView):
    def post(self, request: HttpRequest) -> JsonResponse:
        """What the canvas needs to render the document: images, URLs of pages, data of widgets."""
        document = storable_document(read_json(request))
        page = preview_subject(self.editable.draft)
        site, locale = site_of(page, request), language_of(page) or settings.LANGUAGE_CODE
        content = content_on_canvas(self.editable.draft, page, request, site)
        shown = page_on_canvas(self.editable.draft, page, site)
        context = LoadContext(site=site, page=shown, locale=locale, content=content)
        loaded = load_scopes(
            {"main": clean_document(document, self.editable.kind.catalog)}, context, {}, is_canvas=True
        )
        add_html_of_slots(loaded, context, request)
        loaded.images.update(images_in(document))
        return JsonResponse(resources_for(loaded, context, request))


class IconsView(GuardedView):
    def get(self, request: HttpRequest) -> JsonResponse:
        """The icons that apps of the site have registered."""
        return JsonResponse({"sets": icons_for_editor()})


class RevisionsView(GuardedView):
    def get(self, request: HttpRequest) -> JsonResponse:
        return JsonResponse({"revisions": versions(self.editable)})


class RevisionView(GuardedView):
    def get(self, request: HttpRequest, revision_id: int) -> JsonResponse:
        revision = self.editable.revision(revision_id)
        document = self.editable.document_of(revision.as_object())
        return JsonResponse({"document": document, "revision": revision_token(revision)})

    def post(self, request: HttpRequest, revision_id: int) -> JsonResponse:
        """Restores this version as a new draft. The versions in between stay in the history."""
        body = read_json(request) if request.body else {}
        with transaction.atomic():
            editable = self.editable.locked()
            if "base_revision" in body:
                editable.raise_if_stale(body["base_revision"])
            restore(editable, editable.revision(revision_id))
        after_saving(editable, "draft")
        restored = editable.reloaded()
        return JsonResponse({"document": restored.document, **_state(restored)})


def _state(editable: Editable) -> dict[str, Any]:
    stored = editable.stored
    return {
        "revision": editable.token,
        "title": editable.title,
        "has_unpublished_changes": stored.has_unpublished_changes,
        "live_url": editable.live_url,
        "access": access_of(editable),
    }


def _state_after(editable: Editable, problems: list[str]) -> dict[str, Any]:
    warning = purge_warning(problems)
    return _state(editable.reloaded()) | ({"warning": warning} if warning else {})
