"""A document that crashed one process crashes no second one, and only its faulty elements are left out."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from intarsia.rendering.counters import counts
from intarsia.rendering.render import RenderContext, RenderFailed, render_documents
from intarsia.rendering.tests.faulty_widgets import element, heading, page, renderer_with
from intarsia.rendering.v8.crash_guard.crash_log import FOLDER, CrashLog
from intarsia.rendering.v8.engine import HEAP_BYTES

pytestmark = [
    pytest.mark.django_db,
    # If a busy context is closed, its callbacks reach a closed event loop, and mini-racer prints an error.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

# A process of the site with these widgets, which prints when it starts to render.
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
    print("rendering", flush=True)
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
    """The exit code and the last line of output."""
    said = process.communicate(timeout=120)[0].strip().splitlines()
    return process.returncode, said[-1]


def test_an_element_that_crashes_a_process_is_left_out_by_all_others(folder: Path):
    document = page(heading("a", "Before"), element("aborts", "bad"), heading("b", "After"))
    status, said = outcome(process(folder, document, "aborts"))
    assert (status < 0, said) == (True, "rendering")
    before = counts().get("rendering_fatal", 0)

    with renderer_with("aborts", heap_bytes=HEAP_BYTES):
        rendered = render_documents({"main": document}, RenderContext())
        assert [(failure.id, failure.message) for failure in rendered.failed] == [
            ("bad", "crashed the process that rendered it")
        ]
        assert "Before" in rendered.html["main"] and "After" in rendered.html["main"]
        # Only the first process tests the document in a child.
        assert render_documents({"main": document}, RenderContext()).failed == rendered.failed
    assert counts()["rendering_fatal"] == before + 1

    # A new process and a new page: the element is known.
    other = page(heading("c", "Elsewhere"), element("aborts", "bad"))
    status, said = outcome(process(folder, other, "aborts"))
    assert status == 0
    assert json.loads(said)["failed"] == ["bad"]
    assert "Elsewhere" in json.loads(said)["html"]


def test_a_new_version_of_the_widget_is_rendered_again(folder: Path):
    document = page(element("aborts", "bad"), heading("a", "Here"))
    outcome(process(folder, document, "aborts"))
    with renderer_with("aborts", heap_bytes=HEAP_BYTES):
        render_documents({"main": document}, RenderContext())

    with renderer_with("aborts", "surrogate", heap_bytes=HEAP_BYTES) as upgraded:
        upgraded.scripts = [script for script in upgraded.scripts if script.type != "aborts"]
        assert render_documents({"main": document}, RenderContext()).failed == ()


def test_a_document_that_crashes_without_any_single_element_is_not_rendered(folder: Path):
    document = page(element("aborts_around_others", "outer", content=[heading("a", "Inside")]))
    status, _said = outcome(process(folder, document, "aborts_around_others"))
    assert status < 0

    with (
        renderer_with("aborts_around_others", heap_bytes=HEAP_BYTES),
        pytest.raises(RenderFailed, match="crashes the server process"),
    ):
        render_documents({"main": document}, RenderContext())


def test_a_killed_process_does_not_mark_the_page(folder: Path):
    document = page(heading("a", "Innocent"), element("loops", "slow"))
    rendering = process(folder, document, "loops")
    assert rendering.stdout and rendering.stdout.readline() == "rendering\n"
    log = CrashLog(folder)
    # The key is written a moment later. It is the same for the same documents.
    while not any(file.stat().st_size for file in (folder / FOLDER).glob("[0-9]*")):
        assert rendering.poll() is None
    rendering.send_signal(signal.SIGKILL)
    rendering.communicate()
    (note,) = {file.read_text().partition(" ")[2] for file in (folder / FOLDER).glob("[0-9]*") if file.stat().st_size}
    assert log.crashed_a_process(note)

    with renderer_with("loops"):
        rendered = render_documents({"main": document}, RenderContext())

    assert "Innocent" in rendered.html["main"]
    assert not CrashLog(folder).crashed_a_process(note)
    log.close()


def test_running_and_cleanly_ended_processes_are_not_taken_for_crashes(folder: Path):
    living, other = CrashLog(folder), CrashLog(folder)
    with living.record("a page"):
        assert not other.crashed_a_process("a page")
    living.close()

    assert not other.crashed_a_process("a page")
    assert len(os.listdir(folder / FOLDER)) == 1
    other.close()


def test_other_processes_wait_for_a_document_that_is_being_rendered(folder: Path):
    first, second = CrashLog(folder), CrashLog(folder)
    for crash_log in (first, second):
        crash_log.crashed_a_process("")
    with first.record("a page"):
        second.crashed_a_process("a page")
        with second.record("a page"):
            assert second.is_rendered_elsewhere("a page")
            first.crashed_a_process("another page")
            # The first process continues.
            assert not first.is_rendered_elsewhere("a page")
        with second.record("another page"):
            assert not second.is_rendered_elsewhere("another page")
    with second.record("a page"):
        assert not second.is_rendered_elsewhere("a page")
    first.close()
    second.close()


def test_only_one_of_two_simultaneous_renders_can_crash(folder: Path):
    document = page(heading("a", "Here"), element("aborts", "bad"))
    ends = [outcome(process) for process in [process(folder, document, "aborts") for _both in range(2)]]

    assert sorted(status < 0 for status, _said in ends) == [False, True]
    (survivor,) = (json.loads(said) for status, said in ends if status == 0)
    assert survivor["failed"] == ["bad"]
    assert "Here" in survivor["html"]


def test_a_fork_does_not_keep_the_lock_of_a_crashed_process(folder: Path):
    reader, other = CrashLog(folder), CrashLog(folder)
    child = os.fork()
    if not child:
        try:
            reader.crashed_a_process("")
            with reader.record("a page"):
                os.kill(os.getpid(), signal.SIGKILL)
        finally:
            os._exit(1)
    os.waitpid(child, 0)

    assert other.crashed_a_process("a page")
    other.clear_crash("a page")
    assert not other.crashed_a_process("a page")
    reader.close()
    other.close()


def test_a_deleted_folder_is_made_again(folder: Path):
    log, other = CrashLog(folder), CrashLog(folder)
    for crash_log in (log, other):
        crash_log.crashed_a_process("")
    for file in (folder / FOLDER).iterdir():
        file.unlink()
    (folder / FOLDER).rmdir()

    assert not log.crashed_a_process("a page")
    with log.record("a page"):
        pass
    assert (folder / FOLDER).is_dir()
    log.close()
    other.close()


def test_pages_are_rendered_without_a_writable_folder(folder: Path):
    (folder / FOLDER).write_text("a file in the way")
    with renderer_with():
        assert "Here" in render_documents({"main": page(heading("a", "Here"))}, RenderContext()).html["main"]
