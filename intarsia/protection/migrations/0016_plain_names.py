from django.db import migrations

FIREWALL_TEXTS = ("wall_", "firewall_")
FAMILIES = ("behaviour", "behavior")


def rename_texts(apps, old, new):
    """The owner's own texts of the firewall page are stored by name."""
    texts = apps.get_model("intarsia_protection", "OwnText").objects
    for text in texts.filter(name__startswith=old):
        text.name = new + text.name.removeprefix(old)
        text.save(update_fields=["name"])


def rename_family(apps, old, new):
    messages = apps.get_model("intarsia_protection", "JudgedSubmission").objects
    for message in messages.only("reasons").iterator():
        if any(reason.get("family") == old for reason in message.reasons):
            for reason in message.reasons:
                if reason.get("family") == old:
                    reason["family"] = new
            message.save(update_fields=["reasons"])


def forwards(apps, schema_editor):
    rename_texts(apps, *FIREWALL_TEXTS)
    rename_family(apps, *FAMILIES)


def backwards(apps, schema_editor):
    rename_texts(apps, *reversed(FIREWALL_TEXTS))
    rename_family(apps, *reversed(FAMILIES))


class Migration(migrations.Migration):
    dependencies = [("intarsia_protection", "0015_field_names")]

    operations = [
        migrations.RenameField("judgedsubmission", "address", "ip"),
        migrations.RunPython(forwards, backwards),
    ]
