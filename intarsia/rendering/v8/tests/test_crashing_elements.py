"""An element that crashed the renderer process of one worker is left out by all workers, without another crash."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from intarsia.rendering.counters import counts
from intarsia.rendering.render import RenderContext, RenderFailed, render_documents
from intarsia.rendering.tests.faulty_widgets import element, heading, page, renderer_with
from intarsia.rendering.v8 import faulty_elements
from intarsia.state.crash_log.in_file import SECONDS_KEPT

pytestmark = pytest.mark.django_db

# On a busy machine, an element may need a while until it crashes.
SECONDS = 20.0
CRASHED = "crashed the process that rendered it"

# Another worker of the site, which has the same widgets.
WORKER = """
import json, sys
import django
django.setup()
from django.conf import settings
settings.INTARSIA_CACHE_DIR = sys.argv[1]
from intarsia.rendering.counters import counts
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.tests.faulty_widgets import renderer_with
with renderer_with("aborts"):
    rendered = render_documents({"main": json.loads(sys.argv[2])}, RenderContext()).value
    failed = [failure.id for failure in rendered.failed]
    print(json.dumps({"html": rendered.html["main"], "failed": failed, "ended": counts().get("renderer_ended", 0)}))
"""


@pytest.fixture(autouse=True)
def folder(settings: Any, tmp_path: Path) -> Path:
    settings.INTARSIA_CACHE_DIR = tmp_path
    return tmp_path / "crashing-elements"


def ended() -> int:
    """How many renderer processes have ended by themselves."""
    return counts().get("renderer_ended", 0)


def test_an_element_that_crashes_its_process_is_left_out_by_all_workers(folder: Path):
    document = page(heading("a", "Before"), element("aborts", "bad"), heading("b", "After"))
    before = counts().get("render_crashed", 0)

    with renderer_with("aborts", render_seconds=SECONDS):
        rendered = render_documents({"main": document}, RenderContext()).value
        assert [(failure.id, failure.message) for failure in rendered.failed] == [("bad", CRASHED)]
        assert "Before" in rendered.html["main"] and "After" in rendered.html["main"]
        assert render_documents({"main": document}, RenderContext()).value.failed == rendered.failed
    assert counts()["render_crashed"] == before + 1

    # Another worker and another page: the element is known.
    other = json.dumps(page(heading("c", "Elsewhere"), element("aborts", "bad")))
    command = [sys.executable, "-c", WORKER, str(folder.parent), other]
    done = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert (done["failed"], done["ended"]) == (["bad"], 0)
    assert "Elsewhere" in done["html"]


@pytest.mark.long
def test_a_crashing_element_is_known_although_the_rich_text_inside_it_is_cleaned_first():
    unclean = element("text", "t", editor='<p onclick="steal()">Oak</p>')
    document = page(heading("a", "Here"), element("aborts", "bad", content=[unclean]))
    with renderer_with("aborts", render_seconds=SECONDS):
        render_documents({"main": document}, RenderContext())
        before = counts()["render_crashed"]

        assert [failure.id for failure in render_documents({"main": document}, RenderContext()).value.failed] == ["bad"]
    assert counts()["render_crashed"] == before


@pytest.mark.long
def test_a_new_version_of_the_widget_is_rendered_again():
    document = page(element("aborts", "bad"), heading("a", "Here"))
    with renderer_with("aborts", render_seconds=SECONDS):
        assert render_documents({"main": document}, RenderContext()).value.failed

    with renderer_with("surrogate"):
        assert render_documents({"main": document}, RenderContext()).value.failed == ()


def test_a_page_that_crashes_without_any_single_element_is_not_rendered():
    document = page(element("aborts_around_others", "outer", content=[heading("a", "Inside")]))

    with renderer_with("aborts_around_others", render_seconds=SECONDS):
        with pytest.raises(RenderFailed, match="the renderer process ended twice"):
            render_documents({"main": document}, RenderContext())
        other = render_documents({"main": page(heading("b", "Other"))}, RenderContext()).value
    assert "Other" in other.html["main"]


@pytest.mark.long
def test_a_search_ends_after_some_crashes_and_the_next_visit_continues_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(faulty_elements, "MAX_CRASHING_ELEMENTS", 1)
    document = page(heading("a", "Here"), element("aborts", "first"), element("aborts", "second"))

    with renderer_with("aborts", render_seconds=SECONDS):
        with pytest.raises(RenderFailed):
            render_documents({"main": document}, RenderContext())
        rendered = render_documents({"main": document}, RenderContext()).value
    assert [failure.id for failure in rendered.failed] == ["first", "second"]
    assert "Here" in rendered.html["main"]


def test_killing_the_process_marks_no_element(folder: Path):
    document = page(*(heading(str(number), f"Title {number}") for number in range(200)))
    before = ended()

    with renderer_with() as engine:
        engine.call("ping")
        while ended() == before:
            kill = threading.Timer(0.001, os.kill, (engine.pid, signal.SIGKILL))
            kill.start()
            rendered = render_documents({"main": document}, RenderContext(now=ended())).value
            # A late one would be the second for the next page.
            kill.join()
            assert rendered.failed == ()
            assert rendered.html["main"].count("<h2") == 200
    assert not folder.exists()


@pytest.mark.long
def test_old_marks_are_deleted(folder: Path, settings: Any, monkeypatch: pytest.MonkeyPatch):
    # Redis deletes its marks by itself.
    monkeypatch.delenv("REDIS_URL", raising=False)
    settings.REDIS_URL = ""
    document = page(element("aborts", "bad"))
    with renderer_with("aborts", render_seconds=SECONDS):
        render_documents({"main": document}, RenderContext())
        (mark,) = folder.iterdir()
        long_ago = time.time() - SECONDS_KEPT - 1
        os.utime(mark, (long_ago, long_ago))
        os.utime(folder, (long_ago, long_ago))

        assert render_documents({"main": page(heading("a", "Here"))}, RenderContext()).value.failed == ()
    assert list(folder.iterdir()) == []


@pytest.mark.long
def test_pages_are_rendered_without_a_writable_folder(folder: Path):
    folder.write_text("a file in the way")
    document = page(element("aborts", "bad"), heading("a", "Here"))

    with renderer_with("aborts", render_seconds=SECONDS):
        rendered = render_documents({"main": document}, RenderContext()).value
    assert [failure.id for failure in rendered.failed] == ["bad"]
    assert "Here" in rendered.html["main"]
