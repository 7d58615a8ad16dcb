"""How visitors log out, and where they are afterwards."""

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


def test_looking_at_the_page_logs_nobody_out_and_it_is_not_kept(visitor):
    answer = visitor.get("/log-out/?next=/visit/")

    assert answer.status_code == 200
    assert is_logged_in(visitor)
    assert "private" in answer["Cache-Control"] and "Intarsia-Cache-Tags" not in answer
    assert b'name="next" value="/visit/"' in answer.content


def test_the_button_logs_out_and_leads_back(visitor):
    token = token_in(visitor.get("/log-out/?next=/visit/"))

    answer = visitor.post("/log-out/", {"csrfmiddlewaretoken": token, "next": "/visit/"})

    assert (answer.status_code, answer["Location"]) == (302, "/visit/")
    assert not is_logged_in(visitor)


def test_another_site_can_log_nobody_out(visitor):
    assert visitor.post("/log-out/", {"next": "/"}).status_code == 403
    assert is_logged_in(visitor)


@pytest.mark.parametrize("asked", ["https://evil.example/", "//evil.example/", "javascript:alert(1)", "\\\\evil", ""])
def test_nobody_is_led_to_another_site(visitor, asked):
    answer = visitor.get("/log-out/", {"next": asked})
    assert b'name="next" value="/"' in answer.content

    token = token_in(answer)
    assert visitor.post("/log-out/", {"csrfmiddlewaretoken": token, "next": asked})["Location"] == "/"


def test_a_setting_says_where_else_one_is_afterwards(visitor, settings):
    settings.LOGOUT_REDIRECT_URL = "/goodbye/"

    assert b'name="next" value="/goodbye/"' in visitor.get("/log-out/").content
