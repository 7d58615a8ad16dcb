"""Sends the demo's contact form, and reads the resulting log entry."""

import json
from typing import Any

from playwright.sync_api import Page

from e2e import site as sites

QUESTION = "Hello, I would like to come to the course in May with my daughter. Do we need to bring our own knives?"
ADVERTISING = "FREE MONEY!!! Earn $5000 a day http://a.example.top http://b.example.ru http://c.example.tk now"
THANKS = "Your message is on the bench"
REFUSED = "message looks automated"


def write(page: Page, message: str, name: str = "Ana Prokop") -> None:
    """At the speed of a fast typist, in more than the two seconds that a person needs."""
    page.get_by_label("Your name").click()
    page.keyboard.type(name, delay=20)
    page.get_by_label("E-mail address").fill("ana@example.org")
    page.get_by_label("What is it about?").select_option("A course")
    page.get_by_label("Your message").click()
    page.keyboard.type(message, delay=20)


def paste_advertising(page: Page) -> None:
    for label, value in (("Your name", "Buy"), ("E-mail address", "buy@example.top"), ("Your message", ADVERTISING)):
        page.get_by_label(label).fill(value)


def mails(site: sites.Site) -> list[str]:
    return [file.read_text("utf-8") for file in sorted((site.folder / "mail").glob("*.log"))]


def judged(site: sites.Site) -> dict[str, Any]:
    """The latest entry of the message log."""
    code = (
        "import json; from intarsia.moderation.api import ModerationRecord as R; one = R.objects.first();"
        "print(json.dumps({'outcome': one.outcome, 'score': one.score, 'signals': one.evidence,"
        "'fields': getattr(one.subject, 'fields', {}),"
        "'reasons': [reason['reason'] for reason in one.reasons]}))"
    )
    entry: dict[str, Any] = json.loads(site.run(code).splitlines()[-1])
    return entry
