"""A pause of the machine, of a worker or of its renderer process is not taken for a faulty element."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from intarsia.page_cache.tests.services import Process

# Longer than the limit of a page in this process.
PAUSE_SECONDS = 1.5

WORKER = """
import json, sys, threading
import django
django.setup()
from intarsia.rendering.v8.engine import Renderer, Stuck
from intarsia.rendering.tests.faulty_widgets import heading, page
content = page(*(heading(str(number), f"Title {number}") for number in range(100)))["content"]
engine = Renderer(render_seconds=1.0)
engine.call("ping")
process, failures, finished = engine.pid, [], threading.Event()
print(process, flush=True)

def render():
    while not finished.is_set():
        try:
            engine.render(json.dumps({"parts": {"main": {"content": content}}}))
        except Stuck as error:
            failures.append(repr(error))

threads = [threading.Thread(target=render) for _ in range(2)]
for thread in threads:
    thread.start()
for line in sys.stdin:
    print(sum(thread.is_alive() for thread in threads), flush=True)
finished.set()
for thread in threads:
    thread.join()
print(json.dumps({"failures": failures, "is_same_process": engine.pid == process}), flush=True)
"""


@pytest.mark.long
@pytest.mark.parametrize(
    "paused", [pytest.param("worker", marks=pytest.mark.long), pytest.param("renderer", marks=pytest.mark.long), "both"]
)
def test_a_pause_ends_no_process_and_is_no_fault(paused: str):
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "demo.settings_test"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with Process([sys.executable, "-c", WORKER], env=environment, **pipes) as worker:
        renderer = int(worker.stdout.readline())
        for _ in range(2):
            ask(worker)
            pause(*{"worker": [worker.pid], "renderer": [renderer], "both": [worker.pid, renderer]}[paused])
            ask(worker)
        printed, _errors = worker.communicate(timeout=30)

    assert json.loads(printed) == {"failures": [], "is_same_process": True}


def ask(worker: subprocess.Popen) -> None:
    """Waits until both threads of the worker are rendering."""
    worker.stdin.write("\n")
    worker.stdin.flush()
    assert worker.stdout.readline() == "2\n"


def pause(*processes: int) -> None:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    # This test needs real time to pass.
    time.sleep(PAUSE_SECONDS)
    for process in processes:
        os.kill(process, signal.SIGCONT)
