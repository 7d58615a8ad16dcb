from django.db import migrations
from django.db.models import Q

STATUS_BY_STATE = {"waiting": "waiting", "approved": "allowed", "spam": "spam", "trash": "trash"}
STATE_BY_STATUS = {status: state for state, status in STATUS_BY_STATE.items()}
AT_ONCE = 500


def content_type_of(apps, app_label, model):
    types = apps.get_model("contenttypes", "ContentType").objects
    return types.get_or_create(app_label=app_label, model=model)[0]


def site_of(comment, sites):
    """The site with the nearest root page above."""
    above = [site for site in sites if comment.page.path.startswith(site.root_page.path)]
    return max(above, key=lambda site: len(site.root_page.path)) if above else sites[0]


def decide(record, comment):
    record.status = STATUS_BY_STATE[comment.state]
    is_removed = comment.state in ("spam", "trash")
    record.status_before = STATUS_BY_STATE.get(comment.state_before, "") if is_removed else ""
    record.removed_at = comment.removed_at
    was_shown = "allowed" in (record.status, record.status_before)
    record.delivered_at = (record.delivered_at or comment.posted) if was_shown else None
    record.decided_by_id = comment.decided_by_id or record.decided_by_id
    record.decided_at = record.decided_at or comment.removed_at


def to_records(apps, schema_editor):
    """The verdict about a comment belongs to the comment itself, and its message is not needed any more."""
    Record = apps.get_model("intarsia_moderation", "ModerationRecord")
    Message = apps.get_model("intarsia_protection", "JudgedSubmission")
    of_comments = content_type_of(apps, "intarsia_comments", "comment")
    of_messages = content_type_of(apps, "intarsia_protection", "judgedsubmission")
    sites = list(apps.get_model("wagtailcore", "Site").objects.select_related("root_page").order_by("-is_default_site"))
    decided = ~Q(entry=None) | ~Q(state="approved") | ~Q(decided_by=None)
    comments = apps.get_model("intarsia_comments", "Comment").objects.filter(decided).select_related("page")
    for comment in comments.iterator(AT_ONCE):
        of_message = Record.objects.filter(content_type=of_messages, object_id=comment.entry_id or 0)
        record = of_message.first()
        if record is None and not sites:
            continue
        if record is None:
            record = Record(
                site=site_of(comment, sites), form="comments", received=comment.posted, outcome="allow", score=0.0
            )
            record.ip = comment.ip
        record.content_type, record.object_id = of_comments, comment.pk
        decide(record, comment)
        record.save()
        Message.objects.filter(pk=comment.entry_id or 0).delete()


def to_messages(apps, schema_editor):
    Message = apps.get_model("intarsia_protection", "JudgedSubmission")
    of_comments = content_type_of(apps, "intarsia_comments", "comment")
    of_messages = content_type_of(apps, "intarsia_protection", "judgedsubmission")
    comments = apps.get_model("intarsia_comments", "Comment").objects
    records = apps.get_model("intarsia_moderation", "ModerationRecord").objects.filter(content_type=of_comments)
    for record in records.iterator(AT_ONCE):
        comment = comments.filter(pk=record.object_id).first()
        if comment is None:
            record.delete()
            continue
        answers = {name: getattr(comment, name) for name in ("name", "email", "website", "text")}
        answers |= {"page": comment.page_id, "parent": comment.parent_id}
        message = Message.objects.create(
            name=comment.name,
            email=comment.email,
            text=comment.text,
            fields={} if record.outcome == "allow" else answers,
        )
        record.content_type, record.object_id = of_messages, message.pk
        record.save()
        comment.entry, comment.decided_by_id = message, record.decided_by_id
        comment.removed_at = record.removed_at
        comment.state_before = STATE_BY_STATUS.get(record.status_before, "")
        comment.save()


class Migration(migrations.Migration):
    dependencies = [
        ("contenttypes", "0002_remove_content_type_name"),
        ("intarsia_comments", "0005_trash"),
        ("intarsia_moderation", "0001_initial"),
        ("intarsia_protection", "0019_only_answers"),
    ]

    operations = [migrations.RunPython(to_records, to_messages)]
