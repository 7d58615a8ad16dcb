from datetime import timedelta

from django.db import migrations, models
from django.utils import timezone

import intarsia.moderation.models

# The charts show the last 14 days.
DAYS = 16
BATCH = 1_000


def fill(apps, schema_editor):
    records = apps.get_model("intarsia_moderation", "ModerationRecord").objects
    recent = records.filter(received__gt=timezone.now() - timedelta(days=DAYS)).exclude(reasons=[])
    changed = []
    for record in recent.only("reasons").iterator(BATCH):
        # A bulk update does not ask the field.
        record._meta.get_field("main_reason").pre_save(record, add=False)
        changed.append(record)
        if len(changed) == BATCH:
            records.bulk_update(changed, ["main_reason"])
            changed = []
    if changed:
        records.bulk_update(changed, ["main_reason"])


class Migration(migrations.Migration):
    dependencies = [("intarsia_moderation", "0007_clients")]

    operations = [
        migrations.AddField(
            model_name="moderationrecord",
            name="main_reason",
            field=intarsia.moderation.models.MainReason(blank=True, default="", editable=False, max_length=100),
            preserve_default=False,
        ),
        migrations.RunPython(fill, migrations.RunPython.noop),
    ]
