"""One more step before a doubtful message is held: a click and longer work."""

import html
import json
import re
import time

import pytest
from django import forms
from django.contrib.auth.models import AnonymousUser
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.utils.translation import gettext_lazy, override
from wagtail.models import Site

from intarsia.protection.api import Evidence, Thresholds
from intarsia.protection.forms.api import ProtectedForm, answer_to_script, protected
from intarsia.protection.forms.delivery import deliveries
from intarsia.protection.models import JudgedSubmission, ProtectionSettings
from intarsia.protection.signal_collection.proof_of_work import challenges, confirmations
from intarsia.protection.verdict.confirmation import with_confirmation
from intarsia.protection.verdict.verdict import Verdict

from .senders import BROWSER, QUESTION, hidden_field, signals, without_javascript
from .work import solved, token_of

JSON = {"accept": "application/json"}


class Enquiry(ProtectedForm, forms.Form):
    protected_as = "enquiry"
    name = forms.CharField()
    email = forms.EmailField()
    message = forms.CharField(widget=forms.Textarea)


class SecretEnquiry(Enquiry):
    password = forms.CharField(widget=forms.PasswordInput)
    plan = forms.FileField(required=False)


def held(score=0.6, *reasons):
    return Verdict("hold", score, reasons or (Evidence("many_links", "words", 2.0),))


def confirmed(verdict, below=0.9):
    return with_confirmation(verdict, Thresholds(), below).outcome


def test_a_confirmation_outweighs_doubts():
    assert confirmed(held(0.6)) == "allow"
    assert confirmed(held(0.89)) == "allow"


def test_a_confirmation_is_evidence_and_a_strict_site_still_holds():
    after = with_confirmation(held(0.6), Thresholds(), 0.9)

    assert after.score == pytest.approx(0.1425, abs=0.0001)
    assert [one.reason for one in after.reasons] == ["many_links", "confirmed"]
    for hold, outcome in ((after.score, "hold"), (after.score + 0.001, "allow")):
        assert with_confirmation(held(0.6), Thresholds(hold=hold), 0.9).outcome == outcome


@pytest.mark.parametrize(
    "verdict",
    [
        held(0.9),
        held(0.6, Evidence("reads_like_spam", "words", 3.0, is_certain=True)),
        held(0.6, Evidence("text_from_many_senders", "words", 4.0, is_certain=True)),
        held(0.6, Evidence("on_block_list", "lists", 6.0)),
    ],
)
def test_a_confirmation_never_outweighs_what_is_certain(verdict):
    assert confirmed(verdict) == "hold"


def test_a_confirmation_unblocks_nothing_and_can_be_turned_off():
    assert confirmed(Verdict("block", 0.98, ())) == "block"
    assert confirmed(held(0.6), below=0) == "hold"


@pytest.fixture
def delivered(monkeypatch, db):
    """The messages that were delivered. A message without a script is doubtful."""
    received: list[dict] = []
    monkeypatch.setitem(deliveries._deliveries, "enquiry", lambda fields: received.append(dict(fields)))
    monkeypatch.setattr(confirmations, "TRIES", 50)
    rules = ProtectionSettings.for_site(Site.objects.get(is_default_site=True))
    rules.hold_from, rules.confirm_below = 0.1, 0.9
    rules.save()
    return received


@protected("enquiry", text=["message"], email="email", name="name")
def enquire(request):
    return HttpResponse("thanks")


@pytest.fixture
def post(rf):
    """The response of a decorated view."""

    def post(confirmation="possible", headers=None, **fields):
        data = without_javascript(intarsia_confirmation=confirmation, **fields)
        request = rf.post("/enquire/?from=menu", data, headers=BROWSER | (headers or {}))
        request.user = AnonymousUser()
        return enquire(request)

    return post


@pytest.fixture
def send(rf):
    def send(form=Enquiry, confirmation="possible", ip="192.0.2.7", headers=JSON, **fields):
        data = without_javascript(intarsia_confirmation=confirmation, **fields)
        request = rf.post("/contact/", data, REMOTE_ADDR=ip, headers=BROWSER | headers)
        request.user = AnonymousUser()
        sent = form(request.POST, request.FILES, request=request)
        assert sent.is_valid()
        sent.send()
        return sent

    return send


