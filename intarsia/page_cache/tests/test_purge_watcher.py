"""Page files that other processes purged are removed without a request to this process."""

import threading

from intarsia.page_cache.files import PurgeWatcher

from .services import run_python
from .test_files import HOME, Disk


def test_pages_purged_before_the_start_are_removed_at_start(tmp_path):
    disk = Disk(tmp_path)
    disk.write()
    disk.bump("page-12")
    PurgeWatcher(disk.generations, disk.files)._check(None)
    assert disk.shown() is None


def test_pages_purged_by_another_machine_are_removed(tmp_path):
    """The other machine shares the generations, not the folder with the pages."""
    disk, purged = Disk(tmp_path), threading.Event()
    disk.write()
    disk.write(HOME, tags=["page-1"])
    follower = PurgeWatcher(disk.generations, disk.files)
    purge = disk.files.purge

    def purging(tags, generations):
        purge(tags, generations)
        if disk.shown() is None:
            purged.set()

    disk.files.purge = purging
    follower.start()
    disk.bump("page-12")
    assert purged.wait(timeout=30)
    follower.stop()
    assert disk.shown(HOME) == "bread"


def test_the_watcher_continues_after_a_failure(tmp_path, caplog):
    disk, again = Disk(tmp_path), threading.Event()
    read, calls = disk.generations.read, []

    def failing_once():
        calls.append(1)
        if len(calls) == 1:
            raise OSError("the disk is full")
        again.set()
        return read()

    disk.generations.read = failing_once
    follower = PurgeWatcher(disk.generations, disk.files)
    follower.start()
    assert again.wait(timeout=30)
    follower.stop()
    assert "the disk is full" in caplog.text


def test_the_watcher_runs_in_a_forked_worker(tmp_path):
    code = """
import os, sys, threading
from pathlib import Path
from intarsia.page_cache.files import PurgeWatcher
from intarsia.page_cache.tests.test_files import Disk
from intarsia.serving import start_in_each_process
disk = Disk(Path(sys.argv[1]))
start_in_each_process(PurgeWatcher(disk.generations, disk.files).start)
child = os.fork()
if not child:
    os._exit(0 if any(thread.name == "intarsia-page-files" for thread in threading.enumerate()) else 1)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    run_python(code, tmp_path)
