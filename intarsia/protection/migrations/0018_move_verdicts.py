from django.core.management.color import no_style
from django.db import migrations

STATUS_BY_OUTCOME = {"allow": "allowed", "hold": "waiting", "block": "blocked"}
SAME = ("site_id", "form", "received", "outcome", "score", "reasons", "ip", "user_agent", "page_url", "training_weight")
AT_ONCE = 500
HELD_FILES = "intarsia_moderation_heldfile"
RECORDS = "intarsia_moderation_moderationrecord"


def record_of(message, content_type, Record):
    was_released = message.released is not None and message.outcome != "allow"
    before = "allowed" if was_released else STATUS_BY_OUTCOME[message.outcome]
    removed_at = message.called_spam or (None if was_released else message.dismissed_at)
    status = before if removed_at is None else "spam" if message.called_spam else "trash"
    return Record(
        # The URLs of messages in the admin stay.
        pk=message.pk,
        content_type=content_type,
        object_id=message.pk,
        evidence=message.signals,
        status=status,
        status_before=before if removed_at else "",
        removed_at=removed_at,
        delivered_at=message.received if message.outcome == "allow" else message.released,
        decided_by_id=message.decided_by_id,
        decided_at=message.called_spam or message.released or message.dismissed_at,
        **{name: getattr(message, name) for name in SAME},
    )


def create_records(apps, schema_editor):
    Message = apps.get_model("intarsia_protection", "JudgedSubmission")
    Record = apps.get_model("intarsia_moderation", "ModerationRecord")
    content_type, _is_new = apps.get_model("contenttypes", "ContentType").objects.get_or_create(
        app_label="intarsia_protection", model="judgedsubmission"
    )
    messages = Message.objects.order_by("pk").iterator(AT_ONCE)
    Record.objects.bulk_create((record_of(one, content_type, Record) for one in messages), batch_size=AT_ONCE)
    # PostgreSQL does not count primary keys that were given.
    with schema_editor.connection.cursor() as cursor:
        for statement in schema_editor.connection.ops.sequence_reset_sql(no_style(), [Record]):
            cursor.execute(statement)


def restore_columns(apps, schema_editor):
    messages = apps.get_model("intarsia_protection", "JudgedSubmission").objects
    records = apps.get_model("intarsia_moderation", "ModerationRecord").objects
    own = records.filter(
        content_type__app_label="intarsia_protection", content_type__model="judgedsubmission"
    )
    for record in own.iterator(AT_ONCE):
        messages.filter(pk=record.object_id).update(
            signals=record.evidence,
            released=record.delivered_at if record.outcome != "allow" else None,
            called_spam=record.removed_at if record.status == "spam" else None,
            dismissed_at=record.removed_at if record.status == "trash" else None,
            decided_by_id=record.decided_by_id,
            **{name: getattr(record, name) for name in SAME},
        )
    delete_with_files(list(own.values_list("pk", flat=True)), schema_editor.connection)


def delete_with_files(keys, connection):
    """The table of held files is that of a later migration, which this one does not know and which may have run or not."""
    with connection.cursor() as cursor:
        held_files = {HELD_FILES: "record_id"} if HELD_FILES in connection.introspection.table_names(cursor) else {}
        for table, column in (held_files | {RECORDS: "id"}).items():
            cursor.executemany(f"DELETE FROM {table} WHERE {column} = %s", [(key,) for key in keys])


class Migration(migrations.Migration):
    dependencies = [
        ("contenttypes", "0002_remove_content_type_name"),
        ("intarsia_protection", "0017_optional_verdicts"),
    ]

    operations = [migrations.RunPython(create_records, restore_columns)]