def challenge_in(form):
    return json.loads(answer_to_script(form).content)["confirm"]["challenge"]


def test_a_doubtful_message_is_delivered_once_it_is_confirmed(send, delivered):
    first = send()
    assert first.needs_confirmation and not first.is_held and not delivered
    assert not JudgedSubmission.objects.exists()

    second = send(confirmation=solved(challenge_in(first)))
    assert [one["message"] for one in delivered] == [QUESTION]
    reasons = [one.reason for one in second.judged.verdict.reasons]
    # It was sent twice and counted once.
    assert "confirmed" in reasons and "sent_before" not in reasons


def test_a_script_is_told_what_to_show_and_what_to_solve(send, delivered):
    answer = answer_to_script(send())
    told = json.loads(answer.content)

    assert answer.status_code == 422 and told["success"] is False
    assert told["errors"]["__all__"][0]["code"] == "confirm" and "<" not in told["errors"]["__all__"][0]["message"]
    assert told["confirm"]["texts"]["confirm_button"] == "Send my message"
    assert told["confirm"]["challenge"].keys() == {"algorithm", "challenge", "maxnumber", "salt", "signature"}


def test_the_page_that_shows_the_form_again_contains_the_step(send, delivered):
    shown = str(send(headers={}).non_field_errors())
    [step] = re.findall(r'data-intarsia-step="([^"]+)"', shown)

    assert json.loads(html.unescape(step))["challenge"]["maxnumber"] == 50
    assert "has not been sent yet" in shown


def test_the_step_takes_twenty_times_the_work_of_each_message():
    assert confirmations.TRIES == 20 * challenges.TRIES


def test_a_message_that_is_sent_again_without_the_step_is_held(send, delivered):
    """A template that does not show the step, or somebody who goes back and sends the form unchanged."""
    assert send().needs_confirmation
    assert send().is_held and not delivered


def test_without_a_script_a_doubtful_message_is_held_as_before(send, delivered):
    assert send(confirmation="", headers={}).is_held


def plan():
    return SimpleUploadedFile("plan.pdf", b"%PDF-1.7")


def test_a_page_asks_for_passwords_and_files_again_and_contains_neither(send, delivered):
    first = send(SecretEnquiry, headers={}, password="k7#Qz!pW", plan=plan())
    shown = first.as_p()
    [step] = re.findall(r'data-intarsia-step="([^"]+)"', shown)
    step = json.loads(html.unescape(step))

    assert first.needs_confirmation and step["again"] == ["password", "plan"]
    assert "Enter your password again" in shown and "Choose the file again" in shown
    assert "k7#Qz!pW" not in shown
    token = solved(step["challenge"])
    assert not send(SecretEnquiry, token, headers={}, password="k7#Qz!pW", plan=plan()).is_held
    assert len(delivered) == 1


def test_only_what_was_filled_in_is_asked_for_again(send, delivered):
    first = send(SecretEnquiry, headers={}, password="k7#Qz!pW")

    assert first.errors.keys() == {"__all__", "password"}
    assert challenge_in(
        send(SecretEnquiry, password="k7#Qz!pW", message="By a script, which still has it.", plan=plan())
    )


def test_without_a_script_a_form_with_a_password_is_held_as_before(send, delivered):
    assert send(SecretEnquiry, confirmation="", headers={}, password="k7#Qz!pW", plan=plan()).is_held


def test_a_decorated_view_asks_with_a_page_that_contains_the_answers_again(post, delivered):
    page = post(tags=["oak", "elm"], message=f'{QUESTION}\r\n"Thanks"')
    shown = page.content.decode()
    [step] = re.findall(r'data-intarsia-step="([^"]+)"', shown)
    fields = [
        html.unescape(value) for value in re.findall(r'type="hidden" name="(?:message|tags)" value="([^"]*)"', shown)
    ]

    assert page.status_code == 422 and "no-store" in page["Cache-Control"]
    assert fields == [f'{QUESTION}\r\n"Thanks"', "oak", "elm"]
    assert 'name="ct_checkjs"' in shown and shown.count("intarsia_confirmation") == 0
    assert not JudgedSubmission.objects.exists()
    token = solved(json.loads(html.unescape(step))["challenge"])
    assert post(token, message=fields[0]).content == b"thanks"


