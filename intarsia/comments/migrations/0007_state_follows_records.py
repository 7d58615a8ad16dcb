from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("intarsia_comments", "0006_moderation_records")]

    operations = [migrations.RemoveField("comment", name) for name in ("state_before", "removed_at", "entry", "decided_by")]
