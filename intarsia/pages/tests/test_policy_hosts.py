"""A site with its own security policy allows the hosts of widgets on the pages that have them."""

import pytest
from django.test import Client, RequestFactory

from intarsia.pages.api import policy_hosts
from intarsia.pages.models import BuilderPage
from intarsia.pages.serving.policy_hosts import with_hosts

from .builders import Editor, administrator, document, element, heading, page

pytestmark = pytest.mark.django_db
YOUTUBE = "https://www.youtube-nocookie.com"
POLICY = "default-src 'self'; frame-src 'none'"


class OwnPolicy:
    """A middleware of the project, such as that of django-csp."""

    def __init__(self, answer):
        self.answer = answer

    def __call__(self, request):
        response = self.answer(request)
        response.headers["Content-Security-Policy"] = POLICY
        self.__class__.hosts = policy_hosts(request)
        return response


@pytest.fixture(autouse=True)
def site_with_its_own_policy(settings, monkeypatch):
    monkeypatch.setattr(BuilderPage, "visual_template", "stories/framed.html")
    settings.MIDDLEWARE = ["intarsia.pages.api.PolicyHosts", *settings.MIDDLEWARE, f"{__name__}.OwnPolicy"]


def policy_of(item: BuilderPage) -> str:
    return Client(headers={"host": "localhost"}).get(item.url).headers["Content-Security-Policy"]


def video() -> dict:
    return element("video", video_type="youtube", url="https://www.youtube.com/watch?v=abcdefghijk")


def test_policy_of_the_site_allows_the_hosts_of_the_widgets_of_the_page():
    directives = policy_of(page(video())).split("; ")
    assert "default-src 'self'" in directives
    (frames,) = [one for one in directives if one.startswith("frame-src ")]
    assert YOUTUBE in frames.split() and "'none'" not in frames


def test_policy_of_a_page_without_such_widgets_stays_as_it_is():
    assert policy_of(page(heading("Oak"))) == POLICY


def test_middleware_of_the_site_can_ask_for_the_hosts():
    policy_of(page(video()))
    assert YOUTUBE in OwnPolicy.hosts["frame-src"]
    assert policy_hosts(RequestFactory().get("/")) == {}


@pytest.mark.parametrize(
    ("policy", "expected"),
    [
        ("default-src 'self'", "default-src 'self'; frame-src 'self' https://a.example"),
        ("child-src 'none'; default-src *", "child-src 'none'; default-src *; frame-src https://a.example"),
        ("img-src 'self'", "img-src 'self'"),
        ("Frame-Src https://a.example", "frame-src https://a.example"),
        ("frame-src 'self', frame-src 'none'", "frame-src 'self' https://a.example, frame-src https://a.example"),
        (
            "upgrade-insecure-requests; frame-src b.example;",
            "upgrade-insecure-requests; frame-src b.example https://a.example",
        ),
    ],
)
def test_host_is_added_where_browsers_look_for_it(policy, expected):
    assert with_hosts(policy, {"frame-src": ["https://a.example"]}) == expected


def test_scripts_are_also_allowed_where_a_policy_has_a_directive_for_elements():
    policy = "script-src 'self'; script-src-elem 'self'; script-src-attr 'none'"
    assert with_hosts(policy, {"script-src": ["https://a.example"]}) == (
        "script-src 'self' https://a.example; script-src-elem 'self' https://a.example; script-src-attr 'none'"
    )


def checked(*elements: dict) -> list[str]:
    """What the checklist names when it opens."""
    body = {"document": document(*elements), "asks_cache": True}
    return Editor(page(heading("Oak")), administrator()).post("checks/", body).json()["blocked_hosts"]


def test_checklist_names_hosts_that_the_policy_of_the_site_blocks(settings, monkeypatch):
    assert checked(video()) == []

    settings.MIDDLEWARE = [name for name in settings.MIDDLEWARE if not name.endswith("PolicyHosts")]
    assert YOUTUBE in checked(video())
    assert checked(heading("Oak")) == []
    monkeypatch.setattr(BuilderPage, "visual_template", "")
    assert checked(video()) == []


def test_checklist_names_no_host_on_a_site_without_a_policy(settings):
    settings.MIDDLEWARE = [name for name in settings.MIDDLEWARE if not name.endswith(("PolicyHosts", "OwnPolicy"))]
    assert checked(video()) == []
