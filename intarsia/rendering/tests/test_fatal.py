"""What ended one process ends no second one, and nothing innocent is left out for it."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from intarsia.rendering.counters import counts
from intarsia.rendering.fatal.notes import FOLDER, Notes
from intarsia.rendering.render import RenderContext, RenderFailed, render_documents
from intarsia.rendering.tests.faulty_widgets import element, heading, page, renderer_with
from intarsia.rendering.v8 import HEAP_BYTES

pytestmark = [
    pytest.mark.django_db,
    # Closing a context that still burns makes its callbacks arrive at a loop that is gone; mini-racer prints that.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

# A process of the site that knows these widgets, says when it begins to draw, and draws.
PROCESS = """
import json, os, sys
import django
django.setup()
from django.conf import settings
settings.INTARSIA_CACHE_DIR = sys.argv[1]
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.tests.faulty_widgets import renderer_with
task = json.loads(sys.argv[2])
with renderer_with(*task["widgets"], heap_bytes=task["heap"]) as engine:
    engine.render_seconds = 60
    print("drawing", flush=True)
    rendered = render_documents({"main": task["document"]}, RenderContext())
    failed = [failure.id for failure in rendered.failed]
    print(json.dumps({"html": rendered.html["main"], "failed": failed}), flush=True)
    os._exit(0)
