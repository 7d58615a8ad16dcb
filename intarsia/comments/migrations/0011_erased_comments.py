from importlib import import_module

from django.db import migrations
from django.db.models.functions import Coalesce

first_records = import_module("intarsia.comments.migrations.0006_moderation_records")


def mark_erased(apps, schema_editor):
    """Erased comments kept their place with such a digest."""
    erased = apps.get_model("intarsia_comments", "Comment").objects.filter(digest__startswith="forgotten ")
    content_type = first_records.content_type_of(apps, "intarsia_comments", "comment")
    records = apps.get_model("intarsia_moderation", "ModerationRecord").objects.filter(content_type=content_type)
    records.filter(object_id__in=erased.values("pk")).update(erased_at=Coalesce("removed_at", "received"))


class Migration(migrations.Migration):
    dependencies = [
        ("intarsia_comments", "0010_ip_in_records"),
        ("intarsia_moderation", "0004_erased_records"),
    ]

    operations = [migrations.RunPython(mark_erased, migrations.RunPython.noop)]
