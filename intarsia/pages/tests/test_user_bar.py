"""A template with Wagtail's user bar does not turn off the page cache."""

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.template import Context, Template
from django.test import RequestFactory

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
def test_staff_have_the_user_bar(settings):
    request = RequestFactory().get("/")
    request.COOKIES[settings.SESSION_COOKIE_NAME] = "any"
    request.user = User.objects.create_superuser("staff", password="secret")

    assert "wagtail-userbar" in shown(request)

    request.user = AnonymousUser()
    assert shown(request) == ""
