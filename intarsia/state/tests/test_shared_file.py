"""The file that processes share for counting, after a fork and after it was deleted."""

import gc
import multiprocessing
import os
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import closing

from intarsia.page_cache.tests.services import run_python
from intarsia.state.counters import counters
from intarsia.state.counters.in_file import FileCounters
from intarsia.state.generations import current
from intarsia.state.key_value import key_value

# In a process without other threads, because one of them could hold a lock of SQLite while the process forks.
FORKS = """
import os, sys
from pathlib import Path
from intarsia.state.counters.in_file import FileCounters
counter = FileCounters(Path(sys.argv[1]))
counter.count("ann", 60)
child = os.fork()
if child:
    os.waitpid(child, 0)
    print(counter.count("ann", 60))
else:
    counter.count("ann", 60)
    os._exit(0)
"""


def count(path, times):
    counter = FileCounters(path)
    for _ in range(times):
        counter.count("ann", 60)


def test_processes_and_threads_count_together(tmp_path):
    path = tmp_path / "counters.sqlite3"
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=count, args=(path, 50)) for _ in range(2)]
    others += [threading.Thread(target=count, args=(path, 50)) for _ in range(2)]
    for one in others:
        one.start()
    for one in others:
        one.join()

    assert FileCounters(path).count("ann", 60) == 201


def test_forked_process_counts_with_its_own_connection(tmp_path):
    assert run_python(FORKS, tmp_path / "counters.sqlite3") == "3\n"


def test_deleted_file_is_created_again(tmp_path):
    path = tmp_path / "counters.sqlite3"
    counter = FileCounters(path)
    counter.count("ann", 60)
    for file in tmp_path.iterdir():
        file.unlink()

    assert counter.count("ann", 60) == 1
    assert FileCounters(path).count("ann", 60) == 2


def open_files() -> int:
    # The data of a thread refers to itself until Python looks for such circles.
    gc.collect()
    return len(os.listdir("/dev/fd"))


def test_a_process_closes_the_files_of_the_folder_that_it_used_before(tmp_path, settings, monkeypatch):
    monkeypatch.delenv("REDIS_URL", raising=False)
    numbers = []
    for number in range(3):
        settings.INTARSIA_CACHE_DIR = tmp_path / str(number)
        counters().count("ann", 60)
        key_value().put("ann", 1, 60)
        current()
        numbers.append(open_files())

    assert numbers[-1] == numbers[1]


def test_opening_a_new_file_waits_for_another_process_that_writes_to_it(tmp_path):
    path = tmp_path / "counters.sqlite3"
    with closing(sqlite3.connect(path)) as other, ThreadPoolExecutor() as threads:
        other.execute("BEGIN IMMEDIATE")
        opened = threads.submit(FileCounters, path)
        # Without waiting, opening would fail at once.
        assert not wait([opened], timeout=0.2).done
        other.rollback()
        assert opened.result().file.path == path
