"""Messages with verdicts for the screenshot of the list. All senders are invented."""

import json

from e2e.site import Site

HOLD, ALLOW, BLOCK = "hold", "allow", "block"
MESSAGES = (
    (
        HOLD,
        0.83,
        "Viktor Trent",
        "viktor@example.net",
        "Increase your ranking, first month free",
        ["reads_like_spam", "a_link"],
    ),
    (HOLD, 0.64, "Mara Lind", "mara@example.org", "Is the course in June still open?", ["no_script"]),
    (BLOCK, 0.99, "casino", "win@example.com", "Play now and win", ["honeypot_filled", "too_fast", "many_links"]),
    (
        ALLOW,
        0.03,
        "Ida Berg",
        "ida@example.org",
        "We would like to visit with ten pupils.",
        ["key_pressed", "took_time"],
    ),
    (ALLOW, 0.05, "Jon Hale", "jon@example.org", "Thank you for the veneer samples!", ["somebody_there", "script_ran"]),
)
CODE = """
import json
from datetime import timedelta
from django.utils import timezone
from wagtail.models import Site
from intarsia.moderation.api import Judgement, record
from intarsia.protection.models import JudgedSubmission
site = Site.objects.get(is_default_site=True)
for hours, (outcome, score, name, email, text, reasons) in enumerate(json.loads({messages!r})):
    message = JudgedSubmission.objects.create(name=name, email=email, text=text, fields={{"message": text}})
    received = timezone.now() - timedelta(hours=7 * hours)
    reasons = [{{"reason": reason, "weight": 1.5 if outcome != "allow" else -1.5}} for reason in reasons]
    record(message, Judgement(site, "contact", received, outcome, score, reasons))
"""


def add_messages(site: Site) -> None:
    site.manage("shell", "-v0", "-c", CODE.format(messages=json.dumps(MESSAGES)))
