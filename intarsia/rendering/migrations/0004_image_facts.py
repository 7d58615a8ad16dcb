from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [
        ("intarsia_rendering", "0003_animated_images"),
    ]

    operations = [
        migrations.RenameModel(old_name="ImageColor", new_name="ImageFacts"),
    ]
