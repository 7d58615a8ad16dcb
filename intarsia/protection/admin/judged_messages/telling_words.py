"""Which words of a message weighed most. Models contain only hashes, so the words of the text are judged one by one."""

from dataclasses import dataclass

from ...checks.words.check import whole_text
from ...verdict.classifier.features import MAX_CHARACTERS, TOKEN, features_of_word
from ...verdict.classifier.model import shipped_model
from ...verdict.classifier.site_model import SiteModel

MAX_WORDS = 6
# Only the first words of a long text.
MAX_JUDGED = 300
MIN_WORD_LENGTH = 3
# Words with a smaller weight are in texts of both kinds.
MIN_WEIGHT = 0.2


@dataclass(frozen=True)
class TellingWords:
    """The highest weight first."""

    of_spam: list[str]
    of_a_person: list[str]


def telling_words(name: str, text: str, model: SiteModel | None) -> TellingWords:
    words = words_in(name, text)
    weights = {word: weight_of_word(word, model) for word in words}
    ranked = sorted(words, key=lambda word: -abs(weights[word]))
    return TellingWords(
        [word for word in ranked if weights[word] >= MIN_WEIGHT][:MAX_WORDS],
        [word for word in ranked if weights[word] <= -MIN_WEIGHT][:MAX_WORDS],
    )


def words_in(name: str, text: str) -> list[str]:
    """Each once, in lower case."""
    found = TOKEN.findall(whole_text(name, text)[:MAX_CHARACTERS].lower())
    # Telephone numbers and parts of URLs are contacts.
    return list(dict.fromkeys(word for word in found if word.isalpha() and len(word) >= MIN_WORD_LENGTH))[:MAX_JUDGED]


def weight_of_word(word: str, model: SiteModel | None) -> float:
    buckets = features_of_word(word)
    if model is None:
        return shipped_model().score(buckets)
    own = model.own_score(word, buckets)
    return own if model.is_calibrated else shipped_model().score(buckets) + own
