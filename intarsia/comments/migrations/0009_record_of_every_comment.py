from importlib import import_module

from django.db import migrations

first_records = import_module("intarsia.comments.migrations.0006_moderation_records")
AT_ONCE = 500


def of_comments(apps):
    content_type = first_records.content_type_of(apps, "intarsia_comments", "comment")
    return apps.get_model("intarsia_moderation", "ModerationRecord").objects.filter(content_type=content_type)


def to_records(apps, schema_editor):
    """The IP address of a comment is stored in its record, which every comment has from now on."""
    Comment, Record = apps.get_model("intarsia_comments", "Comment"), apps.get_model("intarsia_moderation", "ModerationRecord")
    content_type = first_records.content_type_of(apps, "intarsia_comments", "comment")
    known = dict(of_comments(apps).values_list("object_id", "ip"))
    sites = list(apps.get_model("wagtailcore", "Site").objects.select_related("root_page").order_by("-is_default_site"))
    for comment in Comment.objects.select_related("page").iterator(AT_ONCE):
        if comment.pk in known:
            if comment.ip and not known[comment.pk]:
                of_comments(apps).filter(object_id=comment.pk).update(ip=comment.ip)
        elif sites:
            status = first_records.STATUS_BY_STATE[comment.state]
            Record.objects.create(
                content_type=content_type,
                object_id=comment.pk,
                site=first_records.site_of(comment, sites),
                form="comments",
                received=comment.posted,
                outcome="",
                score=0.0,
                ip=comment.ip,
                status=status,
                delivered_at=comment.posted if status == "allowed" else None,
            )


def to_comments(apps, schema_editor):
    comments = apps.get_model("intarsia_comments", "Comment").objects
    for pk, ip in of_comments(apps).exclude(ip=None).values_list("object_id", "ip").iterator(AT_ONCE):
        comments.filter(pk=pk).update(ip=ip)
    # Without a verdict and a decision, there was no record. Such a record has no files, so nothing depends on it.
    made_here = of_comments(apps).filter(outcome="", decided_at=None)
    made_here._raw_delete(schema_editor.connection.alias)


class Migration(migrations.Migration):
    dependencies = [
        ("intarsia_comments", "0008_no_notification_lease"),
        ("intarsia_moderation", "0003_records_without_a_verdict"),
    ]

    operations = [migrations.RunPython(to_records, to_comments)]
