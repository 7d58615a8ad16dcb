from django.db import migrations, models

from intarsia.moderation.unlocked_index import AddIndexUnlocked


class Migration(migrations.Migration):
    atomic = False
    dependencies = [("intarsia_moderation", "0011_recent_main_reasons")]

    operations = [
        AddIndexUnlocked(
            model_name="moderationrecord",
            index=models.Index(
                condition=models.Q(erased_at=None), fields=["-received", "-id", "outcome"], name="record_by_date_only"
            ),
        ),
        AddIndexUnlocked(
            model_name="moderationrecord",
            index=models.Index(
                condition=models.Q(erased_at=None), fields=["form", "-received", "-id"], name="record_by_form_only"
            ),
        ),
    ]
