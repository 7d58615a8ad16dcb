from django.db import migrations

APP = "intarsia_pages"
OLD, NEW = "documentpage", "builderpage"


def rename_permissions(apps, old, new):
    # Django renames the content type by itself; before version 6.1 it leaves the permissions behind.
    permissions = apps.get_model("auth", "Permission").objects.filter(content_type__app_label=APP)
    for permission in permissions.filter(codename__endswith=f"_{old}"):
        codename = permission.codename.removesuffix(old) + new
        if not permissions.filter(codename=codename).exists():
            permission.codename = codename
            permission.save(update_fields=["codename"])


def rename_page_type_of_templates(apps, old, new):
    """A page template stores the type of the pages that it applies to, and so does each of its revisions."""
    old, new = f"{APP}.{old}", f"{APP}.{new}"
    apps.get_model(APP, "Template").objects.filter(page_type=old).update(page_type=new)
    revisions = apps.get_model("wagtailcore", "Revision").objects.filter(
        content_type__app_label=APP, content_type__model="template", content__page_type=old
    )
    for revision in revisions.iterator():
        revision.content["page_type"] = new
        revision.save(update_fields=["content"])


def forwards(apps, schema_editor):
    rename_permissions(apps, OLD, NEW)
    rename_page_type_of_templates(apps, OLD, NEW)


def backwards(apps, schema_editor):
    rename_permissions(apps, NEW, OLD)
    rename_page_type_of_templates(apps, NEW, OLD)


class Migration(migrations.Migration):
    dependencies = [
        ("intarsia_pages", "0006_missing_page"),
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]

    operations = [
        migrations.RenameModel("DocumentPage", "BuilderPage"),
        migrations.RunPython(forwards, backwards),
    ]
