"""A template with Wagtail's user bar does not turn off the page cache."""

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.core.wsgi import get_wsgi_application
from django.template import Context, Template
from django.test import RequestFactory

from intarsia.page_cache import cached
from intarsia.page_cache.tests.site import visit
from intarsia.pages.models import BuilderPage

from .builders import heading, page

TEMPLATE = "{% load wagtailuserbar %}{% wagtailuserbar %}"


class Visitor:
    """Fails a test that reads it."""

    def __get__(self, request, owner=None):
        raise AssertionError("The user was read, so the page would vary by cookie.")


def shown(request) -> str:
    return Template(TEMPLATE).render(Context({"request": request}))


def test_without_a_session_nobody_asks_who_the_visitor_is():
    request = RequestFactory().get("/")
    request.__class__ = type("Request", (request.__class__,), {"user": Visitor()})

    assert shown(request) == ""


@pytest.mark.django_db
def test_a_page_with_the_user_bar_is_cached(settings, tmp_path, monkeypatch):
    settings.INTARSIA_CACHE_DIR, settings.ALLOWED_HOSTS = tmp_path, ["bakery.test"]
    monkeypatch.setattr(BuilderPage, "visual_template", "stories/with_user_bar.html")
    answer = visit(cached(get_wsgi_application()), page(heading("Oak"), slug="oak").url)

    assert "Oak" in answer.body.decode() and "etag" in {name.lower() for name in answer.headers}
    assert "cookie" not in answer.headers.get("Vary", "").lower()


@pytest.mark.django_db
def test_staff_have_the_user_bar(settings):
    request = RequestFactory().get("/")
    request.COOKIES[settings.SESSION_COOKIE_NAME] = "any"
    request.user = User.objects.create_superuser("staff", password="secret")

    assert "wagtail-userbar" in shown(request)

    request.user = AnonymousUser()
    assert shown(request) == ""
