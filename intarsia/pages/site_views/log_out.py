"""The log-out page. It has a button, because a browser that prefetches would follow a link."""

from django.conf import settings
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.middleware.csrf import get_token
from django.urls import get_script_prefix
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import pgettext
from django.views.decorators.csrf import csrf_protect
from django.views.decorators.http import require_http_methods

from .system_page import SystemPage, system_page


@csrf_protect
@require_http_methods(["GET", "HEAD", "POST"])
def log_out(request: HttpRequest) -> HttpResponse:
    if request.method == "POST":
        logout(request)
        return HttpResponseRedirect(_next(request, request.POST.get("next", "")))
    confirm = {
        "box": "login_link-own",
        "token": get_token(request),
        "next": _next(request, request.GET.get("next", "")),
    }
    button = {"type": "login_link", "props": {"id": "login_link-own", "action": "logout"}}
    page = SystemPage(pgettext("page", "Log out"), visitor_state={"log_out": confirm})
    return system_page(request, page, button)


def _next(request: HttpRequest, url: str) -> str:
    """The URL to go to afterwards, if it is one of this site; otherwise the home page."""
    is_own = url_has_allowed_host_and_scheme(url, {request.get_host()}, require_https=request.is_secure())
    return url if is_own else getattr(settings, "LOGOUT_REDIRECT_URL", None) or get_script_prefix()