"""


@pytest.fixture(autouse=True)
def folder(settings: Any, tmp_path: Path) -> Path:
    settings.INTARSIA_CACHE_DIR = tmp_path
    return tmp_path


def process(folder: Path, document: dict, *widgets: str) -> subprocess.Popen:
    task = json.dumps({"document": document, "widgets": widgets, "heap": HEAP_BYTES})
    return subprocess.Popen(
        [sys.executable, "-c", PROCESS, str(folder), task],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def outcome(process: subprocess.Popen) -> tuple[int, str]:
    """How it ended, and what it said last."""
    said = process.communicate(timeout=120)[0].strip().splitlines()
    return process.returncode, said[-1]


def test_an_element_that_ends_the_process_is_left_out_by_all_others(folder: Path):
    document = page(heading("a", "Before"), element("aborts", "bad"), heading("b", "After"))
    status, said = outcome(process(folder, document, "aborts"))
    assert (status < 0, said) == (True, "drawing")
    before = counts().get("drawing_fatal", 0)

    with renderer_with("aborts", heap_bytes=HEAP_BYTES):
        rendered = render_documents({"main": document}, RenderContext())
        assert [(failure.id, failure.message) for failure in rendered.failed] == [
            ("bad", "ended the process that drew it")
        ]
        assert "Before" in rendered.html["main"] and "After" in rendered.html["main"]
        # Examined once.
        assert render_documents({"main": document}, RenderContext()).failed == rendered.failed
    assert counts()["drawing_fatal"] == before + 1

    # A process that is new, and a page that is new: the element is known.
    other = page(heading("c", "Elsewhere"), element("aborts", "bad"))
    status, said = outcome(process(folder, other, "aborts"))
    assert status == 0
    assert json.loads(said)["failed"] == ["bad"]
    assert "Elsewhere" in json.loads(said)["html"]


def test_another_version_of_the_widget_is_given_another_chance(folder: Path):
    document = page(element("aborts", "bad"), heading("a", "Here"))
    outcome(process(folder, document, "aborts"))
    with renderer_with("aborts", heap_bytes=HEAP_BYTES):
        render_documents({"main": document}, RenderContext())

    with renderer_with("aborts", "surrogate", heap_bytes=HEAP_BYTES) as upgraded:
        upgraded.scripts = [script for script in upgraded.scripts if script.type != "aborts"]
        assert render_documents({"main": document}, RenderContext()).failed == ()


def test_when_only_the_whole_ends_the_process_it_is_not_drawn_at_all(folder: Path):
    document = page(element("aborts_around_others", "outer", content=[heading("a", "Inside")]))
    status, _said = outcome(process(folder, document, "aborts_around_others"))
    assert status < 0

    with (
        renderer_with("aborts_around_others", heap_bytes=HEAP_BYTES),
        pytest.raises(RenderFailed, match="ends the server's process"),
    ):
        render_documents({"main": document}, RenderContext())


def test_a_process_that_somebody_killed_says_nothing_against_the_page(folder: Path):
    document = page(heading("a", "Innocent"), element("loops", "slow"))
    drawing = process(folder, document, "loops")
    assert drawing.stdout and drawing.stdout.readline() == "drawing\n"
    watching = Notes(folder)
    # The note is written a moment later; what it says is the same for the same documents.
    while not any(file.stat().st_size for file in (folder / FOLDER).glob("[0-9]*")):
        assert drawing.poll() is None
    drawing.send_signal(signal.SIGKILL)
    drawing.communicate()
    (note,) = {file.read_text().partition(" ")[2] for file in (folder / FOLDER).glob("[0-9]*") if file.stat().st_size}
    assert watching.is_suspect(note)

    with renderer_with("loops"):
        rendered = render_documents({"main": document}, RenderContext())

    assert "Innocent" in rendered.html["main"]
    assert not Notes(folder).is_suspect(note)
    watching.close()


def test_a_process_that_lives_is_no_suspect_and_one_that_ended_in_peace_leaves_nothing(folder: Path):
    living, other = Notes(folder), Notes(folder)
    with living.noted("a page"):
        assert not other.is_suspect("a page")
    living.close()

    assert not other.is_suspect("a page")
    assert len(os.listdir(folder / FOLDER)) == 1
    other.close()


def test_what_is_being_drawn_by_one_is_waited_for_by_others(folder: Path):
    first, second = Notes(folder), Notes(folder)
    for notes in (first, second):
        notes.is_suspect("")
    with first.noted("a page"):
        second.is_suspect("a page")
        with second.noted("a page"):
            assert second.is_drawn_elsewhere("a page")
            first.is_suspect("another page")
            # Whoever was first goes on.
            assert not first.is_drawn_elsewhere("a page")
        with second.noted("another page"):
            assert not second.is_drawn_elsewhere("another page")
    with second.noted("a page"):
        assert not second.is_drawn_elsewhere("a page")
    first.close()
    second.close()


def test_of_two_processes_that_draw_the_same_at_once_one_dies(folder: Path):
    document = page(heading("a", "Here"), element("aborts", "bad"))
    ends = [outcome(process) for process in [process(folder, document, "aborts") for _both in range(2)]]

    assert sorted(status < 0 for status, _said in ends) == [False, True]
    (survivor,) = (json.loads(said) for status, said in ends if status == 0)
    assert survivor["failed"] == ["bad"]
    assert "Here" in survivor["html"]


def test_what_a_fork_inherits_does_not_make_the_dead_look_alive(folder: Path):
    reader, other = Notes(folder), Notes(folder)
    child = os.fork()
    if not child:
        try:
            reader.is_suspect("")
            with reader.noted("a page"):
                os.kill(os.getpid(), signal.SIGKILL)
        finally:
            os._exit(1)
    os.waitpid(child, 0)

    assert other.is_suspect("a page")
    other.settle("a page")
    assert not other.is_suspect("a page")
    reader.close()
    other.close()


def test_a_folder_that_vanishes_is_made_again(folder: Path):
    watching, other = Notes(folder), Notes(folder)
    for notes in (watching, other):
        notes.is_suspect("")
    for file in (folder / FOLDER).iterdir():
        file.unlink()
    (folder / FOLDER).rmdir()

    assert not watching.is_suspect("a page")
    with watching.noted("a page"):
        pass
    assert (folder / FOLDER).is_dir()
    watching.close()
    other.close()


def test_without_a_folder_pages_are_drawn_all_the_same(folder: Path):
    (folder / FOLDER).write_text("a file in the way")
    with renderer_with():
        assert "Here" in render_documents({"main": page(heading("a", "Here"))}, RenderContext()).html["main"]