def test_a_decorated_view_asks_a_script_in_its_format(post, delivered):
    answer = json.loads(post(headers=JSON).content)

    assert answer["errors"]["__all__"][0]["code"] == "confirm"
    assert post(solved(answer["confirm"]["challenge"]), headers=JSON).content == b"thanks"


def test_a_decorated_view_asks_with_a_page_for_passwords_and_files_again(post, delivered):
    page = post(password="k7#Qz!pW", plan=plan())
    shown = page.content.decode()
    [step] = re.findall(r'data-intarsia-step="([^"]+)"', shown)

    assert page.status_code == 422 and "k7#Qz!pW" not in shown
    assert '<label>Password<br><input type="password" name="password" required>' in shown
    assert '<input type="file" name="plan" required>' in shown and "multipart/form-data" in shown
    step = json.loads(html.unescape(step))
    assert step["again"] == ["password", "plan"]
    assert post(solved(step["challenge"]), password="k7#Qz!pW", plan=plan()).content == b"thanks"


class TranslatedEnquiry(forms.Form):
    password = forms.CharField(label=gettext_lazy("Password"))
    building_plan = forms.FileField()


@protected("enquiry", text=["message"], form_class=TranslatedEnquiry)
def enquire_in_german(request) -> HttpResponse:
    return HttpResponse("thanks")


def test_the_page_names_what_to_fill_in_again_by_the_labels_of_the_form(rf, delivered):
    """In the language of the page; a field without a label, and one that the form does not have, by their names."""
    answers = {"password": "k7#Qz!pW", "building_plan": plan(), "old_password": "x"}
    data = without_javascript(intarsia_confirmation="possible", **answers)
    request = rf.post("/enquire/", data, headers=BROWSER)
    request.user = AnonymousUser()
    with override("de"):
        shown = enquire_in_german(request).content.decode()

    labels = re.findall(r"<label>([^<]+)<br><input type=\"(?:password|file)\" name=\"(\w+)\"", shown)
    assert {name: label for label, name in labels} == {
        "password": "Passwort",
        "old_password": "Old password",
        "building_plan": "Building plan",
    }


def test_a_decorated_view_asks_nobody_who_could_not_answer(post, delivered):
    """Other scripts do not know the step."""
    for asked in ({"headers": {"X-Requested-With": "XMLHttpRequest"}}, {"confirmation": ""}):
        assert b"thanks" not in (answer := post(**asked)).content and answer.status_code == 200
    assert JudgedSubmission.objects.count() == 2


def test_a_confirmation_without_the_longer_work_gains_nothing(send, delivered):
    challenge = challenge_in(send())
    for wrong in ("yes", "e30=", token_of({**challenge, "number": -1})):
        assert send(confirmation=wrong).is_held
    assert send(confirmation=solved(challenge), message=f"{QUESTION} Thanks.").is_held
    assert send(confirmation=solved(challenge), ip="192.0.2.9").is_held
    assert not delivered


def test_somebody_who_confirms_at_once_is_not_too_fast(send, delivered):
    """The form is shown again, so its page is new."""

    def opened(seconds: int) -> dict[str, str]:
        """No key was pressed, as by somebody who dictates."""
        return hidden_field(signals(ct_ps_timestamp=time.time() - seconds, ct_fkp_timestamp=0))

    first = send(**opened(30))
    second = send(confirmation=solved(challenge_in(first)), **opened(1))

    assert "too_fast" not in [one.reason for one in second.judged.verdict.reasons]
    assert len(delivered) == 1


def test_one_confirmation_sends_one_message(send, delivered):
    token = solved(challenge_in(send()))
    assert not send(confirmation=token).is_held
    assert send(confirmation=token).is_held
    assert len(delivered) == 1


def test_pages_that_answer_a_form_have_the_stylesheet_of_answers(post, delivered):
    """The button comes before what the page says to visitors without JavaScript."""
    shown = post(message=QUESTION).content.decode()
    held = post(confirmation="").content.decode()

    assert shown.index("<button") < shown.index("<noscript>")
    assert all("/intarsia/protection/answerPages-" in page for page in (shown, held))
