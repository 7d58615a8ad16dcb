"""Whenever the cache does not keep a page, a header and a command say why."""

from io import StringIO

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from django.core.wsgi import get_wsgi_application
from django.http import HttpResponse
from django.middleware.csrf import get_token
from django.urls import path

from intarsia.page_cache import Public, add_page_part, cached, tag_response
from intarsia.page_cache.responses.explanation import REMEDIES
from intarsia.page_cache.responses.response_headers import REASON
from intarsia.page_cache.warming import request_page

pytestmark = pytest.mark.django_db


def public(request):
    return tag_response(Public(HttpResponse("<h1>Bread</h1>")), ["page-12"])


def offer(request):
    add_page_part(Public(None), lifetimes=[90])
    return public(request)


def greeting(request):
    return tag_response(Public(HttpResponse(f"<h1>{request.user}</h1>")), ["page-13"])


def form(request):
    return tag_response(Public(HttpResponse(get_token(request))), ["page-14"])


def plain(request):
    return HttpResponse("<h1>Mine</h1>")


urlpatterns = [
    path("", public),
    path("offer/", offer),
    path("greeting/", greeting),
    path("form/", form),
    path("plain/", plain),
]
application = None


@pytest.fixture(autouse=True)
def site(settings, tmp_path):
    global application
    settings.ROOT_URLCONF, settings.INTARSIA_CACHE_DIR = __name__, tmp_path / "cache"
    settings.ALLOWED_HOSTS, settings.INTARSIA_CACHE_WARM = ["*"], 0
    settings.WSGI_APPLICATION = f"{__name__}.application"
    application = cached(get_wsgi_application())


def explained(url: str) -> str:
    printed = StringIO()
    call_command("intarsia_cache", "explain", url, stdout=printed)
    return printed.getvalue()


def test_a_cached_page_is_called_cached():
    assert explained("http://bakery.test/") == "http://bakery.test/: cached.\n"


def test_a_page_with_an_end_is_said_to_have_no_file_for_nginx():
    assert explained("http://bakery.test/offer/").startswith(
        "http://bakery.test/offer/: cached for 90 seconds. It has no file for nginx"
    )


@pytest.mark.parametrize(
    ("name", "reason", "known"),
    [
        ("greeting", "varies by Cookie", "varies"),
        ("form", "sets a cookie", "sets a cookie"),
        ("plain", "untagged", "untagged"),
    ],
)
def test_the_command_names_the_reason_and_the_remedy(name, reason, known):
    said = explained(f"http://bakery.test/{name}/")

    assert f"not cached, {reason}. {REMEDIES[known]}" in said


def test_a_page_that_is_cached_with_this_request_has_no_reason_and_another_has_one():
    first, other = request_page("http://bakery.test/").headers, request_page("http://bakery.test/plain/").headers

    assert REASON not in dict(first)
    assert dict(other)[REASON] == "untagged"


def test_the_command_needs_a_host():
    with pytest.raises(CommandError, match="absolute URL"):
        call_command("intarsia_cache", "explain", "/greeting/")


def test_the_command_says_when_no_cache_answers():
    global application
    application = get_wsgi_application()

    with pytest.raises(CommandError, match="cached\\(application\\)"):
        explained("http://bakery.test/")


def test_the_command_for_nginx_says_why_a_page_has_no_headers_to_copy():
    said = StringIO()
    call_command("intarsia_nginx", page="http://bakery.test/plain/", stdout=StringIO(), stderr=said)

    assert f"http://bakery.test/plain/ was not cached: untagged. {REMEDIES['untagged']} Give the URL" in said.getvalue()
