"""Migrates a database with verdicts in the tables of messages and comments, forwards and backwards, and prints both."""

import json
import os
from datetime import timedelta

os.environ["DJANGO_SETTINGS_MODULE"] = "demo.settings_test"

import dj_database_url
import django
from django.conf import settings

settings.DATABASES["default"] = dj_database_url.parse(os.environ["EARLIER_DATABASE"])
django.setup()

from django.db import connection  # noqa: E402
from django.db.migrations.executor import MigrationExecutor  # noqa: E402
from django.utils import timezone  # noqa: E402

BEFORE = [
    ("intarsia_protection", "0016_plain_names"),
    ("intarsia_comments", "0005_trash"),
    ("intarsia_moderation", None),
]
AFTER = [("intarsia_comments", "0011_erased_comments")]
IP = "192.0.2.7"
NOW = timezone.now()
DAY = timedelta(days=1)


def migrated_to(targets):
    executor = MigrationExecutor(connection)
    executor.migrate(targets)
    return executor.loader.project_state([target for target in targets if target[1]]).apps


def fill(apps):
    site, user = apps.get_model("wagtailcore", "Site").objects.get(), apps.get_model("auth", "User")
    moderator = user.objects.create(username="ben")
    messages = apps.get_model("intarsia_protection", "JudgedSubmission").objects
    comments = apps.get_model("intarsia_comments", "Comment").objects
    page = apps.get_model("wagtailcore", "Page").objects.get(depth=2)

    def message(name, outcome, form="contact", **changes):
        return messages.create(
            name=name,
            outcome=outcome,
            site=site,
            form=form,
            received=NOW - DAY,
            score=0.6,
            text=f"text of {name}",
            reasons=[{"reason": "a_link", "family": "words", "weight": 1.0}],
            signals={"ct_timezone": 1},
            fields={} if outcome == "allow" else {"message": name},
            **{"ip": IP} | changes,
        )

    def comment(name, state, parent=None, **changes):
        fields = {"text": name, "digest": name, "parent": parent, "thread": parent, "ip": IP} | changes
        return comments.create(name=name, page=page, state=state, **fields)

    message("held", "hold")
    message("blocked", "block")
    message("allowed", "allow")
    message("released", "hold", released=NOW, decided_by=moderator)
    message("spam", "hold", called_spam=NOW, decided_by=moderator, training_weight=0.25)
    message("released spam", "block", released=NOW - DAY, called_spam=NOW)
    message("dismissed", "hold", dismissed_at=NOW)
    waiting = message("waiting comment", "hold", "comments")
    shown = message("shown comment", "allow", "comments")
    trashed = message("trashed comment", "allow", "comments", ip=None)
    comment("waiting comment", "waiting", entry=waiting)
    first = comment("shown comment", "approved", entry=shown, decided_by=moderator)
    comment("reply by staff", "approved", first, author=moderator, ip=None)
    comment("approved without a message", "approved")
    comment("trashed comment", "trash", first, entry=trashed, state_before="approved", removed_at=NOW)
    comment("never read", "waiting")
    comment("old spam", "spam", state_before="waiting", removed_at=NOW, decided_by=moderator)
    comment("erased", "trash", removed_at=NOW, digest="forgotten 1", text="", ip=None)


def records(apps):
    found = {}
    for record in apps.get_model("intarsia_moderation", "ModerationRecord").objects.select_related("content_type"):
        model = apps.get_model(record.content_type.app_label, record.content_type.model)
        name = model.objects.get(pk=record.object_id).name
        if record.erased_at:
            assert record.erased_at == NOW
            name = f"{name} for good"
        found[name] = [
            *(record.content_type.model, record.outcome, record.status, record.status_before),
            *(record.removed_at == NOW, bool(record.delivered_at), bool(record.decided_by_id)),
            *(record.training_weight, record.ip, bool(record.evidence), len(record.reasons)),
        ]
    return found


def columns(apps):
    messages = apps.get_model("intarsia_protection", "JudgedSubmission").objects.order_by("name")
    comments = apps.get_model("intarsia_comments", "Comment").objects.order_by("name")
    return {
        "messages": [
            [
                *(one.name, one.form, one.outcome, one.score, one.site_id, one.ip, one.signals, one.training_weight),
                *(one.reasons, bool(one.released), bool(one.called_spam), bool(one.dismissed_at)),
                *(one.decided_by_id, one.received.isoformat(), "message" in one.fields),
            ]
            for one in messages.filter(form="contact")
        ],
        "comments": [
            [one.name, one.state, one.state_before, bool(one.removed_at), one.decided_by_id, one.parent_id, one.ip]
            for one in comments
        ],
        "entries": sorted(one.entry.name for one in comments.filter(entry__form="comments")),
    }


old = migrated_to(BEFORE)
fill(old)
before = columns(old)
new = migrated_to(AFTER)
answers = sorted(new.get_model("intarsia_protection", "JudgedSubmission").objects.values_list("name", flat=True))
states = dict(new.get_model("intarsia_comments", "Comment").objects.values_list("name", "state"))
result = {"records": records(new), "answers": answers, "states": states}
# A new row must not collide with one that was migrated.
new_message = new.get_model("intarsia_protection", "JudgedSubmission").objects.create(name="after")
model = new.get_model("intarsia_moderation", "ModerationRecord")
one = model.objects.first()
of_messages = model.objects.get(form="contact", status="blocked").content_type_id
one.pk, one.object_id, one.content_type_id = None, new_message.pk, of_messages
one.save(force_insert=True)
new_message.delete()
one.delete()
after = columns(migrated_to(BEFORE))
print(json.dumps(result | {"before": before, "after": after}))
