"""Two users correct the same entry at the same moment. One correction is stored, the other user is told.

Run by `make services` after all others: it leaves the database empty behind it.
"""

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier, BrokenBarrierError

import pytest
from bs4 import BeautifulSoup
from django.db import connection
from django.db.models.signals import pre_save
from django.test import Client

from intarsia.pages.tests.builders import administrator
from intarsia.webforms.models import Entry

from .builders import entry, web_form

pytestmark = pytest.mark.django_db(transaction=True)


def test_two_simultaneous_corrections_overwrite_nothing():
    assert connection.vendor == "postgresql"
    one, both = entry(web_form()), Barrier(2)
    edit = f"/admin/webform_entries/edit/{one.pk}/"

    def wait_for_the_other(**_signal):
        # Nobody else comes if corrections are stored one after the other.
        with suppress(BrokenBarrierError):
            both.wait(timeout=2)

    def correct(changes: dict[str, str]) -> int:
        try:
            client = Client()
            client.force_login(administrator())
            inputs = BeautifulSoup(client.get(edit).content, "html.parser").select("#main form [name]")
            fields = {i["name"]: i.get("value", i.text.strip()) for i in inputs} | changes
            opened.wait()
            return client.post(edit, fields).status_code
        finally:
            connection.close()

    opened = Barrier(2, timeout=60)
    pre_save.connect(wait_for_the_other, Entry)
    try:
        with ThreadPoolExecutor(2) as threads:
            changes = {"input_1": "Ana B"}, {"input_2": "ana@example.com"}
            statuses = sorted(threads.map(correct, changes))
    finally:
        pre_save.disconnect(wait_for_the_other, Entry)

    one.refresh_from_db()
    assert statuses == [200, 302]
    assert (one.name, one.email) in [("Ana B", "ana@example.org"), ("Ana", "ana@example.com")]
