"""The URL that receives solutions of the challenge."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from intarsia.protection.texts.api import own_texts, site_of
from intarsia.wire.requests.client_ip import client_ip

from .challenge import ChallengeFailed, reason_of
from .crawlers import browser_proof
from .pass_keys import COOKIES, Visitor, make_pass_key
from .stop_page import StopDetails, stop_headers, stop_html


# The challenge is signed for its visitor, so a forged request could only give a key to oneself.
@csrf_exempt
@require_POST
def check(request: HttpRequest) -> HttpResponse:
    visitor = _visitor(request)
    path = _next_path(request)
    reason = reason_of(request.POST.get("challenge", ""), request.POST.get("work", ""), visitor)
    if isinstance(reason, ChallengeFailed):
        languages = request.headers.get("Accept-Language", "")
        stopped = StopDetails(reason.reason, path, request.path, refused=reason.why)
        html = stop_html(visitor, stopped, languages, lambda language: own_texts(site_of(request), language))
        return HttpResponse(html, status=403, headers=stop_headers())
    answer = HttpResponseRedirect(path, status=303)
    cookie = COOKIES[reason]
    _set_cookie(request, answer, cookie.name, make_pass_key(visitor, reason), cookie.seconds)
    if reason == "crawler":
        _set_cookie(
            request, answer, browser_proof.COOKIE, browser_proof.make_proof(visitor), browser_proof.LIFE_SECONDS
        )
    if reason == "network":
        # Page scripts read this cookie; it opens nothing.
        answer.set_cookie("ct_sfw_passed", "1", max_age=cookie.seconds, secure=request.is_secure(), samesite="Lax")
    answer["Cache-Control"] = "no-store"
    return answer


# Each request needs its own proof of work, and only gives a key to oneself.
@csrf_exempt
@require_POST
def proof(request: HttpRequest) -> HttpResponse:
    """A browser that has run the script of a page sends `stamp` and `work`."""
    if not browser_proof.is_fresh_work(request.POST.get("stamp", ""), request.POST.get("work", "")):
        return HttpResponse("The work is missing, too old or was shown before.", status=403, content_type="text/plain")
    answer = HttpResponse(status=204)
    value = browser_proof.make_proof(_visitor(request))
    _set_cookie(request, answer, browser_proof.COOKIE, value, browser_proof.LIFE_SECONDS)
    answer["Cache-Control"] = "no-store"
    return answer


def _visitor(request: HttpRequest) -> Visitor:
    return Visitor(request.META.get("HTTP_HOST", ""), client_ip(request.META), request.headers.get("User-Agent", ""))


def _set_cookie(request: HttpRequest, answer: HttpResponse, name: str, value: str, seconds: int) -> None:
    answer.set_cookie(name, value, max_age=seconds, secure=request.is_secure(), httponly=True, samesite="Lax")


def _next_path(request: HttpRequest) -> str:
    """Where the visitor wanted to go; the home page if that is not a path of this site."""
    path = request.POST.get("next", "/")
    is_own = path.startswith("/") and url_has_allowed_host_and_scheme(path, allowed_hosts=None)
    return path if is_own else "/"
