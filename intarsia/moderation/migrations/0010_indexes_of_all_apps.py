from django.db import migrations, models

from intarsia.moderation.unlocked_index import AddIndexUnlocked


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("intarsia_moderation", "0009_lists_of_all_apps")]

    operations = [
        AddIndexUnlocked(
            model_name="moderationrecord",
            index=models.Index(
                condition=models.Q(erased_at=None),
                fields=["status", "-received", "-id"],
                name="record_by_status_only",
            ),
        ),
        AddIndexUnlocked(
            model_name="moderationrecord",
            index=models.Index(fields=["received", "outcome", "main_reason"], name="record_for_charts"),
        ),
    ]
