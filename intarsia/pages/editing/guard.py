"""The one door to the editor's endpoints: who may pass is decided here, before any view of ours runs.

Wagtail answers a refused admin request with a redirect, which a script takes for success, and the document is
lost. Here every refusal is JSON with its own status.
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
from django.views import View
from django.views.decorators.csrf import csrf_exempt
from wagtail.admin.localization import get_localized_response
from wagtail.log_actions import LogContext

from . import refusals
from .editable import Editable
from .kinds import KINDS


@method_decorator(csrf_exempt, name="dispatch")
class GuardedView(View):
    """A view of one editable thing, for people who may edit it. Subclasses write `get` and `post`."""

    editable: Editable

    def __init_subclass__(cls, **kwargs: Any):
        super().__init_subclass__(**kwargs)
        if "dispatch" in cls.__dict__:
            raise ImproperlyConfigured(
                f"{cls.__name__} overrides dispatch, which is the guard: do the work in get or post."
            )

    def dispatch(self, request: HttpRequest, kind: str, pk: int, **kwargs: Any) -> HttpResponse:
        try:
            _require_staff(request)
            _require_csrf_token(request)
            with LogContext(user=request.user):
                response = get_localized_response(self._guarded, request, kind, pk, **kwargs)
        except refusals.Refusal as refusal:
            response = self.refused(request, refusal)
        except RequestDataTooBig:
            message = "The request is larger than this site accepts: shorten the document's texts, or move some."
            response = self.refused(request, refusals.too_large(message))
        except PermissionDenied as error:
            response = self.refused(request, refusals.forbidden(str(error) or "You may not do this."))
        except Http404:
            message = "There is no such thing any more: it was deleted."
            response = self.refused(request, refusals.not_found(message))
        add_never_cache_headers(response)
        return response

    def refused(self, request: HttpRequest, refusal: refusals.Refusal) -> HttpResponse:
        return refusal.response()

    def _guarded(self, request: HttpRequest, kind: str, pk: int, **kwargs: Any) -> HttpResponseBase:
        self.editable = editable_for(request, kind, pk)
        return super().dispatch(request, **kwargs)

    def http_method_not_allowed(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        raise refusals.not_allowed(f"This address does not take {request.method}: reload the editor.")


class GuardedRoute(URLPattern):
    """A route among Wagtail's admin routes that keeps its own guard.

    Wagtail replaces the view of every admin route by one that redirects the signed-out to the login page.
    """

    _view: Callable[..., HttpResponseBase]

    def __init__(self, route: str, view: type[GuardedView], name: str):
        if not issubclass(view, GuardedView):
            raise ImproperlyConfigured(f"{view.__name__} is not a GuardedView: anybody could call it.")
        super().__init__(RoutePattern(route, name=name, is_endpoint=True), view.as_view(), {}, name)

    @property
    def callback(self):
        return self._view

    @callback.setter
    def callback(self, view):
        self.__dict__.setdefault("_view", view)


def editable_for(request: HttpRequest, kind: str, pk: int) -> Editable:
    """The thing at this address, if this user may edit it; raises the refusal otherwise."""
    if kind not in KINDS:
        raise refusals.not_found("There is nothing of this kind: the address is wrong.")
    editable = KINDS[kind](request, pk)
    if not editable.can_edit():
        raise refusals.forbidden("You may not edit this: ask an administrator for the right to edit it.")
    if getattr(editable.stored, "alias_of_id", None):
        raise refusals.not_allowed("This is an alias of another page: edit the original, and it follows.")
    return editable


def _require_staff(request: HttpRequest) -> None:
    if not request.user.is_authenticated:
        raise refusals.not_signed_in()
    if not request.user.has_perm("wagtailadmin.access_admin"):
        raise refusals.forbidden("Your account may not use the admin of this site: ask an administrator for it.")


class _CsrfCheck(CsrfViewMiddleware):
    def _reject(self, request: HttpRequest, reason: str):
        return reason


def _nothing(_request: HttpRequest) -> HttpResponse:
    return HttpResponse()


def _require_csrf_token(request: HttpRequest) -> None:
    check = _CsrfCheck(_nothing)
    check.process_request(request)
    if check.process_view(request, _nothing, (), {}):
        raise refusals.Refusal(
            403,
            "csrf",
            "The request did not come from the editor, or it was open for too long: "
            "reload the page in another tab, then save here again.",
        )
