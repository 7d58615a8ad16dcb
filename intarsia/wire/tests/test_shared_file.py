"""The file that processes share for counting, after a fork and after it was deleted."""

import multiprocessing
import threading

from intarsia.state.limits import FileCounter


def count(path, times):
    counter = FileCounter(path)
    for _ in range(times):
        counter.add("ann", 1)


def test_processes_and_threads_count_together(tmp_path):
    path = tmp_path / "limits.sqlite3"
    context = multiprocessing.get_context("spawn")
    others = [context.Process(target=count, args=(path, 50)) for _ in range(2)]
    others += [threading.Thread(target=count, args=(path, 50)) for _ in range(2)]
    for one in others:
        one.start()
    for one in others:
        one.join()

    assert FileCounter(path).add("ann", 1) == 201


def test_forked_process_counts_with_its_own_connection(tmp_path):
    path = tmp_path / "limits.sqlite3"
    counter = FileCounter(path)
    counter.add("ann", 1)
    child = multiprocessing.get_context("fork").Process(target=counter.add, args=("ann", 1))
    child.start()
    child.join()

    assert counter.add("ann", 1) == 3


def test_deleted_file_is_created_again(tmp_path):
    path = tmp_path / "limits.sqlite3"
    counter = FileCounter(path)
    counter.add("ann", 1)
    for file in tmp_path.iterdir():
        file.unlink()

    assert counter.add("ann", 1) == 1
    assert FileCounter(path).add("ann", 1) == 2
