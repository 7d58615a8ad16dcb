"""PROT-SRV: protected forms and views."""

import json

import pytest
from django import forms
from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import ImproperlyConfigured
from django.http import HttpResponse
from django.template import Context, Template
from django.utils.translation import override

from intarsia.moderation.api import ModerationRecord, decide
from intarsia.protection.forms.api import ProtectedForm, delivers, protected
from intarsia.protection.forms.delivery import deliveries
from intarsia.protection.models import JudgedSubmission, ProtectionSettings

from .messages import only_message
from .senders import ADVERTISING, BROWSER, QUESTION, by_a_person, by_a_robot, hidden_field, signals, without_javascript

pytestmark = pytest.mark.django_db


class Contact(ProtectedForm, forms.Form):
    protected_as = "enquiry"
    name = forms.CharField()
    email = forms.EmailField()
    message = forms.CharField(widget=forms.Textarea)


@pytest.fixture
def delivered(monkeypatch):
    """The delivered messages, in order."""
    received: list[dict] = []
    monkeypatch.setitem(deliveries._deliveries, "enquiry", lambda fields: received.append(dict(fields)))
    return received


@pytest.fixture
def request_with(rf):
    def make(fields, **headers):
        request = rf.post("/contact/", fields, headers=BROWSER | headers)
        request.user = AnonymousUser()
        return request

    return make


@pytest.fixture
def rules():
    def change(**values):
        from wagtail.models import Site

        rules = ProtectionSettings.for_site(Site.objects.get(is_default_site=True))
        for name, value in values.items():
            setattr(rules, name, value)
        rules.save()

    return change


def sent(request) -> Contact:
    form = Contact(request.POST, request=request)
    if form.is_valid():
        form.send()
    return form


def allow(record: ModerationRecord) -> bool:
    return bool(decide([record], "allow", None).done)


def test_PROT_SRV_01_message_of_a_person_is_delivered_and_logged(request_with, delivered):
    """PROT-SRV-01"""
    sent(request_with(by_a_person()))

    assert delivered == [{"name": "Ana", "email": "ana@example.org", "message": QUESTION}]
    assert (only_message().outcome, only_message().form, only_message().content.email) == (
        "allow",
        "enquiry",
        "ana@example.org",
    )
    assert {one["reason"] for one in only_message().reasons} >= {
        "script_ran",
        "took_time",
        "somebody_there",
        "key_pressed",
    }
    assert only_message().subject.fields == {}


def test_PROT_SRV_02_message_without_javascript_is_allowed(request_with, delivered):
    """PROT-SRV-02"""
    assert sent(request_with(without_javascript())).is_valid()
    assert len(delivered) == 1


@pytest.mark.parametrize(("choice", "outcome"), [("weigh", "allow"), ("hold", "hold"), ("block", "block")])
def test_PROT_SRV_02_site_chooses_the_outcome_without_javascript(request_with, delivered, rules, choice, outcome):
    """PROT-SRV-02"""
    rules(without_script=choice)

    sent(request_with(without_javascript()))

    assert only_message().outcome == outcome
    assert len(delivered) == (outcome == "allow")


def test_PROT_SRV_03_too_fast_message_is_blocked_and_can_be_sent_again(request_with, delivered, rules):
    """PROT-SRV-03"""
    rules(fastest_seconds=90)

    form = sent(request_with(by_a_person()))

    assert form.non_field_errors()
    assert form["message"].value() == QUESTION
    assert delivered == []
    rules(fastest_seconds=30)
    assert sent(request_with(by_a_person())).is_valid() and len(delivered) == 1


def test_PROT_SRV_01_message_of_a_bot_is_blocked_and_stored_completely(request_with, delivered):
    """PROT-SRV-01"""
    form = sent(request_with(by_a_robot()))

    assert "contact us another way" in str(form.non_field_errors())
    assert delivered == []
    assert only_message().outcome == "block"
    assert only_message().subject.fields["message"] == ADVERTISING


def test_error_is_in_the_language_of_the_page(request_with, delivered):
    form = sent(request_with(by_a_robot()))

    with override("de"):
        assert "automatisch erzeugt" in str(form.non_field_errors())


