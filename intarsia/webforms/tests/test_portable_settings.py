"""An exported form does on another site what it did: e-mails, webhooks, confirmations, limits."""

import json
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from intarsia.pages.tests.builders import page

from ..delivery.webhooks import FormWebhook
from ..models import FormConfirmation, WebForm
from .builders import CONTACT, notification, web_form

pytestmark = pytest.mark.django_db

URGENT = {"field": "message", "operator": "contains", "value": "urgent"}

NESTED: list = []
for _level in range(500):
    NESTED = [NESTED]


def full_form() -> WebForm:
    form = web_form(title="Full", button="Ask", currency="EUR", max_entries=20, can_save=True, keep_days=30)
    form.notifications = [
        notification(
            name="Office",
            to="office@example.org, {E-mail:2}",
            bcc="archive@example.org",
            routes=[{"to": "night@example.org", "condition": URGENT}],
            condition=URGENT,
            subject="From {Name:1}",
            message="<p>{Message:3}</p>",
        ),
        notification(name="Old", is_active=False),
    ]
    form.webhooks = [FormWebhook(name="CRM", url="https://crm.example.org/in", condition=URGENT)]
    form.save()
    return WebForm.objects.get(pk=form.pk)


def exported(form: WebForm, tmp_path) -> dict:
    call_command("intarsia_export", "form", form.pk, output=tmp_path / "form.json")
    return json.loads((tmp_path / "form.json").read_text())


def imported(content: dict, into: WebForm, tmp_path, **options) -> tuple[WebForm, str]:
    """The published draft, and what the command says."""
    file, said = tmp_path / "edited.json", StringIO()
    file.write_text(json.dumps(content))
    call_command("intarsia_import", file, "form", into.pk, stdout=said, stderr=said, **options)
    if not options.get("dry_run"):
        WebForm.objects.get(pk=into.pk).latest_revision.publish()
    return WebForm.objects.get(pk=into.pk), said.getvalue()


def test_what_a_form_does_travels_with_it(tmp_path):
    source = full_form()
    # Its fields have other numbers here.
    into, said = imported(exported(source, tmp_path), web_form(*reversed(CONTACT), title="Here"), tmp_path)

    assert (into.title, into.button, into.currency, into.max_entries) == ("Here", "Ask", "EUR", 20)
    assert (into.can_save, into.keep_days) == (True, 30)
    office, old = into.notifications.all()
    assert (office.to, office.bcc) == ("office@example.org, {E-mail:2}", "archive@example.org")
    assert office.subject == "From {Name:3}" and ">{Message:1}</p>" in office.message
    assert (office.condition, office.routes) == (URGENT, source.notifications.first().routes)
    assert not old.is_active
    assert "With 2 notifications, 1 webhooks, 0 confirmations" in said


def test_the_secret_of_a_webhook_stays_on_its_site(tmp_path):
    source = full_form()
    content = exported(source, tmp_path)
    secret = source.webhooks.get()
    assert str(secret.key) not in json.dumps(content) and secret.secret not in json.dumps(content)

    into, said = imported(content, web_form(title="Here"), tmp_path)
    first = into.webhooks.get()
    assert (first.name, first.url) == (secret.name, secret.url) and first.secret != secret.secret
    assert "Webhooks have secrets of this site" in said
    # Receivers know it by now.
    again, _said = imported(content, into, tmp_path)
    assert again.webhooks.get().secret == first.secret


@pytest.mark.parametrize("is_missing", [False, True])
def test_pages_of_confirmations_are_found_again(tmp_path, is_missing):
    form, thanks = web_form(), page()
    thanks_id = thanks.pk
    link = f'<p><a linktype="page" id="{thanks.pk}">More</a></p>'
    form.confirmations = [
        FormConfirmation(name="Page", type="page", page=thanks),
        FormConfirmation(name="Message", message=link),
    ]
    form.save()
    content = exported(WebForm.objects.get(pk=form.pk), tmp_path)
    assert content["references"]["page"][str(thanks.pk)]["title"] == thanks.title
    if is_missing:
        thanks.delete()
        with pytest.raises(CommandError, match="does not have what is listed"):
            imported(content, web_form(title="Here"), tmp_path)

    into, _said = imported(content, web_form(title="Here"), tmp_path, skip_missing=True)
    shown, message = into.confirmations.all()
    assert shown.page_id == (None if is_missing else thanks_id)
    assert (f'id="{thanks_id}"' in message.message) != is_missing and "More" in message.message


def test_texts_are_sanitized_as_if_staff_had_typed_them(tmp_path):
    content = exported(full_form(), tmp_path)
    content["settings"]["confirmations"] = [
        {"name": "Bad", "message": "<p>Hi<script>alert(1)</script><img src=x onerror=x></p>"}
    ]
    into, _said = imported(content, web_form(title="Here"), tmp_path)

    assert "Hi" in (message := into.confirmations.get().message)
    assert "<script" not in message and "<img" not in message


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"notifications": [{"name": "Bad", "to": "no address"}]}, "notifications “Bad”"),
        (
            {"webhooks": [{"name": "Bad", "url": "http://example.org/"}]},
            "webhooks “Bad”: Enter a URL that begins with https",
        ),
        ({"opens": "2027-02-01T00:00:00Z", "closes": "2027-01-01T00:00:00Z"}, "closes before it opens"),
        ({"notifications": [7]}, "cannot be read"),
        ({"notifications": {"a": 1}}, "cannot be read"),
        ({"confirmations": [{}]}, "cannot be read"),
        ({"confirmations": [{"name": "Bad", "type": "video"}]}, "cannot be read"),
        ({"allowed_sites": None}, "cannot be read"),
        ({"max_entries": "many"}, "max|read"),
        ({"max_entries": float("inf")}, "settings.max_entries"),
        ({"button": "\ud83d"}, "settings.button"),
        ({"description": NESTED}, "nested too deep"),
        ({"button_condition": {"field": 7}}, "condition cannot be used"),
    ],
)
def test_settings_that_staff_could_not_save_are_refused(tmp_path, changes, reason):
    content = exported(web_form(), tmp_path)
    content["settings"] |= changes
    into = web_form(title="Here")

    with pytest.raises(CommandError, match=reason):
        imported(content, into, tmp_path)
    assert WebForm.objects.get(pk=into.pk).latest_revision is None


@pytest.mark.parametrize("case", ["only_document", "older file", "dry_run"])
def test_settings_stay_as_they_are(tmp_path, case):
    content = exported(full_form(), tmp_path)
    into = web_form(title="Here", button="Stay")
    into.notifications = [notification(name="Mine")]
    into.save()
    if case == "older file":
        del content["settings"]
    options = {} if case == "older file" else {case: True}
    into, said = imported(content, WebForm.objects.get(pk=into.pk), tmp_path, **options)

    assert (into.button, [one.name for one in into.notifications.all()]) == ("Stay", ["Mine"])
    assert ("With 2 notifications" in said) == (case == "dry_run")
