from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("intarsia_moderation", "0008_main_reason")]

    operations = [
        migrations.AlterField(
            model_name="moderationrecord",
            name="received",
            field=models.DateTimeField(verbose_name="received"),
        ),
    ]
