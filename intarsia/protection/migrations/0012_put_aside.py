from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("intarsia_protection", "0011_pixel")]

    operations = [
        migrations.AddField(
            model_name="judgedsubmission",
            name="put_aside",
            field=models.DateTimeField(blank=True, null=True, verbose_name="dismissed"),
        ),
    ]
