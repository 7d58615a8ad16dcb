"""Whatever happens to the renderer process, a call is answered by it or by the next one."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from intarsia.page_cache.tests.services import Process
from intarsia.rendering.counters import counts
from intarsia.rendering.v8 import connection
from intarsia.rendering.v8.engine import Crashed, LeftRunning, Renderer, ScriptError, Stuck, Unavailable
from intarsia.rendering.v8.loading import MAX_STARTS
from intarsia.rendering.v8.tests import misbehaving_process
from intarsia.rendering.v8.tests.misbehaving_process import DIES_WHILE_STARTING

FUNCTIONS = """
const kept = [];
globalThis.intarsia = {
  ping: () => "pong",
  echo: text => text,
  sum: count => { let sum = 0; for (let n = 0; n < Number(count); n++) sum += n; return sum },
  render: megabytes => { kept.push(new Uint8Array(1e6 * Number(megabytes)).fill(1)); return kept.length },
  wait: () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  loop: () => { for (;;) {} },
  crash: () => { const rows = new Array(3e7).fill(0.5); rows.length = 4e7; rows.fill(1) },
};
"""


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    file = tmp_path / "server.js"
    file.write_text(FUNCTIONS)
    return file


@pytest.fixture
def engine(bundle: Path) -> Iterator[Renderer]:
    engine = Renderer(bundle=bundle)
    yield engine
    engine.close()


@pytest.fixture
def misbehaving(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Renderer]]:
    words = bundle.parent / "words"
    monkeypatch.setenv("MISBEHAVIOR", str(words))
    monkeypatch.setattr(connection, "PASSED", connection.PASSED | {"MISBEHAVIOR"})
    bundle.write_text("functions")
    engine = Renderer(bundle=bundle, program=misbehaving_process.__name__)

    def behave(*wanted: str) -> Renderer:
        words.write_text("\n".join(wanted))
        return engine

    yield behave
    engine.close()


def kill(engine: Renderer) -> int:
    """The process ID that it had."""
    process = engine.pid
    os.kill(process, signal.SIGKILL)
    return process


def exists(process: int) -> bool:
    """Also true for a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


WITH_PROC = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="this system has no /proc")

FAULTS = [
    *("dies", "exits", "closes", "answers half", "garbage", "unknown kind", "wrong kind"),
    *("no JSON", "no UTF-8", "much too long"),
]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_request_that_was_not_answered_is_repeated_once(misbehaving: Callable[..., Renderer], fault: str):
    before = counts().get("renderer_ended", 0)

    assert misbehaving(fault, "answers").call("ping") == "pong"
    assert counts()["renderer_ended"] == before + 1

    with pytest.raises(Crashed, match="ended twice"):
        misbehaving(fault, fault, "answers").call("ping")
    assert misbehaving("answers").call("ping") == "pong"


def test_a_process_that_is_killed_while_it_starts_is_started_again(misbehaving: Callable[..., Renderer]):
    dies = [DIES_WHILE_STARTING] * (MAX_STARTS - 1)

    engine = misbehaving(*dies, "answers")
    assert engine.call("ping") == "pong"

    engine.close()
    with pytest.raises(Unavailable, match="SIGKILL"):
        misbehaving(*dies, DIES_WHILE_STARTING, "answers").call("ping")


def test_a_page_is_rendered_again_if_the_process_died_after_its_answer(misbehaving: Callable[..., Renderer]):
    assert misbehaving("answers and dies", "answers").render("{}") == "pong"


def test_a_stopped_process_is_replaced(misbehaving: Callable[..., Renderer], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "SILENT_SECONDS", 0.3)
    engine = misbehaving("stops", "answers")
    engine.render_seconds = 0.05

    with pytest.raises(Stuck, match="no answer"):
        engine.call("ping")
    assert engine.call("ping") == "pong"


def test_a_process_that_was_killed_while_idle_is_replaced_and_leaves_no_zombie(engine: Renderer):
    assert engine.call("ping") == "pong"
    killed = [kill(engine) for _ in range(3) if engine.call("ping")]

    assert engine.call("ping") == "pong"
    assert [process for process in killed if exists(process)] == []