def test_a_site_without_the_urls_of_protection_shows_its_forms_without_scripts(settings):
    settings.ROOT_URLCONF = "intarsia.wire.tests.no_urls"
    html = Template('{% load protection %}{% protection_head %}{% protection_fields "contact" %}').render(Context())

    assert "<script" not in html and 'name="ct_checkjs"' in html


def test_head_loads_the_texts_in_the_language_of_the_page(settings):
    from wagtail.models import Locale, Page

    page = Page(title="Kontakt", locale=Locale.objects.create(language_code="de"))
    head = Template("{% load protection %}{% protection_head %}")

    assert "site.js?lang=de" in head.render(Context({"page": page}))
    settings.WAGTAIL_I18N_ENABLED = False
    assert "site.js?lang=en" in head.render(Context({"page": page}))


def test_held_message_shows_thanks_and_is_delivered_once(request_with, delivered):
    form = sent(request_with(by_a_person(message=ADVERTISING)))

    assert (form.is_valid(), form.is_held, delivered) == (True, True, [])
    assert [allow(only_message()), allow(only_message())] == [True, False]
    assert delivered == [{"name": "Ana", "email": "ana@example.org", "message": ADVERTISING}]


def test_allowed_message_is_not_delivered_again(request_with, delivered):
    sent(request_with(by_a_person()))

    assert not allow(only_message())
    assert len(delivered) == 1


def test_form_that_is_validated_five_times_is_judged_once(request_with, delivered):
    request = request_with(by_a_person())
    for _page in range(5):
        form = Contact(request.POST, request=request)
        assert form.is_valid()
    assert not ModerationRecord.objects.exists()

    assert [form.send(), form.judge(), form.is_valid()] == [True] * 3
    assert ModerationRecord.objects.count() == len(delivered) == 1


def test_refused_form_stays_refused_without_another_verdict(request_with, delivered):
    form = sent(request_with(by_a_robot()))

    assert (form.send(), form.judge(), form.is_valid()) == (False, False, False)
    assert ModerationRecord.objects.count() == 1 and not delivered


def test_submission_takes_a_fixed_number_of_queries(request_with, delivered, django_assert_max_num_queries):
    sent(request_with(by_a_person()))
    request = request_with(by_a_person(message="May I bring my own apron to the course in May?"))

    # Settings, lists, training and reputation are read; the message and its record are written in one transaction.
    with django_assert_max_num_queries(11):
        sent(request)


def test_invalid_message_is_judged_after_it_was_corrected(request_with, delivered):
    form = sent(request_with(by_a_person(email="nobody")))

    assert form.errors.keys() == {"email"}
    assert not JudgedSubmission.objects.exists()


def test_PROT_SRV_13_messages_of_staff_are_always_allowed(request_with, delivered, admin_user):
    """PROT-SRV-13"""
    request = request_with(by_a_robot())
    request.user = admin_user

    sent(request)

    assert only_message().outcome == "allow" and only_message().score > 0.9
    assert len(delivered) == 1


def test_message_is_allowed_if_the_database_is_unavailable(request_with, delivered, monkeypatch, caplog):
    from django.db import OperationalError

    def broken(*_args, **_fields):
        raise OperationalError("disk full")

    monkeypatch.setattr(JudgedSubmission.objects, "create", broken)

    sent(request_with(by_a_person(message=ADVERTISING)))

    assert len(delivered) == 1
    assert "The database is unavailable" in caplog.text


def test_form_without_a_name_or_delivery_raises_an_error(request_with, delivered):
    class Nameless(ProtectedForm, forms.Form):
        pass

    with pytest.raises(ImproperlyConfigured, match="Set protected_as"):
        Nameless(request=request_with({}))
    with pytest.raises(ValueError, match="has two deliveries"):
        delivers("enquiry")(print)
    with pytest.raises(LookupError, match="@delivers"):
        deliveries.delivery_of("nothing")
    with pytest.raises(ValueError, match="is_valid"):
        Contact(request=request_with({})).send()


@protected("callback", text=["message"], email="email", name="name")
def call_back(request):
    return HttpResponse("thanks")


