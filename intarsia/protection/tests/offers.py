"""A campaign: advertisements with other words, links and letters, each from a client with all signals of a person."""

import random
from collections.abc import Callable

from django.contrib.auth.models import AnonymousUser
from django.test import RequestFactory

from intarsia.moderation.models import ModerationRecord
from intarsia.protection.checks.event_token import tokens
from intarsia.protection.forms.api import Message, judge_request
from intarsia.protection.forms.storing import store_message

from .senders import BROWSER, by_a_person

OFFER = (
    "{hello}, I found your website {site} and {noticed} that it does not rank well for {good} keywords. We are "
    "a {good} agency and can {bring} you to the first page within {days} days, with {good} links and texts at a "
    "{good} price. Answer this message, and I send you a free report. More on https://{site}/{days} - {name}"
)
WORDS = {
    "hello": ("Hello", "Hi", "Dear owner", "Good morning"),
    "noticed": ("noticed", "saw", "realized", "found"),
    "good": ("important", "professional", "affordable", "relevant", "certified"),
    "bring": ("bring", "get", "push", "take"),
    "name": ("Anna", "John", "Mike", "Olga", "Peter"),
}
# In HTML and in a browser, the Cyrillic letters look the same.
LOOK_ALIKES = {"a": "а", "e": "е", "o": "о"}


def offers(number: int) -> list[str]:
    """With other words, links, numbers, and letters from another script."""
    rng = random.Random(1)
    return [_offer(rng) for _ in range(number)]


def _offer(rng: random.Random) -> str:
    chosen = {place: rng.choice(words) for place, words in WORDS.items()}
    site = f"shop{rng.randrange(10**6)}.example"
    text = OFFER.format(**chosen, site=site, days=rng.choice((30, 45, 60, 90)))
    return "".join(LOOK_ALIKES.get(letter, letter) if rng.random() < 0.1 else letter for letter in text)


def sender_of_texts(rf: RequestFactory) -> Callable[..., ModerationRecord]:
    """Sends a text with all signals of a person, from the client with this number, and returns the record."""

    def send(
        text: str, client: int = 1, *, form: str = "contact", host: str = "testserver", free_text: str | None = None
    ) -> ModerationRecord:
        ip, headers = f"198.{18 + client // 250}.{client % 250}.7", BROWSER | {"host": host}
        request = rf.post("/contact/", REMOTE_ADDR=ip, headers=headers)
        fields = by_a_person() | {"ct_bot_detector_event_token": tokens.issue(request, [])}
        request = rf.post("/contact/", fields, REMOTE_ADDR=ip, headers=headers)
        request.user = AnonymousUser()
        message = Message(text, email=f"a{client}@example.org", name="Ana", free_text=free_text)
        record = store_message(judge_request(request, form, message), {"message": text}).record
        assert record
        return record

    return send
