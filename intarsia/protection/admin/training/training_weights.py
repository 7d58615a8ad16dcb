"""What weighed most in the messages that staff decided: words according to the model, and reasons of the verdicts."""

from collections import Counter, defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from intarsia.moderation.labels import reason_label
from intarsia.moderation.models import ModerationRecord
from intarsia.moderation.subjects import Content

from ...checks.words.lessons import SPAM, lessons_of
from ...verdict.classifier.site_model import SiteModel
from ..judged_messages.telling_words import MIN_WEIGHT, weight_of_word, words_in

# The newest ones, so that the page opens quickly.
MAX_MESSAGES = 200
MAX_WORDS, MAX_REASONS = 10, 8
# A word of one sender could be a name, even in several messages.
MIN_SENDERS = 2


@dataclass
class LabelWeight:
    """A word or reason, and how many messages contain it. `share` is in percent of the highest weight in its list."""

    label: str
    spam: int
    allowed: int
    weight: float
    share: int = 0


@dataclass(frozen=True)
class TrainingWeights:
    """The highest weights of each list first."""

    spam_words: list[LabelWeight]
    honest_words: list[LabelWeight]
    reasons: list[LabelWeight]
    messages: int


@dataclass
class _Counts:
    spam: Counter[str] = field(default_factory=Counter)
    allowed: Counter[str] = field(default_factory=Counter)
    senders: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))

    def add(self, names: Collection[str], *, is_spam: bool, sender: str) -> None:
        (self.spam if is_spam else self.allowed).update(names)
        for name in names:
            self.senders[name].add(sender)

    def weight_of(self, name: str, label: str, weight: float) -> LabelWeight:
        return LabelWeight(label, self.spam[name], self.allowed[name], weight)


def training_weights(site_id: int, model: SiteModel) -> TrainingWeights:
    words, reasons, weights = _Counts(), _Counts(), defaultdict[str, float](float)
    decided = lessons_of(site_id)[:MAX_MESSAGES].prefetch_related("subject")
    for record in decided:
        is_spam, sender = record.training_weight == SPAM, _sender_of(record)
        words.add(_words_without_name(record.content), is_spam=is_spam, sender=sender)
        reasons.add([one["reason"] for one in record.reasons], is_spam=is_spam, sender=sender)
        for one in record.reasons:
            weights[one["reason"]] += one["weight"]
    found = _words(words, model)
    return TrainingWeights(
        _heaviest([one for one in found if one.weight > 0], MAX_WORDS),
        _heaviest([one for one in found if one.weight < 0], MAX_WORDS),
        _heaviest(_reasons(reasons, weights), MAX_REASONS),
        len(decided),
    )


def _sender_of(record: ModerationRecord) -> str:
    """Messages of unknown senders count as one sender."""
    return record.content.email.casefold() or record.ip or record.content.name.casefold()


def _words_without_name(content: Content) -> list[str]:
    """Leaves out the sender's name, even if the text is signed with it."""
    name = words_in(content.name, "")
    return [word for word in words_in("", content.text) if word not in name]


def _words(counts: _Counts, model: SiteModel) -> list[LabelWeight]:
    common = (word for word, senders in counts.senders.items() if len(senders) >= MIN_SENDERS)
    weights = {word: weight_of_word(word, model) for word in common}
    return [counts.weight_of(word, word, weight) for word, weight in weights.items() if abs(weight) >= MIN_WEIGHT]


def _reasons(counts: _Counts, weights: Mapping[str, float]) -> list[LabelWeight]:
    return [counts.weight_of(name, reason_label(name), weight) for name, weight in weights.items()]


def _heaviest(found: list[LabelWeight], number: int) -> list[LabelWeight]:
    chosen = sorted(found, key=lambda one: (-abs(one.weight), one.label))[:number]
    for one in chosen:
        one.share = round(100 * abs(one.weight / chosen[0].weight)) if chosen[0].weight else 0
    return chosen
