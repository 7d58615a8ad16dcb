"""The page cache around a real Django site with the demo's middleware."""

import re
from io import StringIO

import pytest
from django.contrib.auth import get_user_model
from django.core.management import call_command
from django.core.management.base import CommandError
from django.core.wsgi import get_wsgi_application
from django.db import transaction
from django.http import HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect
from django.test import Client
from django.urls import path

from intarsia.page_cache import EVERYTHING, Public, Uncacheable, cached, purge, tag_response, warm
from intarsia.page_cache.conf import conf
from intarsia.page_cache.files.page_files import LINK
from intarsia.page_cache.tags import HEADER
from intarsia.state.generations import current
from intarsia.wire.page_context import PageContext, page_context

from .site import visit

pytestmark = pytest.mark.django_db
rendered = []


def page(request, name=""):
    rendered.append(request.get_full_path())
    return tag_response(Public(HttpResponse("<h1>Bread</h1>")), ["page-12", "site-1"])


def form(request):
    return tag_response(Public(HttpResponse(get_token(request))), ["page-13"])


def staff(request):
    return tag_response(Public(HttpResponse(f"<h1>{request.user}</h1>")), ["page-14"])


def moved(request):
    return redirect("/")


urlpatterns = [
    path("moved/", moved),
    path("", page),
    path("form/", form),
    path("staff/", staff),
    path("bread/<slug:name>/", page),
]
application = None


@pytest.fixture
def site(settings, tmp_path):
    """The WSGI application of a new process."""
    global application
    settings.ROOT_URLCONF = __name__
    settings.WSGI_APPLICATION = f"{__name__}.application"
    settings.INTARSIA_CACHE_DIR = tmp_path / "cache"
    settings.ALLOWED_HOSTS = ["bakery.test"]
    rendered.clear()
    application = cached(get_wsgi_application())
    return application


def test_a_django_page_is_cached_with_its_security_headers(site):
    first, second = visit(site), visit(site)
    assert first.body == second.body and len(rendered) == 1
    for name in (
        "X-Frame-Options",
        "X-Content-Type-Options",
        "Referrer-Policy",
        "Cross-Origin-Opener-Policy",
    ):
        assert first.headers[name] == second.headers[name]


@pytest.mark.parametrize("charset", ["zlib", '"zlib"', "hex", "idna", "utf-16", "nothing"])
def test_an_invalid_charset_is_removed_before_django_reads_the_request(site, charset):
    answers = [
        visit(site, "/", method, QUERY_STRING="name=%C3%A4", CONTENT_TYPE=f"text/plain; Charset={charset}; b=1")
        for method in ("GET", "POST")
    ]

    assert {answer.status for answer in answers} <= {200, 403}


def test_a_page_with_a_form_token_is_never_shared(site):
    """A visitor with the cookie gets no Set-Cookie, so only Vary shows that the page is personal."""
    cookie = visit(site, "/form/").headers["Set-Cookie"].partition(";")[0]
    assert visit(site, "/form/", HTTP_COOKIE=cookie).body != visit(site, "/form/", HTTP_COOKIE=cookie).body


def test_pages_of_signed_in_staff_are_not_cached(site):
    client = Client()
    client.force_login(get_user_model().objects.create_user("baker"))
    cookie = f"sessionid={client.cookies['sessionid'].value}"
    assert visit(site, "/staff/", HTTP_COOKIE=cookie).body == b"<h1>baker</h1>"
    assert visit(site, "/staff/").body == b"<h1>AnonymousUser</h1>"


def test_a_page_for_one_visitor_is_refused():
    for page in (Uncacheable(HttpResponse()), HttpResponse()):
        with pytest.raises(TypeError, match="the same for every visitor"):
            tag_response(page, ["page-1"])


def test_a_page_type_of_the_site_gets_no_tags_while_it_is_shown_to_one_visitor():
    with page_context(PageContext(visitor_state={"comments": "a form with errors"})):
        assert HEADER not in tag_response(Public(HttpResponse()), ["page-1"])


def test_tags_add_up_and_invalid_ones_are_refused():
    response = tag_response(Public(HttpResponse()), ["page-1", "site-1"])
    tag_response(Public(response), ["site-1", "design-2"])
    assert response["X-Intarsia-Tags"] == "page-1 site-1 design-2"
    for tag in ("", "a b", "../x", ".hidden", "x" * 101, "a\nb"):
        with pytest.raises(ValueError, match="cache tag"):
            tag_response(Public(HttpResponse()), [tag])
        with pytest.raises(ValueError, match="cache tag"):
            purge(tag)


