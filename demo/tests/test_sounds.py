"""The recordings of the demo are there, short, and what the code makes."""

import wave
from pathlib import Path

import pytest

from demo.sounds.making import RATE, SECONDS
from demo.texts import people

FOLDER = Path(__file__).parents[1] / "static" / "demo" / "sounds"


@pytest.mark.parametrize("name", [sound.file for sound in people.SOUNDS])
def test_a_recording_of_the_demo_is_a_small_file_that_browsers_play(name):
    path = FOLDER / f"{name}.wav"

    with wave.open(str(path)) as file:
        assert (file.getframerate(), file.getnchannels(), file.getnframes()) == (RATE, 1, RATE * SECONDS)
    assert path.stat().st_size < 200_000
