"""PROT-SRV-10: in test mode, messages of staff are judged, but not stored or delivered."""

import time
from datetime import timedelta

import pytest
from django import forms
from django.contrib.auth.models import Group, Permission
from django.core import signing
from django.http import HttpResponse
from django.test import Client
from django.urls import path
from django.views.generic import View
from wagtail.models import Locale, Page, Site

from demo.urls import urlpatterns as demo_urls
from intarsia.protection.checks.event_token import tokens
from intarsia.protection.checks.reputation import lookup
from intarsia.protection.forms import form_test_mode
from intarsia.protection.forms.api import ProtectedForm, protected
from intarsia.protection.forms.delivery import deliveries
from intarsia.protection.models import JudgedSubmission, ListedSender, ProtectionSettings, ReputationSettings

from .messages import only_message
from .senders import by_a_person, by_a_robot, hidden_field, signals

pytestmark = [pytest.mark.django_db, pytest.mark.urls(__name__)]
PAGE = "/admin/protection_test/"
TEST = f"{PAGE}test/"


class Enquiry(ProtectedForm, forms.Form):
    protected_as = "enquiry"
    name = forms.CharField()
    email = forms.EmailField()
    message = forms.CharField(widget=forms.Textarea)


def enquire(request) -> HttpResponse:
    form = Enquiry(request.POST, request=request)
    return HttpResponse("Thanks" if form.is_valid() and form.send() else str(form.non_field_errors()))


@protected("call-back", text=["message"], email="email", name="name")
def call_back(request) -> HttpResponse:
    return HttpResponse("Thanks")


class OnlyForForms(View):
    http_method_names = ("post",)


class OnlyForSending(View):
    def post(self, request) -> HttpResponse:
        return HttpResponse("Thanks")


urlpatterns = [
    path("enquire/", enquire),
    path("only-for-sending/", OnlyForSending.as_view()),
    path("only-for-forms/", OnlyForForms.as_view()),
    path("call-back/", call_back),
    *demo_urls,
]


@pytest.fixture
def delivered(monkeypatch):
    received: list[dict] = []
    monkeypatch.setitem(deliveries._deliveries, "enquiry", lambda fields: received.append(dict(fields)))
    return received


@pytest.fixture
def owner(client, admin_user):
    client.force_login(admin_user)
    return client


def opened(client) -> str:
    return client.post(TEST, {"url": "/enquire/"}).headers["Location"]


def sent(client, fields, to="/enquire/", **headers) -> str:
    return " ".join(client.post(to, fields, headers=headers).content.decode().split())


def result(client) -> str:
    return " ".join(client.get(PAGE).content.decode().split())


def test_PROT_SRV_10_test_message_is_judged_like_a_visitors_and_not_delivered(owner, delivered):
    """PROT-SRV-10"""
    assert opened(owner) == "/enquire/"

    answer = sent(owner, by_a_person())
    assert "This was a test: nothing was stored or sent. This message would be allowed." in answer
    assert f'<a href="{PAGE}#result">Show reasons</a>' in answer
    rendered = result(owner)
    assert "This message would be allowed.</h2>" in rendered and "times as likely" in rendered

    assert "This message would be blocked." in sent(owner, by_a_robot())
    assert "This message would be blocked.</h2>" in result(owner)
    assert not delivered and not JudgedSubmission.objects.exists()


def test_rules_and_lists_of_the_site_apply_to_tests(owner, delivered):
    """Messages of staff are always allowed, so a test is judged like a visitor's message."""
    rules = ProtectionSettings.for_site(Site.objects.get(is_default_site=True))
    rules.fastest_seconds = 60.0
    rules.save()
    opened(owner)

    assert "This message would be blocked." in sent(
        owner, by_a_person(**hidden_field(signals(ct_ps_timestamp=time.time() - 9)))
    )
    assert "Decided by your settings or lists" in result(owner)
    ListedSender.objects.create(kind="email", value="ana@example.org", action="block")
    assert "This message would be blocked." in sent(owner, by_a_person())


