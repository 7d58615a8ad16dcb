"""Only threads with access to V8's memory make and close contexts."""

import json
import os
import subprocess
import sys
from typing import Any

# Records the threads in which mini-racer makes and closes contexts.
OBSERVED = """
import json, os, threading
from py_mini_racer import init_mini_racer
made_by, closed_by = [], []

def observe():
    dll = init_mini_racer(ignore_duplicate_init=True)
    make, close = dll.mr_init_context, dll.mr_free_context
    dll.mr_init_context = lambda *given: (made_by.append(threading.current_thread().name), make(*given))[1]
    dll.mr_free_context = lambda *given: (closed_by.append(threading.current_thread().name), close(*given))[1]

def in_thread(task, name="older"):
    thread = threading.Thread(target=task, name=name)
    thread.start()
    return thread
"""

SERVER = """
import django
django.setup()
from intarsia.rendering.v8.start import start_v8
start = start_v8()
is_main = start.thread == threading.main_thread().native_id
print(json.dumps({"is_main": is_main, "older": len(start.older_threads), "threads": threading.active_count()}))
"""

LATE = """
import logging
from intarsia.rendering.v8.engine import Renderer
from intarsia.rendering.v8.start import start_v8
logging.basicConfig(format="%(levelname)s %(message)s")
begin, waiting = threading.Event(), []

def work():
    begin.wait()
    engine = Renderer()
    assert engine.call("ping") == "pong"
    engine.close()
    assert engine.call("ping") == "pong"
    # The garbage collector closes this context.
    engine._context = None

older = [in_thread(work) for _ in range(3)]
in_thread(start_v8, "starter").join()
observe()
begin.set()
for thread in older:
    thread.join()
print(json.dumps({"made_by": made_by, "closed_by": closed_by}))
"""

FORKED = """
from intarsia.rendering.v8.engine import Renderer, Unavailable
from intarsia.rendering.v8.start import start_v8

def fork_and_ask():
    child = os.fork()
    if child == 0:
        try:
            answer = Renderer().call("ping")
        except Unavailable as error:
            answer = str(error)
        print(json.dumps(answer), flush=True)
        os._exit(0)
    os.waitpid(child, 0)
"""

BEFORE_THREADS = """
start_v8()
for _ in range(5):
    fork_and_ask()
in_thread(fork_and_ask).join()
"""

BY_AN_OLDER_THREAD = """
begin = threading.Event()
older = in_thread(lambda: (begin.wait(), fork_and_ask()))
start_v8()
begin.set()
older.join()
fork_and_ask()
"""


def run(*code: str) -> tuple[list[Any], str]:
    """The output and the log of a new process."""
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "demo.settings_test"}
    command = [sys.executable, "-c", OBSERVED + "".join(code)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_django_starts_v8_in_the_main_thread_before_other_threads():
    (printed,), log = run(SERVER)

    assert printed == {"is_main": True, "older": 0, "threads": 1}
    assert "V8" not in log


def test_older_threads_use_contexts_through_a_thread_with_access():
    (printed,), log = run(LATE)

    assert printed["made_by"] == ["intarsia-v8"] * 6
    assert printed["closed_by"] == ["intarsia-v8"] * 6
    assert log.count("WARNING V8 was started in a process that already had") == 1
    assert "start_v8() in the main thread" in log


def test_forked_processes_render_if_v8_started_before_other_threads():
    answers, _log = run(FORKED, BEFORE_THREADS)

    assert answers == ["pong"] * 6


def test_a_forked_process_without_access_raises_a_helpful_error():
    (by_older_thread, by_starting_thread), _log = run(FORKED, BY_AN_OLDER_THREAD)

    assert "cannot be started" in by_older_thread
    assert "forked by a thread that has no access to V8" in by_older_thread
    assert "start_v8() in the main thread" in by_older_thread
    assert by_starting_thread == "pong"
