from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("intarsia_webforms", "0001_webforms")]

    operations = [
        migrations.AddField("entry", "texts", models.JSONField(default=dict)),
    ]
