"""What weighed most in the messages that staff decided: words according to the model, and reasons of the verdicts."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from intarsia.moderation.labels import reason_label

from ...checks.words.lessons import SPAM, lessons_of
from ...verdict.classifier.site_model import SiteModel
from ..judged_messages.telling_words import LEAST_WEIGHT, weight_of_word, words_in

# The newest ones, so that the page opens quickly.
MOST_MESSAGES = 200
MOST_WORDS, MOST_REASONS = 10, 8
# A word of one message says more about its sender than about spam.
LEAST_MESSAGES = 2


@dataclass
class Weighed:
    """A word or reason. `share` of the highest weight in its list, in percent."""

    label: str
    spam: int
    allowed: int
    weight: float
    share: int = 0


@dataclass
class WhatWeighed:
    of_spam: list[Weighed] = field(default_factory=list)
    of_a_person: list[Weighed] = field(default_factory=list)
    reasons: list[Weighed] = field(default_factory=list)
    messages: int = 0


@dataclass
class _Counted:
    spam: Counter[str] = field(default_factory=Counter)
    allowed: Counter[str] = field(default_factory=Counter)

    def add(self, names: Iterable[str], *, is_spam: bool) -> None:
        (self.spam if is_spam else self.allowed).update(names)

    def weighed(self, name: str, label: str, weight: float) -> Weighed:
        return Weighed(label, self.spam[name], self.allowed[name], weight)


def what_weighed(site_id: int, model: SiteModel) -> WhatWeighed:
    words, reasons, weights = _Counted(), _Counted(), defaultdict[str, float](float)
    decided = lessons_of(site_id)[:MOST_MESSAGES].prefetch_related("subject")
    for record in decided:
        is_spam = record.training_weight == SPAM
        words.add(words_in(record.content.name, record.content.text), is_spam=is_spam)
        reasons.add((one["reason"] for one in record.reasons), is_spam=is_spam)
        for one in record.reasons:
            weights[one["reason"]] += one["weight"]
    found = _words(words, model)
    return WhatWeighed(
        _most([one for one in found if one.weight > 0], MOST_WORDS),
        _most([one for one in found if one.weight < 0], MOST_WORDS),
        _most(_reasons(reasons, weights), MOST_REASONS),
        len(decided),
    )


def _words(counted: _Counted, model: SiteModel) -> list[Weighed]:
    common = (word for word, number in (counted.spam + counted.allowed).items() if number >= LEAST_MESSAGES)
    weights = {word: weight_of_word(word, model) for word in common}
    return [counted.weighed(word, word, weight) for word, weight in weights.items() if abs(weight) >= LEAST_WEIGHT]


def _reasons(counted: _Counted, weights: Mapping[str, float]) -> list[Weighed]:
    return [counted.weighed(name, reason_label(name), weight) for name, weight in weights.items()]


def _most(found: list[Weighed], number: int) -> list[Weighed]:
    chosen = sorted(found, key=lambda one: (-abs(one.weight), one.label))[:number]
    for one in chosen:
        one.share = round(100 * abs(one.weight / chosen[0].weight)) if chosen[0].weight else 0
    return chosen
