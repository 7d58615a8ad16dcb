"""The screen that a new page begins on. A choice creates the page and opens the visual editor at once."""

from typing import Any

from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.decorators import method_decorator
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _
from django.views.generic import TemplateView, View
from wagtail import hooks
from wagtail.admin import messages
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.models import Page, Site
from wagtail.utils.decorators import xframe_options_sameorigin_override

from intarsia.wire.requests.numbers import number_in

from ..editing.appending import pages_to_edit
from ..editing.preview import document_preview
from ..models import Template
from ..panels import editor_url
from .allowed_content import begun, offered_to, refusal
from .making import copy_page, make_page, model_to_make, page_model_for, possible_parents, require_copy
from .ready_pages import READY_PAGES, ReadyPage, ready_page
from .suggested_forms import with_suggested_form

MAX_COPIES = 8


class NewPageView(WagtailAdminTemplateMixin, TemplateView):
    page_title = _("New page")
    header_icon = "doc-empty-inverse"
    template_name = "intarsia/pages/new_page.html"

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        user, searched = self.request.user, _text(self.request.GET.get("q", ""))
        requested = number_in(self.request.GET.get("parent", ""))
        parents = possible_parents(user, requested)
        return super().get_context_data(**kwargs) | {
            "parents": [(page, "\u2003" * (page.depth - 2)) for page in parents],
            "parent": _first_parent(self.request, requested, parents),
            "title": _text(self.request.GET.get("title", "")),
            "ready_pages": offered_to(user, filter(None, map(page_model_for, parents)), READY_PAGES),
            "pages": pages_to_edit(user, searched, MAX_COPIES),
            "searched": searched,
        }

    def get_breadcrumbs_items(self) -> list[Any]:
        return [*self.breadcrumbs_items, {"url": "", "label": self.page_title}]

    def post(self, request: HttpRequest) -> HttpResponse:
        parent = _page(request.POST.get("parent", ""))
        title = _text(request.POST.get("title", ""))[:255]
        if copied := request.POST.get("copy"):
            return _copied(request, _page(copied), parent, title)
        return _created(request, parent, title)


def _created(request: HttpRequest, parent: Page, title: str) -> HttpResponse:
    model = model_to_make(parent, request.user)
    ready = _ready_page(request.POST.get("begin", ""))
    document = with_suggested_form(ready) if ready else None
    if ready and (reason := refusal(str(ready.name), [begun(model, document)], request.user)):
        return _refused(request, parent, title, reason)
    if response := _run_hooks("before_create_page", request, parent, model):
        return response
    try:
        page = make_page(model, parent, title, document, request.user)
    except ValidationError:
        messages.warning(request, _("Pages of this type have required fields. Fill them in here."))
        return redirect("wagtailadmin_pages:add", model._meta.app_label, model._meta.model_name, parent.pk)
    return _opened(page, "after_create_page", request, page)


def _copied(request: HttpRequest, source: Page, parent: Page, title: str) -> HttpResponse:
    require_copy(source, parent, request.user)
    newest = source.get_latest_revision_as_object()
    if reason := refusal(newest.title, [newest], request.user):
        return _refused(request, parent, title, reason)
    if response := _run_hooks("before_copy_page", request, source):
        return response
    page = copy_page(source, parent, title, request.user)
    return _opened(page, "after_copy_page", request, source, page)


def _refused(request: HttpRequest, parent: Page, title: str, reason: str) -> HttpResponse:
    """Back to the choices, with what was typed."""
    messages.error(request, reason)
    query = urlencode({"parent": parent.pk, "title": title})
    return redirect(f"{reverse('intarsia_new_page:begin')}?{query}")


def _opened(page: Page, hook: str, *arguments: Any) -> HttpResponse:
    # Their responses are meant for Wagtail's forms, so they are ignored.
    _run_hooks(hook, *arguments)
    return HttpResponseRedirect(editor_url(page) or "")


def _text(typed: str) -> str:
    # PostgreSQL fails on null characters.
    return typed.replace("\0", "").strip()


def _page(pk: str) -> Page:
    return get_object_or_404(Page, pk=number_in(pk)).specific


@method_decorator(xframe_options_sameorigin_override, name="dispatch")
class ReadyPagePreview(View):
    def get(self, request: HttpRequest, key: str) -> HttpResponse:
        # A template is shown without header and footer.
        ready = _ready_page(key)
        return document_preview(Template(title=""), with_suggested_form(ready) if ready else None, request)


def _ready_page(key: str) -> ReadyPage | None:
    """None for an empty page."""
    found = ready_page(key)
    if key and found is None:
        raise Http404("There is no ready page with this name.")
    return found


def _first_parent(request: HttpRequest, requested: int | None, parents: list[Page]) -> int | None:
    """The page that the user came from, or else the home page of the site."""
    site = Site.find_for_request(request)
    wanted = (requested, site.root_page_id if site else None)
    known = [page.pk for page in parents]
    return next((pk for pk in wanted if pk in known), known[0] if known else None)


def _run_hooks(name: str, *arguments: Any) -> HttpResponse | None:
    results = [hook(*arguments) for hook in hooks.get_hooks(name)]
    return next((result for result in results if hasattr(result, "status_code")), None)
