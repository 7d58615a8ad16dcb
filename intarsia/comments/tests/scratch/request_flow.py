"""A person and a visitor without JavaScript below a page of Wagtail's. Prints what became of their comments."""

import json

import django

django.setup()

from django.core.management import call_command  # noqa: E402
from django.test import Client  # noqa: E402
from wagtail.models import Page, Site  # noqa: E402

from intarsia.comments.display.comments_html import sign_page  # noqa: E402
from intarsia.comments.models import Comment, CommentSettings  # noqa: E402
from intarsia.protection.tests.senders import BROWSER, by_a_person, without_javascript  # noqa: E402
from intarsia.protection.tests.work import solved  # noqa: E402

call_command("migrate", verbosity=0)
page = Page.objects.get(depth=2)
Site.objects.update(hostname="testserver", root_page=page)
rules = CommentSettings.for_site(Site.objects.get())
rules.approval = "none"
rules.save()
empty = Client().get("/").content.decode()
report = {"findings": "[]", "user_agent": BROWSER["user-agent"]}
token = Client().post("/api/antispam/v1/bot_detector", report, headers=BROWSER, REMOTE_ADDR="192.0.2.0").json()
work = Client().post("/api/antispam/v1/proof", headers=BROWSER, REMOTE_ADDR="192.0.2.0").json()
proved = {"ct_bot_detector_event_token": token["event_token"], "intarsia_proof": solved(work)}
forms = [by_a_person() | proved, without_javascript(name="Lene", email="lene@example.org")]
for number, fields in enumerate(forms):
    words = fields.pop("message") + (" I have none." if number else " Write to wim@example.org.")
    fields |= {"comment": words, "mark": sign_page(page.pk)}
    ip = f"192.0.2.{number}"
    Client().post(f"/comments/{page.pk}/", fields, headers=BROWSER, REMOTE_ADDR=ip, follow=True)
result = {
    "has_a_form": 'name="ct_checkjs"' in empty and "/protection/site.js" in empty and "No comments yet." in empty,
    "states": [one.state for one in Comment.objects.order_by("pk")],
    "is_real_person": [one.is_real_person for one in Comment.objects.order_by("pk")],
    "html": Client().get("/").content.decode(),
}
print(json.dumps(result))
