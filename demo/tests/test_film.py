"""The film of the demo is there, and small."""

from pathlib import Path

from demo.documents.runtime.links import FILM

FILMS = Path(__file__).parents[1] / "static" / "demo" / "films"


def test_the_film_that_pages_name_is_a_small_file_that_browsers_play():
    film = FILMS / Path(FILM).name

    assert film.read_bytes()[:4] == b"\x1a\x45\xdf\xa3"
    assert film.stat().st_size < 500_000
