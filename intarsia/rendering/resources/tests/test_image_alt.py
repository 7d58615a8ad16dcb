"""W-ALL-03: an image without alternative text uses that of the library, but never a file name."""

from types import SimpleNamespace

import pytest

from intarsia.rendering.resources.image_alt import alt_text_of


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
        "IMG_2041 (cropped)",
        "DSC00012 (recadrée)",
    ],
)
def test_a_file_name_is_no_alternative_text(name):
    assert alt_text_of(SimpleNamespace(default_alt_text=name)) == ""


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
        "Oak (cropped)",
    ],
)
def test_a_description_is_an_alternative_text(words):
    assert alt_text_of(SimpleNamespace(default_alt_text=words)) == words


def test_an_empty_text_stays_empty():
    assert alt_text_of(SimpleNamespace(default_alt_text=None)) == ""
