"""The features of a text. The shipped model was trained with exactly these, so each change needs a new model."""

import zlib

import pytest

from intarsia.protection.verdict.classifier.features import BUCKETS, FIRST_NGRAM_BUCKET, features
from intarsia.protection.verdict.classifier.word_ngrams import hashes_of_ngrams


def bucket(name: str) -> int:
    return zlib.crc32(name.encode()) % (BUCKETS // 2)


def has(text: str, name: str) -> bool:
    return bucket(name) in features(text)


def has_ngram(text: str, ngram: str) -> bool:
    return FIRST_NGRAM_BUCKET + bucket(ngram) in features(text)


@pytest.mark.parametrize(
    ("text", "feature"),
    [
        ("", "#capitals 0"),
        ("walnut", "#capitals 0"),
        ("Oak 1234", "#capitals 1"),
        ("OAKs", "#capitals 3"),
        ("OAK", "#capitals 4"),
        ("", "#length 0"),
        ("  a  ", "#length 1"),
        ("oak", "#length 2"),
        ("a" * 1022, "#length 9"),
        ("a" * 3000, "#length 10"),
        ("", "#digits 0"),
        ("veneers 24", "#digits 2"),
        ("24680", "#digits 3"),
        ("5 $ ← +", "#pictures 0"),
        ("→ oak", "#pictures 1"),
        ("🎉 🎉", "#pictures 2"),
        ("🎉🎉🎉🎉🎉", "#pictures 3"),
        ("see example.com", "#address"),
        ("see <a href='/'>this</a>", "#address"),
        ("see example.com and example.org", "#addresses"),
    ],
)
def test_structure_of_a_text(text: str, feature: str):
    assert has(text, feature)


@pytest.mark.parametrize(
    ("text", "feature"),
    [
        ("see this", "#address"),
        ("see example.com", "#addresses"),
        ("see <a href='/'>this</a> and <a href='/'>that</a>", "#addresses"),
    ],
)
def test_text_without_urls_has_no_feature_of_them(text: str, feature: str):
    assert not has(text, feature)


def test_words_are_combined_with_the_next_two():
    text = "one walnut plank left"

    for feature in ("w:one", "w:left", "b:one walnut", "s:one plank", "t:one walnut plank", "t:walnut plank left"):
        assert has(text, feature)
    for feature in ("b:one plank", "b:one left", "s:one walnut", "s:one left", "t:one walnut left"):
        assert not has(text, feature)


def test_all_urls_are_one_word_and_all_numbers_another():
    assert has("visit www.example.ru", "b:visit \x01") and has("visit http://example.top/a", "b:visit \x01")
    assert has("only 99", "b:only 0") and has("only 1234", "b:only 0")


def test_ngrams_have_three_to_five_characters_and_mark_both_ends():
    for ngram in ("_oa", "ak_", "_oak", "oak_", "_oak_"):
        assert has_ngram("oak", ngram)
    assert not has_ngram("oak", "oa") and not has_ngram("walnut", "walnut") and not has_ngram("!!!", "_!_")


def test_ngrams_use_the_first_twenty_characters_of_a_word():
    word = "abcdefghijklmnopqrstuvwxyz"

    assert has_ngram(word, "rst") and has_ngram(word, "st_")
    assert not has_ngram(word, "stu") and not has_ngram(word, "yz_")


def test_only_the_first_four_thousand_characters_are_read():
    assert has("a " * 1_997 + "walnut", "w:walnut")
    assert not has("a " * 1_997 + ".walnuts", "w:walnuts")


def test_topics_are_combined_with_contacts_and_with_each_other():
    text = "Urgent business loan, casino bonus: call 01632 960 187"

    for feature in ("#about loan", "#about casino", "#about loan #phone", "#about casino loan"):
        assert has(text, feature)
    assert not has(text, "#about loan #mail") and not has(text, "#about loan casino")


@pytest.mark.parametrize(
    ("text", "number"),
    [("a loan", 1), ("a loan for the casino", 2), ("a loan for the casino, bitcoin, viagra, seo and dating", 4)],
)
def test_number_of_topics_is_a_feature(text: str, number: int):
    assert has(text, f"#topics {number}") and not has(text, f"#topics {number + 1}")


def test_text_without_topics_has_no_feature_of_their_number():
    assert not any(has("the contents continue", f"#topics {number}") for number in range(5))


@pytest.mark.parametrize("word", ["", "a", "glue", "grüße", "漢字テスト", "a😀b𝒳c", "\ud800x", "y" * 30])
def test_all_ngrams_are_hashed_as_one_by_one(word):
    sizes = (3, 4, 5)
    ngrams = [word[start : start + size] for size in sizes for start in range(len(word) - size + 1)]
    other = [] if word == "glue" else [zlib.crc32(ngram.encode()) for ngram in ("glu", "lue", "glue")]

    found = hashes_of_ngrams(dict.fromkeys([word, "glue"]), sizes)
    assert sorted(map(int, found)) == sorted([*(zlib.crc32(one.encode("utf-8", "replace")) for one in ngrams), *other])
