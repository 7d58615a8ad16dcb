"""The demo's pictures are complete, described, and small enough to be carried in the repository."""

import pytest
from PIL import Image

from demo.pictures import FOLDER, LANDING, LOGO, PICTURES, Picture

EVERY = [*PICTURES, *LANDING]
TOTAL_BYTES = 9_000_000


def test_every_committed_picture_is_listed_once():
    listed = sorted(picture.path for picture in EVERY)
    committed = sorted(path for path in FOLDER.rglob("*") if path.suffix in {".jpg", ".png"})
    assert listed == committed
    assert len({picture.key for picture in EVERY}) == len(EVERY)


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.key)
def test_an_image_opens_and_has_an_alt_text_of_one_sentence(picture: Picture):
    with Image.open(picture.path) as image:
        image.verify()
    assert picture.alt.endswith(".") and 20 <= len(picture.alt) <= 125
    assert all(0 < share < 1 for share in picture.focus)


def test_drawn_pictures_arrive_progressively():
    plain = [one.key for one in PICTURES if one.file.endswith(".jpg") and not _is_progressive(one)]
    assert plain == []


def _is_progressive(picture: Picture) -> bool:
    with Image.open(picture.path) as image:
        return bool(image.info.get("progressive"))


def test_all_pictures_together_stay_within_nine_megabytes():
    assert sum(picture.path.stat().st_size for picture in EVERY) + LOGO.stat().st_size <= TOTAL_BYTES


def test_the_mark_is_drawn_without_text_or_script():
    drawing = LOGO.read_text()
    assert drawing.startswith("<svg") and len(drawing) < 1000
    assert "<script" not in drawing and "<text" not in drawing
