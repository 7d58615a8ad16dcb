"""Fills the column in short transactions, so that messages are stored meanwhile."""

from datetime import timedelta

from django.db import migrations
from django.utils import timezone

# The charts show the last 14 days.
DAYS = 16
BATCH = 500


def fill(apps, schema_editor):
    model = apps.get_model("intarsia_moderation", "ModerationRecord")
    records, field = model.objects.using(schema_editor.connection.alias), model._meta.get_field("main_reason")
    recent = records.filter(received__gt=timezone.now() - timedelta(days=DAYS), main_reason="").exclude(reasons=[])
    last = 0
    while batch := list(recent.filter(pk__gt=last).order_by("pk").only("reasons")[:BATCH]):
        for record in batch:
            # A bulk update does not ask the field.
            field.pre_save(record, add=False)
        records.bulk_update(batch, ["main_reason"])
        last = batch[-1].pk


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("intarsia_moderation", "0010_indexes_of_all_apps")]

    operations = [migrations.RunPython(fill, migrations.RunPython.noop)]
