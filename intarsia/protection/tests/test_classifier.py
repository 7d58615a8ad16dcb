"""The classifier: ships trained, recognizes unseen texts, and accepts any text."""

import subprocess
import sys
import zlib
from array import array

import pytest

from intarsia.protection.verdict.classifier.features import BUCKETS, FIRST_NGRAM_BUCKET, MARKS, features
from intarsia.protection.verdict.classifier.model import SHIPPED, Model, shipped_model
from intarsia.protection.verdict.classifier.model_file import RELEVANCE_STEP, WEIGHT_STEP
from intarsia.protection.verdict.classifier.topics import topics_of
from intarsia.protection.verdict.classifier.training import train

SPAM = [
    "buy cheap pills at http://a.example.ru",
    "cheap pills, visit www.pills.example.com",
    "win money, cheap pills here",
]
REST = ["the walnut came out beautifully", "which glue do you use for veneer?", "thank you for the course on walnut"]


def labeled(spam: list[str], rest: list[str]) -> list[tuple[str, bool]]:
    return [(text, True) for text in spam] + [(text, False) for text in rest]


def test_model_classifies_texts_outside_of_its_training():
    model = train({"one": labeled(SPAM, REST), "two": labeled(SPAM[::-1], REST[::-1])})

    assert model.log_odds("cheap pills for you") > 0 > model.log_odds("walnut veneer and glue")


def test_model_survives_a_round_trip_to_its_file():
    model = train({"one": labeled(SPAM, REST), "two": labeled(SPAM, REST)})

    again = Model.from_bytes(model.to_bytes())
    pairs = (model.weights, again.weights, WEIGHT_STEP), (model.relevance, again.relevance, RELEVANCE_STEP)
    for numbers, rounded, step in pairs:
        assert max(abs(one - other) for one, other in zip(numbers, rounded, strict=True)) <= step
    assert [bool(one) for one in model.relevance] == [bool(one) for one in again.relevance]
    assert again.to_bytes() == model.to_bytes()


@pytest.mark.parametrize("text", [*SPAM, *REST, "Where is the café?", "赚钱兼职"])
def test_the_file_of_a_model_changes_no_verdict(text: str):
    model = train({"one": labeled(SPAM, REST), "two": labeled(SPAM, REST)})

    assert Model.from_bytes(model.to_bytes()).log_odds(text) == pytest.approx(model.log_odds(text), abs=0.05)


def model_of(weight: int, **calibration: float) -> Model:
    """It knows the first bucket only."""
    weights, relevance = (array("h", [number] + [0] * (BUCKETS - 1)) for number in (weight, 1000))
    return Model(weights, relevance, **{"bias": 0.0, **calibration})


def test_unknown_words_weaken_a_known_one_more_than_unknown_ngrams():
    model = model_of(1000)
    word, ngram = model.score([0, FIRST_NGRAM_BUCKET - 1]), model.score([0, FIRST_NGRAM_BUCKET])

    assert model.score([0]) > ngram > word
    assert ngram == model.score([0, BUCKETS - 1])


@pytest.mark.parametrize(("bias", "probability"), [(5000.0, 1), (-5000.0, 0)])
def test_a_model_may_be_as_sure_as_it_likes(bias, probability):
    assert model_of(1000, bias=bias).probability("glue") == pytest.approx(probability, abs=1e-6)


def test_training_is_deterministic():
    groups = {"one": labeled(SPAM, REST), "two": labeled(SPAM, REST)}

    assert train(groups).to_bytes() == train(groups).to_bytes()