def test_many_threads_get_answers_while_processes_are_killed(engine: Renderer):
    answers: list[Any] = []
    threads = [
        threading.Thread(target=lambda: answers.extend(engine.call("sum", "300000") for _ in range(20)))
        for _ in range(6)
    ]
    for thread in threads:
        thread.start()
    killed = set()
    while any(thread.is_alive() for thread in threads):
        threads[-1].join(0.001)
        process = engine.pid
        # A process that answered something is killed at a random moment of the next calls.
        if process and process not in killed and len(answers) > 20 * len(killed):
            os.kill(process, signal.SIGKILL)
            killed.add(process)
    for thread in threads:
        thread.join()

    assert answers == [44999850000] * 120
    assert len(killed) > 3


def test_a_call_that_python_interrupts_does_not_answer_the_next_one(engine: Renderer):
    def interrupt(*_arguments: object) -> None:
        raise KeyboardInterrupt

    assert engine.call("ping") == "pong"
    previous = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with pytest.raises(KeyboardInterrupt):
            engine.call("loop")
    finally:
        signal.signal(signal.SIGALRM, previous)

    assert engine.call("ping") == "pong"


def test_long_texts_are_passed_on_unchanged(engine: Renderer):
    text = 'wood – ψ 🪵 \\ " \n' * 500_000

    assert engine.call("echo", text, seconds=20) == text


def test_loops_stop_at_the_limit_of_cpu_time(engine: Renderer):
    with pytest.raises(Stuck, match="time limit"):
        engine.call("loop", seconds=0.2)
    assert engine.call("ping") == "pong"


def test_a_crash_of_v8_costs_only_its_process(engine: Renderer):
    with pytest.raises(Crashed):
        engine.call("crash")
    assert engine.call("ping") == "pong"


def test_a_script_that_waits_without_cpu_time_is_stopped(engine: Renderer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "SILENT_SECONDS", 0.3)
    engine.call("ping")

    with pytest.raises(Stuck, match="no answer"):
        engine.call("wait", seconds=0.05)
    assert engine.call("ping") == "pong"


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="only the kernel's list of threads tells")
def test_a_process_that_could_run_is_not_taken_for_one_that_waits(engine: Renderer, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection, "SILENT_SECONDS", 0.1)
    monkeypatch.setattr(connection, "SILENT_FACTOR", 0)
    assert engine.call("sum", "100000000", seconds=20) == 4999999950000000


def test_a_process_that_has_grown_too_large_is_replaced(engine: Renderer):
    engine.render("1")
    small = engine.pid
    assert engine.render("1") == 2
    assert engine.pid == small

    assert engine.render("400") == 3
    assert not exists(small)
    assert engine.render("1") == 1


def test_memory_outside_of_the_heap_is_limited(engine: Renderer):
    with pytest.raises((ScriptError, Crashed)):
        engine.render("3000")
    assert engine.call("ping") == "pong"


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_to_all_processes_of_a_worker_does_not_end_the_renderer(engine: Renderer, name: str):
    assert engine.call("ping") == "pong"
    process = engine.pid
    os.kill(process, signal.Signals[name])

    assert engine.call("ping") == "pong"
    assert engine.pid == process


def test_a_renderer_that_nobody_uses_any_more_ends_its_process(bundle: Path):
    engine = Renderer(bundle=bundle)
    engine.call("ping")
    process = engine.pid
    del engine

    assert not exists(process)


def test_without_a_program_the_reason_is_given(bundle: Path):
    engine = Renderer(bundle=bundle, program="no_such_program")

    with pytest.raises(Unavailable, match="exit code 1"):
        engine.call("ping")


