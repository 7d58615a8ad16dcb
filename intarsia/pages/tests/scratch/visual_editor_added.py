"""Makes pages, adds `BuilderPageMixin` to their type by a migration, and prints what visitors get before and after."""

import json
import os
import sys

os.environ["DJANGO_SETTINGS_MODULE"] = "demo.settings_test"

import django
from django.conf import settings

settings.DATABASES["default"] = {"ENGINE": "django.db.backends.sqlite3", "NAME": sys.argv[1]}
django.setup()

from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.db.migrations.executor import MigrationExecutor  # noqa: E402
from django.test import Client  # noqa: E402
from django.utils import timezone  # noqa: E402
from wagtail.models import Page  # noqa: E402

from intarsia.pages.tests.stories.models import StoryPage  # noqa: E402

BEFORE = ("stories", "0001_initial")
BODY = json.dumps([{"type": "paragraph", "value": "<p>Written before</p>", "id": "a1"}])

call_command("migrate", verbosity=0)
call_command("migrate", *BEFORE, verbosity=0)
old = MigrationExecutor(connection).loader.project_state([BEFORE, ("wagtailcore", "0098_apitoken")]).apps
root = old.get_model("wagtailcore", "Page").objects.get(depth=2)
content_type, _made = old.get_model("contenttypes", "ContentType").objects.get_or_create(
    app_label="stories", model="storypage"
)
fields = {"title": "Before", "draft_title": "Before", "slug": "before", "body": BODY, "intro": "", "subtitle": ""}
made = old.get_model("stories", "StoryPage").objects.create(
    **fields,
    url_path=f"{root.url_path}before/",
    path=f"{root.path}0001",
    depth=3,
    locale=root.locale,
    content_type=content_type,
)
revision = old.get_model("wagtailcore", "Revision").objects.create(
    content_type=content_type,
    base_content_type=old.get_model("contenttypes", "ContentType").objects.get(app_label="wagtailcore", model="page"),
    object_id=str(made.pk),
    created_at=timezone.now(),
    content={"pk": made.pk, **fields, "path": made.path, "depth": 3, "url_path": made.url_path, "live": True},
)
Page.objects.filter(depth=2).update(numchild=1)
call_command("migrate", verbosity=0)

page = StoryPage.objects.get()
Page.objects.filter(pk=page.pk).update(latest_revision=revision.pk, live_revision=revision.pk)
page = StoryPage.objects.get()


def shown() -> str:
    return Client(headers={"host": "localhost"}).get("/before/").content.decode()


before = shown()
page.get_latest_revision().publish()
print(
    json.dumps(
        {
            "own template": "own-template" in before and "Written before" in before,
            "own template after publishing an old revision": shown() == before,
            "decided": StoryPage.objects.get().built_visually,
        }
    )
)