def test_protected_views_and_scripts_report_the_test(owner):
    opened(owner)

    assert "This was a test" in sent(owner, by_a_person(), "/call-back/")
    answer = owner.post("/call-back/", by_a_person(), headers={"X-Requested-With": "XMLHttpRequest"}).json()
    assert answer["apbct"]["comment"].startswith("This was a test: nothing was stored or sent.")
    assert "<" not in answer["apbct"]["comment"]


def test_test_consumes_no_counts_tokens_or_lookups(owner, delivered, monkeypatch, rf):
    ReputationSettings.objects.create(site=Site.objects.get(is_default_site=True), uses_stopforumspam=True)
    asked: list[object] = []
    monkeypatch.setattr(lookup, "opinions", lambda *arguments: asked.append(arguments) or {})
    token = tokens.issue(rf.get("/"), [])
    opened(owner)
    for _ in range(12):
        sent(owner, by_a_person(ct_bot_detector_event_token=token))
    owner.post(TEST, {"end": ""})

    assert tokens.use(rf.get("/"), token) == "valid"
    assert sent(owner, by_a_person()) == "Thanks"
    reasons = {one["reason"] for one in only_message().reasons}
    assert not {reason for reason in reasons if reason.startswith(("many_", "copies", "same_"))}
    # The message after the test.
    assert len(asked) == 1


def test_messages_of_visitors_are_stored_during_a_test(owner, delivered):
    opened(owner)

    assert sent(Client(), by_a_person()) == "Thanks"
    assert len(delivered) == 1 and JudgedSubmission.objects.count() == 1


def test_test_mode_ends_after_ten_minutes_or_by_button(owner, delivered, monkeypatch):
    monkeypatch.setattr(form_test_mode, "DURATION", timedelta(seconds=-1))
    opened(owner)
    assert sent(owner, by_a_person()) == "Thanks"
    monkeypatch.setattr(form_test_mode, "DURATION", timedelta(minutes=10))

    opened(owner)
    assert "Test mode ends at" in result(owner)
    owner.post(TEST, {"end": ""})
    assert "everything that you send" not in result(owner)
    assert sent(owner, by_a_person()) == "Thanks"


@pytest.mark.parametrize("token", ["", "x", "another user's", "of another purpose"])
def test_token_of_another_user_or_a_forged_one_starts_no_test(owner, delivered, admin_user, token):
    opened(owner)
    session = owner.session
    stored = signing.loads(session[form_test_mode.TOKEN], salt=form_test_mode.SALT)
    made = {
        "another user's": signing.dumps(stored | {"user": "4711"}, salt=form_test_mode.SALT),
        "of another purpose": signing.dumps(stored, salt="another"),
    }
    session[form_test_mode.TOKEN] = made.get(token, token)
    session.save()

    assert sent(owner, by_a_person()) == "Thanks"


