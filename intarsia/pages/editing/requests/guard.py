"""Checks every request to the editor's endpoints before a view runs.

Wagtail redirects a forbidden admin request to the login page. A script would take that for success and lose the
document. Here every error is JSON with its own status.
"""

from collections.abc import Callable
from typing import Any

from django.core.exceptions import ImproperlyConfigured, PermissionDenied, RequestDataTooBig
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.csrf import CsrfViewMiddleware
from django.urls import URLPattern
from django.urls.resolvers import RoutePattern
from django.utils.cache import add_never_cache_headers
from django.utils.decorators import method_decorator
from django.utils.translation import gettext as _
from django.views import View
from django.views.decorators.csrf import csrf_exempt
from wagtail.admin.localization import get_localized_response
from wagtail.admin.utils import get_user_display_name
from wagtail.log_actions import LogContext
from wagtail.models import Page

from intarsia.documents.kinds import errors, kind_named
from intarsia.documents.kinds.editable import Editable
from intarsia.documents.kinds.editable_page import EditablePage
from intarsia.documents.kinds.editable_snippet import EditableSnippet
from intarsia.documents.kinds.errors import EditorError

from ...models.visual_pages import is_visual


@method_decorator(csrf_exempt, name="dispatch")
class GuardedView(View):
    """A view of one document, for users who may edit it. Subclasses define `get` and `post`."""

    editable: Editable

    def __init_subclass__(cls, **kwargs: Any):
        super().__init_subclass__(**kwargs)
        if "dispatch" in cls.__dict__:
            raise ImproperlyConfigured(
                f"{cls.__name__} overrides dispatch, which checks permissions. Use get or post instead."
            )

    def dispatch(self, request: HttpRequest, kind: str, pk: int, **kwargs: Any) -> HttpResponse:
        # In the language of the user's Wagtail account, errors as well.
        response = get_localized_response(self._answer, request, kind, pk, **kwargs)
        add_never_cache_headers(response)
        return response

    def _answer(self, request: HttpRequest, kind: str, pk: int, **kwargs: Any) -> HttpResponseBase:
        try:
            _require_same_user(request)
            _require_staff(request)
            _require_csrf_token(request)
            with LogContext(user=request.user):
                return self._guarded(request, kind, pk, **kwargs)
        except EditorError as error:
            return self.error_response(request, error)
        except RequestDataTooBig:
            message = _("The request is larger than this site accepts. Shorten the texts or move some to another page.")
            return self.error_response(request, errors.too_large(message))
        except PermissionDenied as error:
            return self.error_response(request, errors.forbidden(str(error) or _("You do not have permission.")))
        except Http404:
            return self.error_response(request, errors.not_found(_("This does not exist any more: it was deleted.")))

    def error_response(self, request: HttpRequest, error: EditorError) -> HttpResponse:
        return error.response()

    def _guarded(self, request: HttpRequest, kind: str, pk: int, **kwargs: Any) -> HttpResponseBase:
        self.editable = editable_for(request, kind, pk)
        return super().dispatch(request, **kwargs)

    def http_method_not_allowed(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        raise errors.not_allowed(
            _("This URL does not accept %(method)s. Reload the editor.") % {"method": request.method}
        )


class GuardedRoute(URLPattern):
    """An admin route that keeps its own view.

    Wagtail wraps the view of every admin route in one that redirects signed-out users to the login page.
    """

    _view: Callable[..., HttpResponseBase]

    def __init__(self, route: str, view: type[GuardedView], name: str):
        if not issubclass(view, GuardedView):
            raise ImproperlyConfigured(f"{view.__name__} is not a GuardedView, so anyone could call it.")
        super().__init__(RoutePattern(route, name=name, is_endpoint=True), view.as_view(), {}, name)

    @property
    def callback(self):
        return self._view

    @callback.setter
    def callback(self, view):
        self.__dict__.setdefault("_view", view)


def editable_for(request: HttpRequest, kind: str, pk: int) -> Editable:
    """The document of this URL, if the user may edit it. Raises EditorError."""
    editable = permitted(request, kind, pk)
    if editable.kind.field == "document" and not is_visual(editable.draft):
        raise errors.not_visual()
    return editable


def permitted(request: HttpRequest, kind: str, pk: int) -> Editable:
    """Also of a page that does not show its document."""
    document_kind = kind_named(kind)
    if document_kind is None:
        raise errors.not_found(_("The URL is wrong: nothing of this kind can be edited."))
    by_model = EditablePage if issubclass(document_kind.model, Page) else EditableSnippet
    editable = (document_kind.editable or by_model)(document_kind, request, pk)
    if not editable.can_edit():
        raise errors.forbidden(_("You do not have permission to edit this. Ask an administrator for it."))
    if getattr(editable.stored, "alias_of_id", None):
        raise errors.not_allowed(_("This is an alias of another page. Edit the original page instead."))
    return editable


def _require_same_user(request: HttpRequest) -> None:
    """Tabs share the session: a sign-in in another tab must not store this editor's work under another name."""
    if not request.user.is_authenticated:
        raise errors.not_signed_in()
    opened_by = request.headers.get("X-Intarsia-User")
    if opened_by is not None and opened_by != str(request.user.pk):
        raise errors.other_user(get_user_display_name(request.user))


def _require_staff(request: HttpRequest) -> None:
    if not request.user.has_perm("wagtailadmin.access_admin"):
        raise errors.forbidden(
            _("You do not have permission to use the admin of this site. Ask an administrator for it.")
        )


class _CsrfCheck(CsrfViewMiddleware):
    def _reject(self, request: HttpRequest, reason: str):
        return reason


def _empty_response(_request: HttpRequest) -> HttpResponse:
    return HttpResponse()


def _require_csrf_token(request: HttpRequest) -> None:
    check = _CsrfCheck(_empty_response)
    check.process_request(request)
    if check.process_view(request, _empty_response, (), {}):
        raise EditorError(
            403,
            "csrf",
            _(
                "The request did not come from the editor, or the editor was open for too long. "
                "Reload the page in another tab, then save here again."
            ),
        )