def test_a_server_that_embeds_python_starts_the_interpreter_of_the_site(
    engine: Renderer, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(sys, "executable", "/usr/sbin/uwsgi")

    assert engine.call("ping") == "pong"


def test_a_forked_process_has_a_renderer_of_its_own_and_leaves_the_other_alone(engine: Renderer):
    assert engine.call("ping") == "pong"
    process, (reading, writing) = engine.pid, os.pipe()
    child = os.fork()
    if not child:
        answer = engine.call("ping")
        os.write(writing, json.dumps([answer, engine.pid]).encode())
        engine.close()
        os._exit(0)
    os.waitpid(child, 0)
    answer, its_process = json.loads(os.read(reading, 100))
    os.close(reading)
    os.close(writing)

    assert answer == "pong"
    assert its_process not in (0, process)
    assert engine.call("ping") == "pong"
    assert engine.pid == process


@pytest.mark.long
def test_a_process_forked_during_a_call_can_render(engine: Renderer):
    assert engine.call("ping") == "pong"
    calling = threading.Thread(target=engine.call, args=("sum", "100000000"), kwargs={"seconds": 20})
    calling.start()
    child = os.fork()
    if not child:
        os._exit(0 if engine.call("ping") == "pong" and engine.close() is None else 1)
    _process, status = os.waitpid(child, 0)
    calling.join()

    assert status == 0
    assert engine.call("ping") == "pong"


# Its standard error is a pipe that the renderer inherits, so it is closed only when both have ended.
WORKER = """
import sys, threading
from pathlib import Path
from intarsia.rendering.v8.engine import Renderer
engine = Renderer(bundle=Path(sys.argv[1]))
engine.call("ping")
if len(sys.argv) > 2:
    threading.Thread(target=engine.call, args=(sys.argv[2],), daemon=True).start()
print(engine.pid, flush=True)
sys.stdin.read()
"""


@contextmanager
def worker(*arguments: object) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A process with a renderer, and the process ID of the renderer."""
    command = [sys.executable, "-c", WORKER, *map(str, arguments)]
    pipes: Any = {name: subprocess.PIPE for name in ("stdin", "stdout", "stderr")}
    with Process(command, text=True, **pipes) as process:
        yield process, int(process.stdout.readline())
        process.kill()


@pytest.mark.parametrize("function", [None, "loop"])
def test_the_renderer_ends_when_its_worker_is_killed(bundle: Path, function: str | None):
    with worker(bundle, *([function] if function else [])) as (process, _renderer):
        process.kill()
        assert process.stderr.read() == ""


def test_a_worker_ends_its_renderer_before_it_exits(bundle: Path):
    with worker(bundle) as (process, renderer):
        process.communicate("", timeout=30)
        assert process.returncode == 0
        assert not exists(renderer)


def test_the_renderer_imports_no_django_and_the_worker_no_v8(engine: Renderer):
    modules = "import sys, intarsia.rendering.v8.renderer_process; print(*sys.modules)"
    path = {"PYTHONPATH": connection._python_path()}
    command = [sys.executable, "-S", "-s", "-P", "-c", modules]
    imported = subprocess.run(command, env={**os.environ, **path}, capture_output=True, text=True, check=True).stdout
    in_worker = "import sys, intarsia.rendering.v8.engine; print(*sys.modules)"
    imported_by_worker = subprocess.run([sys.executable, "-c", in_worker], capture_output=True, text=True, check=True)

    assert "py_mini_racer" in imported.split()
    assert not {"django", "wagtail", "orjson"} & {name.partition(".")[0] for name in imported.split()}
    assert "py_mini_racer" not in imported_by_worker.stdout.split()


@WITH_PROC
def test_the_renderer_gets_no_settings_of_the_worker(bundle: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("DATABASE_URL", "postgres://site:secret@db/site")
    engine = Renderer(bundle=bundle)
    engine.call("ping")
    environment = Path(f"/proc/{engine.pid}/environ").read_bytes()

    assert b"PYTHONPATH=" in environment
    assert b"secret" not in environment
    engine.close()


@WITH_PROC
def test_the_process_list_shows_what_it_is(engine: Renderer):
    assert engine.call("ping") == "pong"

    command = Path(f"/proc/{engine.pid}/cmdline").read_text().split("\0")

    assert "-m intarsia.rendering.v8.renderer_process" in " ".join(command)


def test_code_that_keeps_running_after_a_page_is_noticed(bundle: Path, engine: Renderer):
    again = "const again = () => Promise.resolve().then(again); intarsia.render = () => { again(); return 1 };"
    bundle.write_text(FUNCTIONS + again)

    with pytest.raises(LeftRunning):
        engine.render("")
    assert engine.call("ping") == "pong"
