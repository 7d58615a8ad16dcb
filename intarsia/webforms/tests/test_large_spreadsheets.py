"""A spreadsheet of many entries needs no more memory than one of a few hundred."""

import copy
import tracemalloc

import pytest
from django.utils import timezone

from intarsia.moderation.models import ModerationRecord
from intarsia.webforms.admin.entries.entry_export import BATCH
from intarsia.webforms.models import Entry

from .builders import entry

pytestmark = pytest.mark.django_db

LONG = "A long answer. " * 200


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_FORM_SUB_29_a_spreadsheet_of_many_entries_is_made_in_constant_memory(form, admin_client, kind):
    first = entry(form).record
    add_entries(first, BATCH)
    peak_of_export(form, admin_client, kind)
    peak = peak_of_export(form, admin_client, kind)
    add_entries(first, 3 * BATCH)

    assert peak_of_export(form, admin_client, kind) < 1.5 * peak


def add_entries(like: ModerationRecord, number: int) -> None:
    form = like.subject.form
    answers = {"answers": {"3": LONG}, "texts": {"3": LONG}}
    entries = [Entry(form=form, submitted=timezone.now(), digest=f"{number}-{one}", **answers) for one in range(number)]
    records = []
    for one in Entry.objects.bulk_create(entries):
        record = copy.copy(like)
        record.pk, record.object_id = None, one.pk
        records.append(record)
    ModerationRecord.objects.bulk_create(records)


def peak_of_export(form, client, kind: str) -> int:
    """In bytes of Python's memory."""
    tracemalloc.start()
    try:
        response = client.get("/admin/webform_entries/", {"form": form.pk, "export": kind})
        for _block in response.streaming_content:
            pass
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
