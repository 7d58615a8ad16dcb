"""It depends on a migration that does not exist."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("intarsia_jobs", "0000_missing")]
