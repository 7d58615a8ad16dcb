from django.db import migrations, models

APP = "intarsia_firewall"
OLD, NEW = "stoppedaddress", "blockedip"


def rename_permissions(apps, old, new):
    # Django renames the content type by itself; before version 6.1 it leaves the permissions behind.
    permissions = apps.get_model("auth", "Permission").objects.filter(content_type__app_label=APP)
    for permission in permissions.filter(codename__endswith=f"_{old}"):
        codename = permission.codename.removesuffix(old) + new
        if not permissions.filter(codename=codename).exists():
            permission.codename = codename
            permission.save(update_fields=["codename"])


def forwards(apps, schema_editor):
    rename_permissions(apps, OLD, NEW)


def backwards(apps, schema_editor):
    rename_permissions(apps, NEW, OLD)


class Migration(migrations.Migration):
    dependencies = [
        (APP, "0003_ip"),
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]

    operations = [
        migrations.RemoveConstraint(OLD, "firewall_stopped_once"),
        migrations.RenameModel("StoppedAddress", "BlockedIp"),
        migrations.RenameField(NEW, "was_stopped", "was_blocked"),
        migrations.AddConstraint(
            NEW,
            models.UniqueConstraint(fields=("day", "ip", "reason", "was_blocked"), name="firewall_blocked_once"),
        ),
        migrations.RunPython(forwards, backwards),
    ]
