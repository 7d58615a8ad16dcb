"""W-ALL-03: a picture without words of its own is read out by what the library says, and never by a file name."""

from types import SimpleNamespace

import pytest

from intarsia.rendering.image_words import words_of


@pytest.mark.parametrize(
    "name",
    [
        "IMG_2041",
        "oak leaf.JPG",
        "DSC00012",
        "photo-1518791841217-8f16",
        "Screenshot 2026-01-02 at 10.22",
        "2041",
        "a_b",
    ],
)
def test_a_file_name_is_no_description(name):
    assert words_of(SimpleNamespace(default_alt_text=name)) == ""


@pytest.mark.parametrize(
    "words",
    [
        "Oak",
        "Oak leaf",
        "Walnut-veneer",
        "Room 101, from the door",
        "12 chairs",
        "Photo 1952, the founders",
        "Image of an oak",
        "Ölbaum",
    ],
)
def test_words_are(words):
    assert words_of(SimpleNamespace(default_alt_text=words)) == words


def test_nothing_is_nothing():
    assert words_of(SimpleNamespace(default_alt_text=None)) == ""
