"""The log-out page and its redirect."""

import re

import pytest
from django.test import Client

from intarsia.pages.tests.builders import administrator

pytestmark = pytest.mark.django_db


@pytest.fixture
def visitor():
    client = Client(enforce_csrf_checks=True)
    client.force_login(administrator())
    return client


def token_in(answer) -> str:
    return re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', answer.content.decode())[1]


def is_logged_in(client) -> bool:
    return "_auth_user_id" in client.session


def test_get_request_does_not_log_out_and_is_not_cached(visitor):
    answer = visitor.get("/log-out/?next=/visit/")

    assert answer.status_code == 200
    assert is_logged_in(visitor)
    assert "private" in answer["Cache-Control"] and "Intarsia-Cache-Tags" not in answer
    assert b'name="next" value="/visit/"' in answer.content


def test_button_logs_out_and_redirects_back(visitor):
    token = token_in(visitor.get("/log-out/?next=/visit/"))

    answer = visitor.post("/log-out/", {"csrfmiddlewaretoken": token, "next": "/visit/"})

    assert (answer.status_code, answer["Location"]) == (302, "/visit/")
    assert not is_logged_in(visitor)


def test_request_from_another_site_does_not_log_out(visitor):
    assert visitor.post("/log-out/", {"next": "/"}).status_code == 403
    assert is_logged_in(visitor)


@pytest.mark.parametrize("asked", ["https://evil.example/", "//evil.example/", "javascript:alert(1)", "\\\\evil", ""])
def test_redirect_to_another_site_is_ignored(visitor, asked):
    answer = visitor.get("/log-out/", {"next": asked})
    assert b'name="next" value="/"' in answer.content

    token = token_in(answer)
    assert visitor.post("/log-out/", {"csrfmiddlewaretoken": token, "next": asked})["Location"] == "/"


def test_logout_redirect_url_is_the_default_target(visitor, settings):
    settings.LOGOUT_REDIRECT_URL = "/goodbye/"

    assert b'name="next" value="/goodbye/"' in visitor.get("/log-out/").content
