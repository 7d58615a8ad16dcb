"""A pause of the machine is not taken for a faulty element."""

import json
import os
import signal
import subprocess
import sys
import time

PAUSES = 4
# Longer than the limits of a page in this process and of a ping.
PAUSE_SECONDS = 1.5

PROCESS = """
import json, sys, threading
import django
django.setup()
from intarsia.rendering.v8.engine import LeftRunning, Renderer, Stuck
from intarsia.rendering.tests.faulty_widgets import heading, page
content = page(*(heading(str(number), f"Title {number}") for number in range(100)))["content"]
engine = Renderer(render_seconds=1.0)
engine.call("ping")
context, failures, finished = engine._context, [], threading.Event()

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
    before = sum(thread.is_alive() for thread in threads)
    print(before, flush=True)
finished.set()
for thread in threads:
    thread.join()
print(json.dumps({"failures": failures, "is_same_context": engine._context is context}))
"""


def test_a_paused_process_keeps_its_context_and_marks_no_element():
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "demo.settings_test"}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", PROCESS], env=environment, **pipes) as process:
        for _ in range(PAUSES):
            ask(process)
            pause(process)
            ask(process)
        printed, _errors = process.communicate(timeout=30)

    assert json.loads(printed) == {"failures": [], "is_same_context": True}


def ask(process: subprocess.Popen) -> None:
    """Waits until both threads of the process are rendering."""
    process.stdin.write("\n")
    process.stdin.flush()
    assert process.stdout.readline() == "2\n"


def pause(process: subprocess.Popen) -> None:
    os.kill(process.pid, signal.SIGSTOP)
    # This test needs real time to pass.
    time.sleep(PAUSE_SECONDS)
    os.kill(process.pid, signal.SIGCONT)
