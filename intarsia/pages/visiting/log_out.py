"""Where visitors log out: a page with a button, since a mere link could be followed by a browser that looks ahead."""

from django.conf import settings
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.middleware.csrf import get_token
from django.urls import get_script_prefix
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import pgettext
from django.views.decorators.csrf import csrf_protect
from django.views.decorators.http import require_http_methods

from .own_pages import OwnPage, own_page


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
    return own_page(request, OwnPage(title=pgettext("page", "Log out"), log_out=confirm), button)


def _next(request: HttpRequest, asked: str) -> str:
    """Only an address of this site; anything else leads home."""
    is_ours = url_has_allowed_host_and_scheme(asked, {request.get_host()}, require_https=request.is_secure())
    return asked if is_ours else getattr(settings, "LOGOUT_REDIRECT_URL", None) or get_script_prefix()
