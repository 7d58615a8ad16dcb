from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("intarsia_moderation", "0002_held_files")]

    operations = [
        migrations.AlterField(
            model_name="moderationrecord",
            name="outcome",
            field=models.CharField(
                blank=True,
                choices=[("allow", "allowed"), ("hold", "held"), ("block", "blocked")],
                db_index=True,
                max_length=5,
                verbose_name="outcome",
            ),
        ),
    ]
