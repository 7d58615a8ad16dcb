"""The checklist of the form editor gets the conditions of what happens after a submission."""

import pytest

from intarsia.pages.tests.builders import Editor, administrator
from intarsia.webforms.confirmations.models import FormConfirmation
from intarsia.webforms.delivery.webhooks import FormWebhook

from .builders import notification, web_form

pytestmark = pytest.mark.django_db
PRESS, SCHOOL = ({"field": "topic", "operator": "is", "value": value} for value in ("press", "school"))


def checked(form) -> list[dict]:
    editor = Editor(form, administrator())
    editor.kind = "form"
    return editor.post("checks/", {"document": editor.load()}).json()["conditions"]


def test_FORM_COND_01_each_condition_of_the_newest_draft_has_the_name_of_what_it_decides_about():
    form = web_form()
    form.notifications.add(notification(condition=PRESS, routes=[{"to": "a@example.org", "condition": SCHOOL}]))
    form.confirmations.add(FormConfirmation(name="Thanks", message="Thank you", condition=SCHOOL))
    form.webhooks.add(FormWebhook(name="Records", url="https://example.org/", condition=PRESS))
    form.save_revision()

    assert [(found["title"], found["condition"]) for found in checked(form)] == [
        ("Confirmation · Thanks", SCHOOL),
        ("Notification · Office", PRESS),
        ("Notification · Office", SCHOOL),
        ("Webhook · Records", PRESS),
    ]
    assert {found["url"].split("#")[1] for found in checked(form)} == {"tab-after_sending"}


def test_what_is_not_active_or_always_happens_is_left_out():
    form = web_form()
    form.notifications.add(notification(), notification(condition=PRESS, is_active=False))
    form.save_revision()

    assert checked(form) == []
