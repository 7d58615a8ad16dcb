"""Migrates a database from before the fields were renamed, and prints which values were kept."""

import json
import os
import sys

os.environ["DJANGO_SETTINGS_MODULE"] = "demo.settings_test"

import django
from django.conf import settings

settings.DATABASES["default"] = {"ENGINE": "django.db.backends.sqlite3", "NAME": sys.argv[1]}
django.setup()

from django.db import connection  # noqa: E402
from django.db.migrations.executor import MigrationExecutor  # noqa: E402
from django.utils import timezone  # noqa: E402

BEFORE = [
    ("intarsia_protection", "0014_listed_senders"),
    ("intarsia_comments", "0003_telling_until"),
    ("intarsia_firewall", "0002_crawlers"),
]
AFTER = [
    ("intarsia_protection", "0016_plain_names"),
    ("intarsia_comments", "0005_trash"),
    ("intarsia_firewall", "0004_blocked_ip"),
]
IP = "192.0.2.7"


def migrated_to(targets):
    executor = MigrationExecutor(connection)
    executor.migrate(targets)
    return executor.loader.project_state(targets).apps


now, old = timezone.now(), migrated_to(BEFORE)
page = old.get_model("wagtailcore", "Page").objects.get(depth=2)
site = old.get_model("wagtailcore", "Site").objects.get()
old.get_model("intarsia_protection", "JudgedSubmission").objects.create(
    site=site,
    form="contact",
    received=now,
    outcome="hold",
    score=0.6,
    put_aside=now,
    taught=0.25,
    address=IP,
    reasons=[{"reason": "too_fast", "family": "behaviour", "weight": 4.0}],
)
old.get_model("intarsia_protection", "OwnText").objects.create(
    site=site, language="en", name="wall_title", text="Please wait"
)
old.get_model("intarsia_firewall", "StoppedAddress").objects.create(
    day=now.date(), address=IP, reason="flood", was_stopped=True, last=now
)
log_type, _is_new = old.get_model("contenttypes", "ContentType").objects.get_or_create(
    app_label="intarsia_firewall", model="stoppedaddress"
)
permission, _is_new = old.get_model("auth", "Permission").objects.get_or_create(
    content_type=log_type, codename="view_stoppedaddress"
)
old.get_model("auth", "Group").objects.create(name="Readers").permissions.add(permission)
old.get_model("intarsia_protection", "LearntWords").objects.create(site=site, version="a", content=b"b", lessons=3)
old.get_model("intarsia_comments", "CommentSettings").objects.create(site=site, telling_until=now)
old.get_model("intarsia_comments", "Comment").objects.create(
    page_id=page.pk,
    name="Ana",
    text="Hello",
    digest="d",
    told=now,
    put_away=now,
    address=IP,
    state="bin",
    state_before="waiting",
)

new = migrated_to(AFTER)
entry = new.get_model("intarsia_protection", "JudgedSubmission").objects.get()
learned = new.get_model("intarsia_protection", "LearnedWords").objects.get()
comment = new.get_model("intarsia_comments", "Comment").objects.get()
blocked = new.get_model("intarsia_firewall", "BlockedIp").objects.get()
readers = new.get_model("auth", "Group").objects.get(name="Readers")
permissions = [permission.codename for permission in readers.permissions.all()]
print(
    json.dumps(
        {
            "decision": (entry.dismissed_at, entry.training_weight) == (now, 0.25),
            "learned words": (learned.version, bytes(learned.content), learned.lessons) == ("a", b"b", 3),
            "notification settings": new.get_model("intarsia_comments", "CommentSettings").objects.get().notifying_until
            == now,
            "comment": (comment.notified_at, comment.removed_at) == (now, now),
            "comment in the trash": (comment.state, comment.state_before) == ("trash", "waiting"),
            "IP addresses": {
                entry.ip,
                comment.ip,
                blocked.ip,
            }
            == {IP},
            "blocked": blocked.was_blocked is True,
            "permission to read the log of the firewall": permissions == ["view_blockedip"],
            "reasons": entry.reasons == [{"reason": "too_fast", "family": "behavior", "weight": 4.0}],
            "text of the firewall page": new.get_model("intarsia_protection", "OwnText").objects.get().name
            == "firewall_title",
        }
    )
)
