"""Honest texts of several kinds, all invented by combining phrases, and how many the shipped model alone holds."""

import random
from collections.abc import Callable, Mapping, Sequence

from intarsia.protection.checks.words.check import text_log_odds
from intarsia.protection.verdict.certainty import weight_of_words

TEXT_COUNT = 150
# About 3,000 words.
SENTENCES_OF_A_LETTER = 190

PEOPLE = ["Ana", "Jonas", "Maud", "Tariq", "Ines", "Pavel", "Yuki", "Rosa", "Henrik", "Leila"]
THINGS = ("oak table", "walnut shelf", "garden gate", "pine bench", "kitchen stool", "bookcase", "workbench", "door")
TOWNS = ["Bergen", "Graz", "Leeds", "Lyon", "Ghent", "Porto", "Turin", "Aarhus", "Bath", "Cork"]
MONTHS = ["January", "March", "April", "May", "June", "September", "October", "November"]
CHAT = (
    "ok see you at {hour}",
    "haha yes the {thing} looks great",
    "sorry, running late, start without me {name}",
    "did you get my photo of the {thing}?",
    "call me when you are in {town}, 0{phone}",
    "happy birthday {name}!!! have a lovely day",
    "we need milk and bread, can you go? I pay you back the {price} euros",
    "not today, maybe {month}",
    "that was free? wow",
    "check your mail, I sent you the ticket",
)
COMMENTS = (
    "Thank you {name}, this helped me to repair our {thing}. I was about to buy a new one.",
    "I disagree about the glue: on {thing}s like this it failed after one winter in {town}.",
    "Great article! Is there a part two? We built ours in {month} and the children love it.",
    "Where did you find the wood? Here in {town} a board costs {price} euros.",
    "We have the same {thing} since my grandmother's wedding. Here is a photo: https://photos.example.org/{phone}",
    "First time I understood why {thing}s bend. Please write more about drying.",
    "Amazing work, {name}. How many hours did it take, and would you do it again?",
)
ENQUIRIES = (
    "Dear {name}, we are a supplier of hardwood in {town} and deliver to workshops like yours. Oak boards cost {price} "
    "EUR per square meter, walnut {price2} EUR, delivery included from 20 square meters. Our price list is at "
    "https://wood.example.com/prices. May I send you samples for your next {thing}? Kind regards, {name2}",
    "Hello, we would like an offer for a {thing}, 180 x 90 cm, for our office in {town}. Our budget is {price2} euros. "
    "A sketch is at https://office.example.org/plan/{phone}. Could you deliver in {month}? Best regards, {name2}",
    "Good morning, could you tell me the price of the two-day course in {month} for {hour} people from our company? We "
    "need an invoice over {price2} euros at most. Please call me on 0{phone}. {name2}, {town} Council",
    "Hello {name}, I sell machines for workshops and saw your {thing} at the fair in {town}. The used planer you asked "
    "about is still available for {price2} euros. Pictures: https://machines.example.net/{phone}. Regards, {name2}",
)
NEWS = (
    "The workshop in {town} opens again in {month}. Courses cost {price} euros, members pay half.",
    "{name} shows how to restore a {thing} step by step. Read the story: https://club.example.org/news/{phone}",
    "Our summer sale of tools begins on {hour} {month}: planes from {price} euros while stocks last.",
    "Save the date: general meeting in {town}, {hour} o'clock. Register at https://club.example.org/meeting",
    "Thank you to {name} and {name2}, who gave {price2} euros for the new {thing} in the hall.",
    "You receive this newsletter as a member. To unsubscribe, click https://club.example.org/unsubscribe/{phone}",
)
LETTER = (
    "When we moved to {town} in {month}, the house had no {thing} and we had little money.",
    "My father, who was called {name}, believed that work should be done slowly or not at all.",
    "I have asked {name2} about it many times, and the answer was always a smile.",
    "It cost {price} crowns at that time, which was more than we earned in a month.",
    "The {thing} has been repaired three times since then, and it is still in daily use.",
    "You wrote that you want to visit us; please come in {month}, when the garden is at its best.",
    "There is a train from {town} every hour, and the bus waits for it.",
    "Of course we argued about the bank, the insurance and the doctor, as all families do.",
    "In the evening we read to each other, and nobody looked at the clock.",
    "I do not know whether this is of interest to you, but it is the truth.",
)


def share_held(texts: Sequence[str]) -> float:
    """The share that the shipped model, without decisions of a site, holds because of the words alone."""
    weights = [text_log_odds("", text, None).weight for text in texts]
    return sum(weight_of_words(*one)[1] for one in zip(texts, weights, strict=True)) / len(texts)


def honest_texts() -> dict[str, list[str]]:
    """By kind; the same ones every time."""
    rng = random.Random(17)
    kinds: Mapping[str, Callable[[], str]] = {
        "chat": lambda: _phrase(CHAT, rng),
        "comments": lambda: " ".join(_phrase(COMMENTS, rng) for _ in range(rng.randint(1, 2))),
        "business enquiries": lambda: _phrase(ENQUIRIES, rng),
        "newsletters": lambda: "\n\n".join(_phrase(NEWS, rng) for _ in range(rng.randint(6, 12))),
        "3,000-word letters": lambda: " ".join(_phrase(LETTER, rng) for _ in range(SENTENCES_OF_A_LETTER)),
    }
    return {kind: [make() for _ in range(TEXT_COUNT)] for kind, make in kinds.items()}


def _phrase(phrases: tuple[str, ...], rng: random.Random) -> str:
    name, other = rng.sample(PEOPLE, 2)
    return rng.choice(phrases).format(
        name=name,
        name2=other,
        thing=rng.choice(THINGS),
        town=rng.choice(TOWNS),
        month=rng.choice(MONTHS),
        hour=rng.randint(2, 12),
        price=rng.randint(8, 90),
        price2=rng.randint(120, 2400),
        phone=rng.randint(10**7, 10**8),
    )
