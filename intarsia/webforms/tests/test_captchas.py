"""Captcha fields: the site's own proof of work, and services that check tokens."""

import time

import pytest
from bs4 import BeautifulSoup
from django.test import Client
from wagtail.models import Site

from intarsia.protection.signal_collection.proof_of_work import challenges
from intarsia.protection.tests.senders import BROWSER, QUESTION
from intarsia.webforms.captcha import proof_of_work
from intarsia.webforms.captcha.models import CaptchaKeys
from intarsia.webforms.models import Entry

from .builders import by_a_person, page_with, send, shown, web_form
from .calls import data_of, send_by_ajax
from .captcha_services import (
    captcha_service,
    challenge_for,
    form_with_captcha,
    solution_of,
    solved,
    token_of,
)

pytestmark = pytest.mark.django_db

SERVICES = ("recaptcha_v2", "recaptcha_v3", "turnstile", "hcaptcha")
MISSING, WRONG = "The security check is missing.", "The security check has expired or failed."


def posted(form, token="", **answers):
    return send(form, by_a_person(shown(page_with(form)), input_4=token, **answers), follow=True).content.decode()


def error_in(html):
    found = BeautifulSoup(html, "html.parser").find(id=lambda id: id and id.startswith("validation_message_"))
    return found.text if found else ""


def kept_token(html):
    return BeautifulSoup(html, "html.parser").find("input", attrs={"name": "input_4"})["value"]


@pytest.fixture
def form():
    return form_with_captcha()


def test_FORM_CAPT_06_a_solved_task_sends_the_form_once(form):
    token = solved(form)

    assert "Thank you" in posted(form, token)
    assert error_in(posted(form, token, input_1="Ben")).startswith(WRONG)
    assert Entry.objects.get().name == "Ana"


def test_FORM_CAPT_06_a_solved_task_sends_the_form_once_while_redis_is_unavailable(form, settings, tmp_path):
    settings.REDIS_URL, settings.INTARSIA_CACHE_DIR = f"unix://{tmp_path}/missing.sock", tmp_path
    token = solved(form)

    assert "Thank you" in posted(form, token)
    assert error_in(posted(form, token, input_1="Ben")).startswith(WRONG)
    assert "Thank you" in posted(form, token)


def test_FORM_CAPT_06_the_same_form_sent_twice_gets_its_confirmation_twice(form):
    token = solved(form)

    assert "Thank you" in posted(form, token) and "Thank you" in posted(form, token)
    assert Entry.objects.count() == 1


def test_FORM_CAPT_06_a_missing_token_is_an_error_of_the_field_that_says_what_to_do(form):
    """FORM-CAPT-06"""
    html = posted(form)

    assert error_in(html).startswith(MISSING) and "JavaScript" in error_in(html)
    assert QUESTION in html and Entry.objects.count() == 0


def test_FORM_CAPT_06_wrong_work_is_refused(form):
    solution = solution_of(challenge_for(form))
    other = {**solution, "number": solution["number"] + 1}
    forged = {**solution, "salt": "a?form=1&expires=9999999999&"}
    # Digits of the number cannot be moved to the expiry.
    spliced = {**solution, "salt": solution["salt"][:-1] + str(solution["number"])[0]}
    for wrong in ("x", "e30=", token_of(other), token_of(forged), token_of(spliced), "é" * 40, "9" * 5000):
        assert error_in(posted(form, wrong)).startswith(WRONG)


def test_FORM_CAPT_06_work_for_another_form_is_refused(form):
    assert error_in(posted(form_with_captcha(), solved(form))).startswith(WRONG)


def test_FORM_CAPT_06_work_expires(form, monkeypatch):
    token, now = solved(form), time.time()
    monkeypatch.setattr(challenges.time, "time", lambda: now + proof_of_work.LIFE_SECONDS + 1)

    assert error_in(posted(form, token)).startswith(WRONG)


def test_FORM_CAPT_06_other_errors_do_not_cost_the_solved_task(form):
    token = solved(form)
    html = posted(form, token, input_1="")

    assert kept_token(html) == token and error_in(html) == "This field is required."
    assert "Thank you" in posted(form, kept_token(html))


@pytest.mark.parametrize("name", SERVICES)
def test_FORM_CAPT_06_a_service_is_asked_once_about_its_token(name):
    form = form_with_captcha(provider=name)
    with captcha_service(name, action=f"form_{form.pk}") as service:
        html = posted(form, "token", input_1="")
        assert "Thank you" in posted(form, kept_token(html))

    assert [asked.data for asked in service.asked] == [{"secret": "secret", "response": "token"}]


@pytest.mark.parametrize("name", SERVICES)
def test_FORM_CAPT_06_a_token_that_the_service_refuses_is_an_error_of_the_field(name):
    form = form_with_captcha(provider=name, error_message="Tick the box.")
    with captcha_service(name, success=False, **{"error-codes": ["invalid-input-response"]}):
        html = posted(form, "token")

    assert error_in(html) == "Tick the box." and kept_token(html) == ""
    assert Entry.objects.count() == 0


def test_FORM_CAPT_06_a_token_for_another_form_is_refused():
    form = form_with_captcha(provider="turnstile")
    with captcha_service("turnstile", action="form_0"):
        assert error_in(posted(form, "token")).startswith(WRONG)


