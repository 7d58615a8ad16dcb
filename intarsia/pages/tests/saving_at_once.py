"""Two users save the same version at the same moment. One is saved, the other gets a conflict.

Run by `make services` after all others: it leaves the database empty behind it.
"""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from .builders import Editor, administrator, document, heading, page

pytestmark = pytest.mark.django_db(transaction=True)


def test_two_simultaneous_saves_store_exactly_one():
    assert connection.vendor == "postgresql"
    for _round in range(10):
        item = page()
        sessions = [Editor(item, administrator()) for _person in range(2)]
        for session in sessions:
            session.load()
        ready = Barrier(len(sessions))

        def save(session: Editor, ready: Barrier = ready) -> int:
            try:
                ready.wait()
                return session.save(document(heading("Mine"))).status_code
            finally:
                connection.close()

        with ThreadPoolExecutor(len(sessions)) as threads:
            assert sorted(threads.map(save, sessions)) == [200, 409]
        assert item.revisions.count() == 2
