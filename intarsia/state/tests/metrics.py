"""What tests of metrics need."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from intarsia.state import metrics
from intarsia.state.metrics.exposition import exposition
from intarsia.state.metrics.machine import counted
from intarsia.state.metrics.process_file import folder

SAMPLE = re.compile(r'intarsia_(\w+?(?:\{(?:\w+="[^"\n]*",?)*\})?) (-?[\d.]+(?:e[+-]\d+)?)')
TOKEN = "token-of-prometheus"


@pytest.fixture
def metrics_on(settings: Any, tmp_path: Path) -> Iterator[None]:
    """This process counts in a folder of the test."""
    settings.INTARSIA_METRICS_TOKEN, settings.INTARSIA_CACHE_DIR = TOKEN, tmp_path
    metrics._own.close()
    yield
    metrics._own.close()


def samples(text: str) -> dict[str, float]:
    """The numbers of an answer to Prometheus, without the prefix: `{'jobs_total{result="done"}': 1.0}`."""
    lines = [line for line in text.splitlines() if not line.startswith("# ")]
    found = [SAMPLE.fullmatch(line) for line in lines]
    assert all(found), [line for line, match in zip(lines, found, strict=True) if not match]
    return {match[1]: float(match[2]) for match in found if match}


def counts() -> dict[str, float]:
    """What the processes of this machine have counted, without what they have not."""
    return {name: number for name, number in samples(exposition(counted(folder()).totals, ())).items() if number}
