from django.db import migrations

import intarsia.moderation.models


class Migration(migrations.Migration):
    dependencies = [("intarsia_moderation", "0007_clients")]

    operations = [
        migrations.AddField(
            model_name="moderationrecord",
            name="main_reason",
            field=intarsia.moderation.models.MainReason(blank=True, default="", editable=False, max_length=100),
            preserve_default=False,
        ),
    ]
