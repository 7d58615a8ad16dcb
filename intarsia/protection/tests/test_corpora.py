"""`make bench-spam` reads labeled texts in common formats."""

from pathlib import Path

import pytest

from benchmarks.spam.corpora import corpora_in, read, written


@pytest.mark.parametrize(
    "content",
    [
        b'COMMENT_ID,CONTENT,CLASS\n1,"Buy, now",1\n2,Thanks,0\n',
        b'v1,v2\nspam,"Buy, now"\nham,Thanks\n',
        b"Label\tMessage\nspam\tBuy, now\nham\tThanks\n",
        "\ufefftext;spam\nBuy, now;true\nThanks;false\n".encode(),
    ],
)
def test_columns_separators_and_labels_of_other_corpora_are_recognized(tmp_path: Path, content: bytes):
    file = tmp_path / "one.csv"
    file.write_bytes(content)

    assert read(file) == [("Buy, now", True), ("Thanks", False)]


def test_texts_that_are_not_utf_8_are_read_as_windows_1252(tmp_path: Path):
    file = tmp_path / "one.csv"
    file.write_bytes("text,label\nGrüße,ham\n".encode("cp1252"))

    assert read(file) == [("Grüße", False)]


def test_file_without_labels_shows_an_error(tmp_path: Path):
    file = tmp_path / "one.csv"
    file.write_text("text,date\nHello,today\n")

    with pytest.raises(SystemExit, match="has the columns text, date; one of them must be called"):
        read(file)


def test_single_file_is_split_into_groups(tmp_path: Path):
    rows = "".join(f"text {number},{number % 2}\n" for number in range(10))
    (tmp_path / "all.csv").write_text(f"text,label\n{rows}")

    assert [len(samples) for samples in corpora_in(tmp_path).values()] == [2] * 5


def test_training_texts_are_balanced_in_every_language():
    assert len(written()) == 25
    for language, samples in written().items():
        spam = sum(is_spam for _, is_spam in samples)
        assert len(samples) >= 70, language
        assert abs(spam - len(samples) / 2) <= 5, language
        assert len({text for text, _ in samples}) == len(samples), language
