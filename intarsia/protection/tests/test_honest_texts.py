"""PROT-SRV-01: the shipped model, without any decision of the site, holds at most 2 % of any kind of honest text."""

import os
from pathlib import Path

import pytest

from benchmarks.spam.corpora import written
from benchmarks.spam.honest import honest_texts, share_held
from benchmarks.spam.mails import mails_in, plain_text
from intarsia.protection.api import judge

from .test_judge import by_a_person

ALLOWED = 0.02
# Corpora of real mail, such as that of SpamAssassin: benchmarks/spam/mails.py.
MAIL = os.environ.get("SPAM_MAIL")


@pytest.mark.parametrize("kind", honest_texts())
def test_PROT_SRV_01_persons_with_honest_texts_of_any_kind_are_allowed(kind: str):
    """PROT-SRV-01"""
    outcomes = [judge(by_a_person(text)).outcome for text in honest_texts()[kind]]

    assert sum(outcome != "allow" for outcome in outcomes) <= ALLOWED * len(outcomes)


@pytest.mark.parametrize("language", written())
def test_PROT_SRV_01_honest_texts_in_every_language_are_not_held_because_of_their_text(language: str):
    """PROT-SRV-01"""
    assert share_held([text for text, is_spam in written()[language] if not is_spam]) <= ALLOWED


@pytest.mark.skipif(not MAIL, reason="SPAM_MAIL names no folder of real mail")
@pytest.mark.parametrize("kind", [name for name in (mails_in(Path(MAIL)) if MAIL else {}) if "spam" not in name])
def test_PROT_SRV_01_real_mail_is_not_held_because_of_its_text(kind: str):
    """PROT-SRV-01"""
    assert share_held([text for text, _ in mails_in(Path(MAIL or ""))[kind]]) <= ALLOWED


@pytest.mark.parametrize(
    ("mail", "text"),
    [
        (b"Subject: Wood\n\nDo you still have the boards of walnut?\n", "Do you still have the boards of walnut?\n"),
        (b"Content-Type: text/html\n\n<p>Do you still have the boards of walnut?</p>\n", ""),
        (b"Content-Type: text/plain; charset=unknown-9\n\nDo you still have them, please?\n", ""),
        (b"Subject: Wood\n\nYes.\n", ""),
    ],
)
def test_mails_without_a_plain_text_of_a_usual_length_are_left_out(mail: bytes, text: str):
    assert plain_text(mail) == text


def test_the_folder_of_a_mail_says_whether_it_is_spam(tmp_path: Path):
    for folder in ("easy-ham-1", "spam-1", "notes"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "1.txt").write_text(f"Subject: {folder}\n\nThis text is long enough.\n")

    assert mails_in(tmp_path) == {
        "easy-ham-1": [("This text is long enough.\n", False)],
        "spam-1": [("This text is long enough.\n", True)],
    }