def test_training_gives_the_model_of_its_documented_settings():
    """The figures in docs/decisions/0018 were measured with these settings; others need new figures."""
    model = train({str(turn): labeled(SPAM[turn % 3 :], REST[turn % 2 :]) for turn in range(5)})

    known = {
        name: zlib.crc32(name.encode()) % (BUCKETS // 2) for name in ("w:pills", "w:walnut", "w:money", "#address")
    }
    assert {name: (model.weights[bucket], model.relevance[bucket]) for name, bucket in known.items()} == {
        "w:pills": (1050, 2628),
        "w:walnut": (-1018, 2054),
        "w:money": (758, 1935),
        "#address": (778, 2089),
    }
    assert model.relevance[BUCKETS // 2 + zlib.crc32(b"lls_") % (BUCKETS // 2)] == 657
    assert (model.bias, model.slope, model.offset) == pytest.approx((-0.0451, 2.2670, -0.0356), abs=1e-4)


def test_relevance_of_a_word_is_limited():
    alike = labeled(["pills"] * 40, ["walnut"] * 40)
    model = train({"one": alike, "two": alike})

    assert model.relevance[zlib.crc32(b"w:pills") % (BUCKETS // 2)] == 3000


def test_shipped_model_is_small_and_recognizes_advertising():
    assert SHIPPED.stat().st_size < 1_000_000
    assert shipped_model().probability("Subscribe to my channel and get free money: http://example.ru/win") > 0.8
    assert shipped_model().probability("I love this song, thank you for the memories") < 0.3


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\x00",
        "\ud800",
        "🎉" * 300,
        "a" * 100_000,
        "<a " * 5_000,
        "http" * 20_000,
        "ёжик в тумане",
        "一个好的问题",
        "مرحبا",
    ],
)
def test_every_text_has_a_probability(text: str):
    assert 0 <= shipped_model().probability(text) <= 1


@pytest.mark.parametrize(
    "unit", ["a-", "a.", "http ", "http:" + " " * 50, "<a", "1(", "a@", "\u3316", "\ufdfa", "www ", "a b"]
)
def test_every_text_is_classified_in_bounded_time(unit: str):
    """Runs in a process that is ended after a generous time, so nothing depends on the speed of the machine."""
    code = (
        "from intarsia.protection.verdict.classifier.features import features\n"
        "from intarsia.protection.verdict.links import count_links\n"
        f"text = {unit!r} * 200_000\nfor _ in range(20): features(text), count_links(text)"
    )
    subprocess.run([sys.executable, "-c", code], timeout=60, check=True)


def test_markup_invisible_characters_and_case_do_not_hide_words():
    assert set(features("FREE money")) & set(features("<b>free</b>\ufeff money"))


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("phone", "01632 960 187"),
        ("mail", "ana@example.org"),
        ("money", "$5"),
        ("shouting", "no!!!"),
        ("drawn out", "sooooo"),
    ],
)
def test_shipped_model_contains_every_feature_name(name: str, text: str):
    """The bucket of a feature is the hash of its name: a renamed feature would lose its training."""
    bucket = zlib.crc32(f"#{name}".encode()) % (BUCKETS // 2)
    assert bucket in features(text) and shipped_model().weights[bucket] != 0
    assert name in dict(MARKS)


def test_features_are_unique_buckets():
    found = features("walnut walnut 12345 http://example.com")

    assert found == sorted(set(found))
    assert all(0 <= bucket < BUCKETS for bucket in found)


@pytest.mark.parametrize(
    ("text", "is_spam"),
    [
        ("Verdienen Sie 500 Euro am Tag von zu Hause! Klicken Sie hier: http://example.com/geld", True),
        ("Gagnez de l'argent facilement depuis chez vous, visitez mon site www.example.org", True),
        ("Compra seguidores de Instagram baratos aquí https://example.com/top", True),
        ("Заработок в интернете без вложений, переходи по ссылке http://example.com/xyz", True),
        ("Казино, играть бесплатно, бонус 5000 рублей", True),
        ("赚钱兼职 加微信 abc123 日赚500", True),
        ("Are you looking for a business loan? Apply now with 2% interest: loans@example.com", True),
        ("Haben Sie im Mai noch einen Platz für zwei Personen frei?", False),
        ("Bonjour, est-ce que le cours de samedi est accessible en fauteuil roulant ?", False),
        ("Me encanta esta canción, la escucho todos los días", False),
        ("Здравствуйте, подскажите пожалуйста, сколько стоит курс для начинающих?", False),
        ("Merhaba, hafta sonu açık mısınız?", False),
        ("这首歌真好听,我每天都听", False),
    ],
)
def test_PROT_SRV_11_shipped_model_recognizes_spam_in_many_languages(text: str, is_spam: bool):
    assert (shipped_model().probability(text) > 0.5) == is_spam


@pytest.mark.parametrize(
    ("words", "topic"),
    [
        ("günstige kredite", "loan"),
        ("急需贷款", "loan"),
        ("القرض", "loan"),
        ("онлайн казино", "casino"),
        ("kredi", "loan"),
    ],
)
def test_topic_learned_in_one_language_applies_to_others(words: str, topic: str):
    assert topic in topics_of(words, words.split())


def test_prefix_of_another_word_is_no_topic():
    assert topics_of("the contents continue", ["the", "contents", "continue"]) == set()
