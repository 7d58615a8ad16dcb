"""The editor's endpoints. Each is guarded by being a GuardedView, whose `editable` the user may edit."""

from typing import Any

from django.conf import settings
from django.db import transaction
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.cache import patch_cache_control

from ..page_templates.example import content_on_canvas
from ..serving import language_of, site_of, subject_of
from .editable import Editable, revision_token
from .guard import GuardedView
from .refusals import Refusal
from .request_body import accepted_document, read_json, read_preview, storable_document
from .saving import Wish, after_saving, is_done, restore, save
from .versions import versions


class DocumentView(GuardedView):
    def get(self, request: HttpRequest) -> JsonResponse:
        """The newest version, whoever saved it."""
        return JsonResponse({"document": self.editable.draft.document, **_state(self.editable)})

    def post(self, request: HttpRequest) -> JsonResponse:
        body = read_json(request)
        base, action = body.get("base_revision"), body.get("action", "draft")
        document = self._accepted(body, base)
        with transaction.atomic():
            editable = self.editable.held()
            if is_done(editable, document, action, base):
                return JsonResponse(_state(editable))
            editable.refuse_if_locked()
            editable.refuse_if_stale(base)
            save(editable, document, Wish(action, body.get("autosave_revision_id"), body.get("restored_revision_id")))
        after_saving(editable, action)
        return JsonResponse(_state(editable.read_again()))

    def _accepted(self, body: dict, base: Any) -> Any:
        try:
            return accepted_document(body)
        except Refusal as refusal:
            if refusal.body["error"] == "invalid":
                # Who has to wait or to choose between two versions need not correct values first.
                self.editable.refuse_if_locked()
                self.editable.refuse_if_stale(base)
            raise


class PreviewView(GuardedView):
    def post(self, request: HttpRequest) -> HttpResponse:
        """The page with a document that is stored nowhere."""
        body = read_preview(request)
        page = self.editable.draft
        page.document = accepted_document(body)
        response = page.make_preview_request(request, body.get("mode") or page.default_preview_mode)
        response["X-Frame-Options"] = "SAMEORIGIN"
        patch_cache_control(response, private=True, no_store=True)
        return response

    def refused(self, request: HttpRequest, refusal: Refusal) -> HttpResponse:
        """Whoever opened it by a form reads the answer in a tab of its own."""
        if request.content_type == "application/json":
            return refusal.response()
        return refusal.page(request)


class ResourcesView(GuardedView):
    def post(self, request: HttpRequest) -> JsonResponse:
        """What the canvas needs to draw the document: images, addresses of pages, data of widgets."""
        from intarsia.rendering.data_loaders import LoadContext
        from intarsia.rendering.needs import find_needs
        from intarsia.rendering.resources import resources_for

        document = storable_document(read_json(request))
        page = subject_of(self.editable.draft)
        site, locale = site_of(page, request), language_of(page) or settings.LANGUAGE_CODE
        content = content_on_canvas(self.editable.draft, page, request, site)
        context = LoadContext(site=site, page=page, locale=locale, content=content)
        return JsonResponse(resources_for(find_needs(document), context, request))


class RevisionsView(GuardedView):
    def get(self, request: HttpRequest) -> JsonResponse:
        return JsonResponse({"revisions": versions(self.editable)})


class RevisionView(GuardedView):
    def get(self, request: HttpRequest, revision_id: int) -> JsonResponse:
        revision = self.editable.revision(revision_id)
        return JsonResponse({"document": revision.as_object().document, "revision": revision_token(revision)})

    def post(self, request: HttpRequest, revision_id: int) -> JsonResponse:
        """Restore: a new draft with the document of this version. Nothing of the versions between is lost."""
        body = read_json(request) if request.body else {}
        with transaction.atomic():
            editable = self.editable.held()
            if "base_revision" in body:
                editable.refuse_if_stale(body["base_revision"])
            restore(editable, editable.revision(revision_id))
        after_saving(editable, "draft")
        restored = editable.read_again()
        return JsonResponse({"document": restored.draft.document, **_state(restored)})


def _state(editable: Editable) -> dict[str, Any]:
    stored = editable.stored
    return {
        "revision": editable.token,
        "title": editable.title,
        "status": str(stored.status_string),
        "live": stored.live,
        "has_unpublished_changes": stored.has_unpublished_changes,
        "live_url": editable.live_url,
    }
