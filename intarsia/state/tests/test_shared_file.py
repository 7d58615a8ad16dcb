"""The file that processes share for counting, after a fork and after it was deleted."""

import multiprocessing
import threading

from intarsia.state.counters.in_file import FileCounters


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
    path = tmp_path / "counters.sqlite3"
    counter = FileCounters(path)
    counter.count("ann", 60)
    child = multiprocessing.get_context("fork").Process(target=counter.count, args=("ann", 60))
    child.start()
    child.join()

    assert counter.count("ann", 60) == 3


def test_deleted_file_is_created_again(tmp_path):
    path = tmp_path / "counters.sqlite3"
    counter = FileCounters(path)
    counter.count("ann", 60)
    for file in tmp_path.iterdir():
        file.unlink()

    assert counter.count("ann", 60) == 1
    assert FileCounters(path).count("ann", 60) == 2