def test_characters_that_databases_reject_are_replaced(request_with):
    call_back(request_with({**by_a_robot(), "name": "A\0na", "message": f"{ADVERTISING} a\0b", "x": "\0"}))
    call_back(request_with({**by_a_robot(), **hidden_field(signals(ct_checkjs="a\0b"))}))

    assert JudgedSubmission.objects.count() == 2
    assert all("\0" not in str(one.fields) + one.text for one in JudgedSubmission.objects.all())
    assert all("\0" not in str(one.evidence) for one in ModerationRecord.objects.all())


@pytest.mark.parametrize(
    "signals",
    [
        {"ct_pointer_data": [float("nan")]},
        {"ct_screen_info": {"fullWidth": float("inf")}},
        {"ct_bot_detector_frontend_data_log": ["\ud800", "\0"]},
    ],
)
def test_malformed_signals_do_not_allow_a_message(request_with, delivered, signals):
    form = sent(request_with({**by_a_robot(), **hidden_field(signals)}))

    assert (form.is_valid(), delivered, only_message().outcome) == (False, [], "block")
    assert only_message().subject.fields["message"] == ADVERTISING


def test_message_that_cannot_be_stored_completely_is_blocked(request_with, delivered, monkeypatch):
    from django.db import DataError

    create = JudgedSubmission.objects.create

    def refuses_fields(**fields):
        if fields["fields"]:
            raise DataError("no such text")
        return create(**fields)

    monkeypatch.setattr(JudgedSubmission.objects, "create", refuses_fields)

    form = sent(request_with(by_a_person(message=ADVERTISING)))

    assert (form.is_valid(), delivered, only_message().outcome) == (False, [], "block")


def test_text_that_looks_like_a_null_character_is_kept(request_with, delivered):
    message = ADVERTISING + r" \u0000 in C:\\u0000"
    sent(request_with(by_a_person(message=message)))
    allow(only_message())

    assert [fields["message"] for fields in delivered] == [message]


@pytest.fixture
def mail_server_is_unavailable(monkeypatch):
    def unavailable(_fields):
        raise ConnectionRefusedError("no mail server")

    monkeypatch.setitem(deliveries._deliveries, "enquiry", unavailable)


def test_undeliverable_message_is_held_completely(request_with, mail_server_is_unavailable, caplog):
    request = request_with(by_a_person())
    form = Contact(request.POST, request=request)

    assert (form.is_valid(), form.send(), form.is_held) == (True, True, True)
    assert (only_message().outcome, only_message().reasons[0]["reason"]) == ("hold", "could_not_be_delivered")
    assert only_message().subject.fields == {"name": "Ana", "email": "ana@example.org", "message": QUESTION}
    assert "could not be delivered" in caplog.text


def test_message_that_is_neither_delivered_nor_stored_stays_in_the_form(
    request_with, mail_server_is_unavailable, monkeypatch
):
    from django.db import OperationalError

    def broken(*_args, **_fields):
        raise OperationalError("disk full")

    monkeypatch.setattr(JudgedSubmission.objects, "create", broken)
    request = request_with(by_a_person())
    form = Contact(request.POST, request=request)

    assert (form.is_valid(), form.send()) == (True, False)
    assert "could not be sent. Your text" in str(form.non_field_errors())
    assert form["message"].value() == QUESTION


def test_line_breaks_are_kept_in_text_areas_only(request_with, delivered):
    sent(request_with(by_a_person(name="Ana\r\nBcc: all@example.org", message=f"{QUESTION}\n\nAna")))

    assert delivered[0]["name"] == "Ana Bcc: all@example.org"
    assert delivered[0]["message"] == f"{QUESTION}\n\nAna"


class Booking(Contact):
    """Fields of every kind that Django has."""

    site = forms.ModelChoiceField(None)
    sites = forms.ModelMultipleChoiceField(None)
    day = forms.DateField()
    price = forms.DecimalField()
    kind = forms.TypedChoiceField(choices=ProtectionSettings.Transport, coerce=ProtectionSettings.Transport)

    def __init__(self, *args, **kwargs):
        from wagtail.models import Site

        super().__init__(*args, **kwargs)
        self.fields["site"].queryset = self.fields["sites"].queryset = Site.objects.all()