def test_FORM_CAPT_06_the_input_of_the_services_own_script_is_read_too():
    form = form_with_captcha(provider="hcaptcha")
    with captcha_service("hcaptcha") as service:
        posted(form, **{"h-captcha-response": "theirs"})

    assert service.asked[0].data["response"] == "theirs"


@pytest.mark.parametrize("answer", [{"success": False, "error-codes": ["invalid-input-secret"]}, {"score": 0.1}])
def test_FORM_CAPT_06_what_a_service_cannot_decide_waits_for_a_moderator(answer):
    """FORM-CAPT-06: wrong keys and low scores lose no message."""
    form = form_with_captcha(provider="recaptcha_v3")
    with captcha_service("recaptcha_v3", **{"action": f"form_{form.pk}", **answer}):
        assert "Thank you" in posted(form, "token")

    assert Entry.objects.get().record.status == "waiting"


def test_FORM_CAPT_06_a_service_that_is_down_loses_no_message(settings, caplog):
    form = form_with_captcha(provider="turnstile")
    with captcha_service("turnstile"):
        pass
    settings.INTARSIA_CAPTCHA_URLS = {"turnstile": "http://127.0.0.1:9"}

    assert "Thank you" in posted(form, "token")
    assert Entry.objects.get().record.status == "waiting"
    assert "could not be checked" in caplog.text


def test_FORM_CAPT_03_replies_carry_the_decision():
    """FORM-CAPT-03: of a page change, of errors and of a submission; null without a captcha."""
    form = form_with_captcha(provider="recaptcha_v3")
    with captcha_service("recaptcha_v3", action=f"form_{form.pk}", score=0.9):
        wrong = data_of(send_by_ajax(form, input_1="", input_4="token"))
        sent = data_of(send_by_ajax(form, input_4="token"))

    decision = {"success": True, "score": 0.9, "action": f"form_{form.pk}", "error_codes": []}
    assert (wrong["is_valid"], wrong["recaptcha_response"]) == (False, decision)
    assert (sent["is_valid"], sent["recaptcha_response"]) == (True, decision)


def test_FORM_CAPT_03_a_repeated_key_gets_the_same_decision_again():
    form, key = form_with_captcha(provider="recaptcha_v3"), {"idempotency-key": "6d1c4c1c-2b7f-4a58-8b5f-9c2f7d1c9e11"}
    with captcha_service("recaptcha_v3", action=f"form_{form.pk}", score=0.9):
        first, second = (data_of(send_by_ajax(form, headers=key, input_4="token")) for _time in range(2))

    assert first["recaptcha_response"]["score"] == 0.9
    assert second == first
    assert Entry.objects.count() == 1


def test_FORM_CAPT_03_a_refusal_says_why(form):
    data = data_of(send_by_ajax(form, input_4="x"))

    assert data["recaptcha_response"]["error_codes"] == ["invalid-input-response"]
    assert data["validation_messages"]["4"].startswith(WRONG)
    assert data_of(send_by_ajax(form))["recaptcha_response"] is None


def test_FORM_CAPT_01_the_policy_of_a_page_allows_the_service_it_shows_and_no_other():
    page = page_with(form_with_captcha(provider="turnstile"))
    CaptchaKeys(site=Site.objects.get(is_default_site=True), turnstile_key="public-key").save()
    html = shown(page)

    assert "https://challenges.cloudflare.com" in html and 'data-site-key="public-key"' in html
    assert "google" not in html and "hcaptcha.com" not in html
    assert "challenges.cloudflare.com" not in shown(page_with(form_with_captcha()))


def test_FORM_CAPT_01_pages_follow_the_keys():
    page, site = page_with(form_with_captcha(provider="hcaptcha")), Site.objects.get(is_default_site=True)
    keys = CaptchaKeys.objects.create(site=site, hcaptcha_key="first")
    assert "first" in shown(page)
    keys.hcaptcha_key = "second"
    keys.save()

    assert 'data-site-key="second"' in shown(page)


def test_secret_keys_are_never_shown_and_stay_if_the_field_is_empty(admin_client):
    site = Site.objects.get(is_default_site=True)
    CaptchaKeys.objects.create(site=site, turnstile_key="public", turnstile_secret="hidden-key")
    url = f"/admin/settings/intarsia_webforms/captchakeys/{site.pk}/"
    html = admin_client.get(url).content.decode()
    admin_client.post(url, {"turnstile_key": "changed", "turnstile_secret": ""})

    keys = CaptchaKeys.objects.get()
    assert "hidden-key" not in html
    assert (keys.turnstile_key, keys.turnstile_secret) == ("changed", "hidden-key")


def test_the_call_gives_each_form_a_task_of_its_own(form):
    first, second = challenge_for(form), challenge_for(form)

    assert first["algorithm"] == "SHA-256" and f"form={form.pk}&" in first["salt"]
    assert first["challenge"] != second["challenge"]
    assert Client().get("/api/webforms/v1/captcha", {"form_id": "0"}).status_code == 404


def test_the_browser_works_for_a_form_without_a_captcha_too():
    form = web_form()
    sent = by_a_person(shown(page_with(form)))
    assert sent["intarsia_proof"] == ""
    challenge = Client().post("/api/antispam/v1/proof", headers=BROWSER).json()
    send(form, sent | {"intarsia_proof": token_of(solution_of(challenge))})

    assert "browser_worked" in [one["reason"] for one in Entry.objects.get().moderation.get().reasons]
