from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("intarsia_moderation", "0003_records_without_a_verdict")]

    operations = [
        migrations.AddField(
            model_name="moderationrecord",
            name="erased_at",
            field=models.DateTimeField(blank=True, editable=False, null=True),
        ),
    ]