@pytest.mark.parametrize("message", [QUESTION, ADVERTISING])
def test_delivery_gets_the_same_fields_immediately_and_later(request_with, delivered, message):
    from wagtail.models import Site

    pk = Site.objects.get().pk
    more = {"site": pk, "sites": [pk], "day": "2026-05-01", "price": "12.50", "kind": "rest"}
    request = request_with(by_a_person(message=message, **more))
    form = Booking(request.POST, request=request)
    assert form.is_valid(), form.errors
    form.send()
    allow(only_message())

    assert delivered == [{"name": "Ana", "email": "ana@example.org", "message": message} | more]


@pytest.mark.parametrize("has_site", [True, False])
def test_messages_without_a_default_site_use_the_defaults(request_with, delivered, has_site):
    from wagtail.models import Site

    Site.objects.update(is_default_site=False, hostname="elsewhere.example")
    if not has_site:
        Site.objects.all().delete()
    Site.clear_site_root_paths_cache()

    assert sent(request_with(by_a_person())).is_valid()
    assert not sent(request_with(by_a_robot())).is_valid()
    assert len(delivered) == 1
    assert JudgedSubmission.objects.count() == (2 if has_site else 0)


def test_protected_view_gets_only_allowed_messages(request_with):
    assert call_back(request_with(by_a_person())).content == b"thanks"


def test_message_is_held_completely_if_a_protected_view_fails(request_with):
    @protected("callback", text=["message"], email="email", name="name")
    def broken(request):
        raise ConnectionRefusedError("no mail server")

    with pytest.raises(ConnectionRefusedError):
        broken(request_with(by_a_person()))

    assert (only_message().outcome, only_message().subject.fields["message"]) == ("hold", [QUESTION])


def test_PROT_BLK_02_PROT_SRV_15_script_gets_the_block_without_reasons(request_with):
    """PROT-BLK-02, PROT-SRV-15"""
    for headers in ({"x-requested-with": "XMLHttpRequest"}, {"accept": "application/json"}):
        answer = call_back(request_with(by_a_robot(), **headers))
        data = json.loads(answer.content)

        assert answer.status_code == 200
        assert data.keys() == {"apbct"}
        assert data["apbct"].keys() == {"blocked", "comment", "stop_script"}
        assert data["apbct"]["blocked"] is True


def test_blocked_page_shows_the_escaped_text(request_with):
    answer = call_back(request_with(by_a_robot(message=f"{ADVERTISING}<script>alert(1)</script>")))
    html = answer.content.decode()

    assert answer.status_code == 403
    assert "Free money" in html and "&lt;script&gt;" in html and "<script" not in html
    assert "ct_checkjs" not in html


def test_blocked_page_shows_and_stores_no_password(request_with):
    secrets = {"password": "k7#Qz!pW", "newPassword2": "k7#Qz!pW"}
    html = call_back(request_with({**by_a_robot(), **secrets})).content.decode()

    assert "Free money" in html and "k7#Qz!pW" not in html
    assert not secrets.keys() & only_message().subject.fields.keys()


def test_held_message_of_a_view_has_no_protection_fields(request_with):
    answer = call_back(request_with({**by_a_person(message=ADVERTISING), "color": "red"}))

    assert "We have received your message" in answer.content.decode()
    assert only_message().subject.fields == {
        "name": ["Ana"],
        "email": ["ana@example.org"],
        "message": [ADVERTISING],
        "color": ["red"],
    }


def test_PROT_SIG_18_form_fields_are_the_same_for_all_visitors():
    """PROT-SIG-18"""
    html = Template('{% load protection %}{% protection_head %}{% protection_fields "contact" %}').render(Context())

    assert html == Template('{% load protection %}{% protection_head %}{% protection_fields "contact" %}').render(
        Context()
    )
    assert '<input type="hidden" name="ct_checkjs" value="">' in html
    assert 'name="apbct__email_id__contact"' in html
    assert "<noscript>" in html and "style=" not in html


class Petition(Contact):
    may_repeat = True
    password = forms.CharField(widget=forms.PasswordInput)


def test_a_text_that_many_people_send_is_not_compared_with_those_of_others(request_with):
    form = Petition(by_a_person(password="k7#Qz!pW"), request=request_with({}))
    assert form.is_valid()

    assert form.judged_message().compared_text == "" and form.judged_message().text == QUESTION


def test_passwords_are_not_judged(request_with):
    form = Petition(by_a_person(password="http://k7.example"), request=request_with({}))
    assert form.is_valid()

    assert "k7.example" not in form.judged_message().text