def test_a_purge_waits_for_the_commit(site, django_capture_on_commit_callbacks):
    before = current()
    with django_capture_on_commit_callbacks(execute=True):
        purge("page-12")
        assert current() == before
    assert current().tags["page-12"] > before.current


def test_a_publication_that_fails_purges_nothing(site, django_capture_on_commit_callbacks):
    before = current()
    capture = django_capture_on_commit_callbacks(execute=True)
    with capture, pytest.raises(RuntimeError), transaction.atomic():
        purge(EVERYTHING)
        raise RuntimeError("the publication failed")
    assert current() == before


@pytest.fixture
def site_with_files(settings, tmp_path, monkeypatch):
    """Like `site`, but with page files. Its purge watcher is stopped at the end."""
    from intarsia.page_cache import wsgi

    followers = []

    class Noted(wsgi.PurgeWatcher):
        def start(self):
            followers.append(self)
            super().start()

    monkeypatch.setattr(wsgi, "PurgeWatcher", Noted)
    settings.INTARSIA_CACHE_FILES = True
    yield
    for follower in followers:
        follower.stop()


def pages(folder):
    return sorted(str(link.parent.relative_to(folder / "pages")).split("/", 1)[1] for link in folder.rglob(LINK))


def test_published_pages_become_files_and_a_purge_removes_them(
    site_with_files, site, tmp_path, django_capture_on_commit_callbacks
):
    for address in ("/", "/bread/rye/", "/bread/rye/?utm_source=x", "/bread/rye/?page=2", "/form/"):
        visit(site, address)
    assert pages(tmp_path / "cache") == ["http/bakery.test", "http/bakery.test/bread/rye"]
    with django_capture_on_commit_callbacks(execute=True):
        purge("page-12")
    assert pages(tmp_path / "cache") == []


def test_a_page_is_cached_before_its_first_visit(site_with_files, site, tmp_path):
    assert warm("http://bakery.test/bread/rye/")
    assert pages(tmp_path / "cache") == ["http/bakery.test/bread/rye"]
    assert visit(site, "/bread/rye/").headers["Server-Timing"] == "cache;desc=hit"
    assert not warm("http://bakery.test/moved/")


def test_warming_uses_the_url_that_django_sees(site_with_files, settings, request, tmp_path):
    settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    settings.FORCE_SCRIPT_NAME = "/shop"
    request.getfixturevalue("site")
    assert warm("https://bakery.test/shop/bread/rye/")
    assert rendered == ["/shop/bread/rye/"]
    assert pages(tmp_path / "cache") == ["https/bakery.test/shop/bread/rye"]


def test_the_command_prints_the_configuration_for_the_pages_of_this_site(site_with_files, site, settings, tmp_path):
    settings.MEDIA_ROOT, settings.STATIC_ROOT = "/srv/media", "/srv/static"
    settings.MEDIA_URL = "/media/"
    printed = StringIO()
    call_command("intarsia_nginx", page="http://bakery.test/", port="8080", upstream="unix:/run/site", stdout=printed)
    text = printed.getvalue()
    assert "{{" not in text
    root = re.search(r'root "(.*)";', text)[1]
    assert [link.parent for link in (tmp_path / "cache").rglob(LINK)] == [
        tmp_path / "cache" / root.removeprefix(f"{tmp_path}/cache/") / "http" / "bakery.test"
    ]
    for line in (
        'add_header X-Frame-Options "DENY";',
        'add_header Cache-Control "no-cache";',
        'default_type "text/html; charset=utf-8";',
        "server unix:/run/site;",
        "    localhost localhost;",
        "listen 8080;",
        'alias "/srv/static/";',
        "location ^~ /media/documents/ {",
        "(?:sessionid|messages)",
    ):
        assert line in text


def test_the_command_refuses_a_url_without_a_page(site):
    with pytest.raises(CommandError, match="302"):
        call_command("intarsia_nginx", page="http://bakery.test/moved/")


def test_the_default_folder_is_not_inside_the_uploads(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path / "media"
    assert conf().directory == tmp_path / "page-cache"


def test_settings_reach_the_cache(settings):
    settings.SESSION_COOKIE_NAME = "baker"
    settings.INTARSIA_CACHE_COOKIES = ["member"]
    settings.INTARSIA_CACHE_PARAMETERS = ["ref"]
    settings.USE_X_FORWARDED_HOST = True
    settings.REDIS_URL = "redis://cache"
    found = conf()
    assert found.personal_cookies == ("baker", "member") and found.ignored_parameters == ("ref",)
    assert found.url_headers == ("HTTP_X_FORWARDED_HOST",) and found.redis_url == "redis://cache"
