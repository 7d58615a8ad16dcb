"""A person, a robot and a visitor without JavaScript at three forms of the scratch site. Prints what became of them."""

import json
import re
from typing import Any

import django

django.setup()

from django.contrib.auth import get_user_model  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.test import Client  # noqa: E402
from wagtail.contrib.forms.models import FormSubmission  # noqa: E402
from wagtail.models import Page, Site  # noqa: E402

from intarsia.moderation.api import ModerationRecord, decide  # noqa: E402
from intarsia.protection.models import JudgedSubmission  # noqa: E402
from intarsia.protection.tests.scratch.shop.models import Enquiry, Field  # noqa: E402
from intarsia.protection.tests.senders import (  # noqa: E402
    ADVERTISING,
    BROWSER,
    by_a_person,
    by_a_robot,
    without_javascript,
)

PASSWORD = "a long sentence of wood 7"
SENDERS = {
    "person": by_a_person,
    "robot": by_a_robot,
    "without_javascript": without_javascript,
    "doubtful": lambda **fields: by_a_person(**{"message": ADVERTISING, **fields}),
}


def prepare() -> None:
    call_command("migrate", verbosity=0)
    home = Page.objects.get(depth=2)
    page = home.add_child(instance=Enquiry(title="Enquiry", slug="enquiry"))
    for order, (name, kind) in enumerate((("name", "singleline"), ("email", "email"), ("message", "multiline"))):
        Field.objects.create(page=page, sort_order=order, label=name, clean_name=name, field_type=kind)
    Site.objects.update(hostname="testserver", root_page=home)


# The HTML that each sender gets from the form of a template that prints the errors of fields only.
answers: dict[str, str] = {}


def enquiries() -> dict[str, int]:
    found = {}
    for sender, fields in SENDERS.items():
        before = FormSubmission.objects.count()
        answer = Client().post("/enquiry/", fields(), headers=BROWSER, REMOTE_ADDR=f"192.0.2.{len(found)}")
        answers[sender] = answer.content.decode()
        found[sender] = FormSubmission.objects.count() - before
    decide(ModerationRecord.objects.filter(outcome="hold"), "allow", None)
    found["released"] = FormSubmission.objects.filter(form_data__message=ADVERTISING).count()
    return found


def form_test() -> dict[str, Any]:
    """A staff member chooses a page with a form, and tests it."""
    owner, trial = Client(headers=BROWSER), "/admin/protection_test/"
    owner.force_login(get_user_model().objects.create_superuser("owner"))
    before = FormSubmission.objects.count(), JudgedSubmission.objects.count()
    choices = re.findall(r'<option value="([^"]*)">([^<]*)', owner.get(trial).content.decode())
    opened = owner.post(f"{trial}test/", {"page": choices[0][0]}).headers["Location"]
    html = owner.post(opened, by_a_person()).content.decode()
    script = owner.post(opened, by_a_person(), headers={"accept": "application/json"}).json()
    rendered = owner.get(trial).content.decode()
    return {
        "choices": choices,
        "opened": opened,
        "has_notice": "This was a test: nothing was stored or sent." in html,
        "script_gets_notice": script["apbct"]["comment"].startswith("This was a test"),
        "is_rendered": 'id="result"' in rendered,
        "is_stored": (FormSubmission.objects.count(), JudgedSubmission.objects.count()) != before,
    }


def sign_ups() -> dict[str, str]:
    users, found = get_user_model(), {}
    for sender, fields in SENDERS.items():
        account = {"username": sender, "password1": PASSWORD, "password2": PASSWORD}
        Client().post("/sign-up/", {**fields(), **account}, headers=BROWSER, REMOTE_ADDR=f"198.51.100.{len(found)}")
        user = users.objects.filter(username=sender).first()
        found[sender] = "none" if user is None else "active" if user.is_active else "asleep"
    return found


def log_ins() -> dict[str, int]:
    found = {}
    for sender in ("person", "robot", "without_javascript"):
        fields = SENDERS[sender](username="person", password=PASSWORD)
        address = f"203.0.113.{len(found)}"
        found[sender] = Client().post("/log-in/", fields, headers=BROWSER, REMOTE_ADDR=address).status_code
    return found


prepare()
html = Client().get("/enquiry/").content.decode()
print(
    json.dumps(
        {
            "is_marked": 'name="ct_checkjs"' in html and "/protection/site.js" in html,
            "enquiries": enquiries(),
            "form_test": form_test(),
            "answers": answers,
            "sign_ups": sign_ups(),
            "log_ins": log_ins(),
            "kept": [record.subject.fields for record in ModerationRecord.objects.exclude(outcome="allow")],
        }
    )
)
