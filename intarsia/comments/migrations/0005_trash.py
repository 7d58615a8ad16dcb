from django.db import migrations, models

OLD, NEW = "bin", "trash"
STATES = [("waiting", "pending"), ("approved", "approved"), ("spam", "spam"), (NEW, "in the trash")]


def rename_state(apps, old, new):
    comments = apps.get_model("intarsia_comments", "Comment").objects
    for field in ("state", "state_before"):
        comments.filter(**{field: old}).update(**{field: new})


def forwards(apps, schema_editor):
    rename_state(apps, OLD, NEW)


def backwards(apps, schema_editor):
    rename_state(apps, NEW, OLD)


class Migration(migrations.Migration):
    dependencies = [("intarsia_comments", "0004_field_names")]

    operations = [
        migrations.RenameField("comment", "address", "ip"),
        migrations.AlterField(
            "comment",
            "state",
            models.CharField("status", max_length=8, choices=STATES, default="waiting", db_index=True),
        ),
        migrations.AlterField("comment", "state_before", models.CharField(max_length=8, choices=STATES, blank=True)),
        migrations.RunPython(forwards, backwards),
    ]
