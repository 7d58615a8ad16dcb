"""Registration and login: bots get no account, and an error reveals nothing about a password."""

import pytest
from django.contrib.auth import get_user_model
from django.core.exceptions import ImproperlyConfigured

from intarsia.moderation.api import ModerationRecord, decide
from intarsia.protection.forms.adapters.accounts import ProtectedLogIn, ProtectedSignUp
from intarsia.protection.tests.messages import only_message

from .senders import BROWSER, by_a_person, hidden_field, signals

pytestmark = pytest.mark.django_db

PASSWORD = "a long sentence of 2026"
# Held, but not refused: a program drives the browser.
DOUBTFUL = {"apbct_headless": True, "ct_mouse_moved": False, "ct_has_key_up": False, "ct_has_input_focused": False}


def sign_up(rf, **fields):
    named = {"username": "ana", "password1": PASSWORD, "password2": PASSWORD}
    request = rf.post("/sign-up/", by_a_person(**named, **fields), headers=BROWSER)
    return ProtectedSignUp(request.POST, request=request)


def log_in(rf, fields, password=PASSWORD):
    request = rf.post("/log-in/", {**fields, "username": "ana", "password": password}, headers=BROWSER)
    return ProtectedLogIn(request, request.POST)


def test_account_of_a_person_is_active_immediately(rf):
    form = sign_up(rf)
    assert form.is_valid() and form.judge()

    assert form.save().is_active
    assert get_user_model().objects.get(username="ana").is_active


def test_uncommitted_account_is_not_stored(rf):
    form = sign_up(rf)
    assert form.is_valid() and form.judge()

    assert form.save(commit=False).username == "ana"
    assert not get_user_model().objects.filter(username="ana").exists()


def test_held_account_is_inactive_until_it_is_allowed(rf):
    form = sign_up(rf, **hidden_field(signals(**DOUBTFUL)))
    assert form.is_valid() and form.judge() and form.is_held
    assert not form.save().is_active

    entry = only_message()
    assert PASSWORD not in str(entry.subject.fields)
    decide([entry], "allow", None)

    assert get_user_model().objects.get(username="ana").is_active


def test_doubtful_account_is_confirmed_with_the_password_entered_again(rf):
    doubtful = hidden_field(signals(**DOUBTFUL)) | {"intarsia_confirmation": "possible"}
    form = sign_up(rf, **doubtful)
    assert form.is_valid() and not form.judge()

    assert form.errors["password1"] == ["Enter your password again and send the form."]
    assert PASSWORD not in form.as_p() and not get_user_model().objects.exists()


def test_bot_gets_an_error_and_no_account(rf):
    robot = hidden_field(signals(ct_checkjs="wrong", ct_ps_timestamp=1, **DOUBTFUL))
    form = sign_up(rf, **robot, apbct__email_id__contact="x")
    assert form.is_valid() and not form.judge()

    assert [one.code for one in form.errors.as_data()["__all__"]] == ["refused"]
    with pytest.raises(ValueError, match="refused"):
        form.save()


def errors_of(form):
    return [one.code for one in form.errors.as_data().get("__all__", [])]


def test_person_logs_in_and_a_wrong_password_shows_an_error(rf):
    get_user_model().objects.create_user("ana", password=PASSWORD)
    form, wrong = log_in(rf, by_a_person()), log_in(rf, by_a_person(), "wrong")
    assert form.is_valid() and wrong.is_valid()

    assert form.authenticate() and form.get_user().username == "ana"
    assert not wrong.authenticate() and errors_of(wrong) == ["invalid_login"]


@pytest.mark.parametrize("password", [PASSWORD, "wrong"])
def test_bot_is_blocked_with_any_password(rf, password):
    get_user_model().objects.create_user("ana", password=PASSWORD)
    robot = hidden_field(signals(ct_checkjs="wrong", ct_ps_timestamp=1, **DOUBTFUL))
    for _ in range(15):
        form = log_in(rf, by_a_person(**robot, apbct__email_id__contact="x"), password)
        assert form.is_valid()
        form.authenticate()

    assert errors_of(form) == ["refused"]


def test_doubtful_login_asks_for_no_confirmation(rf):
    get_user_model().objects.create_user("ana", password=PASSWORD)
    doubtful = by_a_person(**hidden_field(signals(**DOUBTFUL))) | {"intarsia_confirmation": "possible"}
    form = log_in(rf, doubtful)

    assert form.is_valid() and form.authenticate()


def test_doubtful_login_is_allowed(rf):
    get_user_model().objects.create_user("ana", password=PASSWORD)
    form = log_in(rf, by_a_person(**hidden_field(signals(**DOUBTFUL))))

    assert form.is_valid() and form.authenticate() and form.is_held


def test_login_is_judged_once_however_often_it_is_validated(rf):
    get_user_model().objects.create_user("ana", password=PASSWORD)
    form = log_in(rf, by_a_person())
    form.full_clean()
    assert form.is_valid() and not ModerationRecord.objects.exists()

    form.authenticate()

    assert only_message().form == "log-in"


def test_incomplete_login_is_not_judged(rf):
    assert not log_in(rf, by_a_person(), "").is_valid()
    assert not ModerationRecord.objects.exists()


def test_view_judges_a_login_once_and_logs_in(client, settings):
    settings.ROOT_URLCONF = "intarsia.protection.tests.scratch.urls"
    settings.LOGIN_REDIRECT_URL = "/in/"
    get_user_model().objects.create_user("ana", password=PASSWORD)

    response = client.post("/log-in/", {**by_a_person(), "username": "ana", "password": PASSWORD}, headers=BROWSER)

    assert (response.status_code, response["Location"]) == (302, "/in/")
    assert "_auth_user_id" in client.session
    assert only_message().form == "log-in"


def test_another_view_cannot_log_in_without_a_check_of_the_password(rf):
    form = log_in(rf, by_a_person())
    assert form.is_valid()

    with pytest.raises(ImproperlyConfigured, match="ProtectedLogInView"):
        form.get_user()
