"""Writes the recordings into the demo's static files."""

import wave
from array import array
from pathlib import Path

from demo.sounds.making import RATE, glue_pot, saw

FOLDER = Path(__file__).parents[1] / "static" / "demo" / "sounds"


def write(name: str, samples: list[float]) -> None:
    """One voice, 16 bits; the loudest moment is just below the limit."""
    loudest = max(abs(sample) for sample in samples)
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array("h", [round(sample / loudest * 29_000) for sample in samples]).tobytes())


FOLDER.mkdir(parents=True, exist_ok=True)
write("saw", saw())
write("glue-pot", glue_pot())
