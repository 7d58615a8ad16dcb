import os
import signal
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone

from intarsia.jobs.models import Job
from intarsia.jobs.outcome import store_outcome
from intarsia.jobs.worker import Worker

STUCK = 75


class Command(BaseCommand):
    help = "Runs jobs: e-mails, deletion of expired data, and those of your apps. Start as many as you need."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--once", action="store_true", help="Runs the jobs that are due and ends.")

    def handle(self, *args: Any, **options: Any) -> None:
        worker = Worker(on_stuck=end_process)
        for name in (signal.SIGTERM, signal.SIGINT):
            # The job that is running ends first.
            signal.signal(name, lambda *_: worker.stopped.set())
        if options["once"]:
            self.stdout.write(f"Jobs run: {worker.run_due()}.")
        else:
            worker.run()


def end_process(job: Job) -> None:
    """Nothing else ends a job that cannot be interrupted. The service manager starts the worker again."""
    store_outcome(job, "It did not end in time, and its process was ended.", timezone.now())
    os._exit(STUCK)