def test_testing_requires_permission_to_read_messages(owner, delivered, django_user_model):
    user = django_user_model.objects.create_user("ben", password="x")
    group = Group.objects.create(name="readers of messages")
    group.permissions.add(Permission.objects.get(codename="access_admin"))
    may_read = Permission.objects.get(codename="view_judgedsubmission")
    user.groups.add(group)
    ben = Client()
    ben.force_login(user)
    assert ben.post(TEST, {"url": "/enquire/"}).headers["Location"] != "/enquire/"

    group.permissions.add(may_read)
    assert opened(ben) == "/enquire/"
    assert "This was a test" in sent(ben, by_a_person())
    group.permissions.remove(may_read)
    assert sent(ben, by_a_person()) == "Thanks"


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://elsewhere.example/", "on another host than this admin"),
        ("//elsewhere.example/", "on another host than this admin"),
        ("enquire/", "Start the URL with a slash"),
        ("", "Choose a page or enter its URL."),
        ("/nope/", "no page for visitors at this URL"),
        ("/nope", "no page for visitors at this URL"),
        ("/admin/", "no page for visitors at this URL"),
        ("/admin", "no page for visitors at this URL"),
        ("/only-for-sending/", "no page for visitors at this URL"),
        ("/admin/logout/", "no page for visitors at this URL"),
        ("/ajax/", "no page for visitors at this URL"),
        ("/protection/pixel.gif", "no page for visitors at this URL"),
        ("/media/one.pdf", "no page for visitors at this URL"),
        ("/log-out/", "no page for visitors at this URL"),
        ("/only-for-forms/", "no page for visitors at this URL"),
        ("/draft/", "no page for visitors at this URL"),
    ],
)
def test_only_pages_of_this_site_can_be_tested(owner, delivered, url, why):
    Site.objects.get(is_default_site=True).root_page.add_child(instance=Page(title="Draft", slug="draft", live=False))
    answer = owner.post(TEST, {"url": url}, follow=True)

    assert answer.redirect_chain == [(PAGE, 302)] and why in answer.content.decode()
    assert sent(owner, by_a_person()) == "Thanks"


@pytest.mark.parametrize("url", ["/", "/craft", "/craft/?from=menu#form", "/de/handwerk/", "/search/", "/call-back/"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_can_be_tested_in_any_admin_language(owner, url, language):
    root = Site.objects.get(is_default_site=True).root_page
    root.add_child(instance=Page(title="Craft", slug="craft"))
    german = Locale.objects.create(language_code="de")
    root.copy_for_translation(german).add_child(instance=Page(title="Handwerk", slug="handwerk", locale=german))
    Page.objects.filter(locale=german).update(live=True)

    answer = owner.post(TEST, {"url": url}, headers={"Accept-Language": language})
    assert answer.headers["Location"] == url


INVALID_DATA = [None, 7, "x", [], {}, {"user": "1"}, {"until": 1}, ["user"]]


@pytest.mark.parametrize("is_signed", [True, False])
@pytest.mark.parametrize("token", [*INVALID_DATA, {"user": "own", "until": "soon"}, {"user": "own", "until": 1e300}])
def test_malformed_token_in_the_session_is_ignored(owner, delivered, admin_user, token, is_signed):
    if isinstance(token, dict) and token.get("user") == "own":
        token |= {"user": str(admin_user.pk)}
    session = owner.session
    session[form_test_mode.TOKEN] = signing.dumps(token, salt=form_test_mode.SALT) if is_signed else token
    session.save()

    assert "everything that you send" not in result(owner)
    assert sent(owner, by_a_person()) == "Thanks"


RESULT = {"form": "enquiry", "by_score": "allow", "outcome": "allow", "score": 0.1, "reasons": []}
WEIGHED = {"reason": "many_links", "family": "words", "weight": 1.0}


@pytest.mark.parametrize(
    "odd",
    [
        *INVALID_DATA,
        RESULT | {"outcome": "perhaps"},
        RESULT | {"outcome": []},
        RESULT | {"by_score": None},
        RESULT | {"score": "much"},
        RESULT | {"score": float("nan")},
        RESULT | {"score": 7},
        RESULT | {"reasons": 7},
        RESULT | {"reasons": [7]},
        RESULT | {"reasons": [WEIGHED | {"more": 1}]},
        RESULT | {"reasons": [WEIGHED | {"weight": float("inf")}]},
        RESULT | {"reasons": [WEIGHED | {"weight": None}]},
    ],
)
def test_malformed_result_in_the_session_is_ignored(owner, delivered, odd):
    opened(owner)
    session = owner.session
    session[form_test_mode.RESULT] = odd
    session.save()

    assert owner.get(PAGE).status_code == 200 and 'id="result"' not in result(owner)
    assert "This message would be allowed." in sent(owner, by_a_person())
