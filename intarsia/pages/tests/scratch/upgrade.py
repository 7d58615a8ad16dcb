"""Upgrades a database of the release with `DocumentPage`, and prints what the models of today read from it."""

import json
import os
import sys

os.environ["DJANGO_SETTINGS_MODULE"] = "demo.settings_test"

import django
from django.conf import settings

settings.DATABASES["default"] = {"ENGINE": "django.db.backends.sqlite3", "NAME": sys.argv[1]}
django.setup()

from django.contrib.auth.models import Group  # noqa: E402
from django.contrib.contenttypes.models import ContentType  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.db import connection  # noqa: E402
from django.db.migrations.executor import MigrationExecutor  # noqa: E402
from django.utils import timezone  # noqa: E402
from wagtail.models import Page  # noqa: E402

from intarsia.pages.models import BuilderPage, SiteDesign, Template  # noqa: E402

BEFORE = ("intarsia_pages", "0006_missing_page")
DOCUMENT = {"root": {"props": {}}, "content": [{"type": "text", "props": {"id": "text-1", "editor": "Hello"}}]}

call_command("migrate", *BEFORE, verbosity=0)
old = MigrationExecutor(connection).loader.project_state(BEFORE).apps
content_types = old.get_model("contenttypes", "ContentType").objects
page_type = content_types.get(app_label="intarsia_pages", model="documentpage")
template_type = content_types.get(app_label="intarsia_pages", model="template")
root = old.get_model("wagtailcore", "Page").objects.get(depth=2)
old.get_model("intarsia_pages", "DocumentPage").objects.create(
    title="Before",
    draft_title="Before",
    slug="before",
    url_path=f"{root.url_path}before/",
    path=f"{root.path}0001",
    depth=3,
    locale=root.locale,
    content_type=page_type,
    document=DOCUMENT,
)
template = old.get_model("intarsia_pages", "Template").objects.create(
    title="Article", kind="page", below=root, page_type="intarsia_pages.documentpage"
)
old.get_model("wagtailcore", "Revision").objects.create(
    content_type=template_type,
    base_content_type=template_type,
    object_id=str(template.pk),
    created_at=timezone.now(),
    content={
        **{"pk": template.pk, "title": "Article", "kind": "page", "document": DOCUMENT},
        **{"below": root.pk, "page_type": "intarsia_pages.documentpage"},
    },
)
old.get_model("intarsia_pages", "Template").objects.create(title="Header", kind="header", below=root)
permission = old.get_model("auth", "Permission").objects.get(codename="change_documentpage")
group = old.get_model("auth", "Group").objects.create(name="Authors")
group.permissions.add(permission)
site = old.get_model("wagtailcore", "Site").objects.get()
old.get_model("intarsia_pages", "SiteDesign").objects.create(site=site, opens_pictures=False)


def rules_of(template: Template) -> list[list[str]]:
    return [[one.block_type, one.value["where"], one.value["page_type"]] for one in template.display_rules]


call_command("migrate", verbosity=0)
# Back to the version before display rules, and forwards again.
call_command("migrate", "intarsia_pages", "0008", verbosity=0)
call_command("migrate", verbosity=0)
page = BuilderPage.objects.get(slug="before")
template, header = Template.objects.get(kind="page"), Template.objects.get(kind="header")
types = ContentType.objects.filter(app_label="intarsia_pages", model__in=("documentpage", "builderpage"))
print(
    json.dumps(
        {
            "document is kept": page.document == DOCUMENT,
            "class of the page": type(Page.objects.get(slug="before").specific).__name__,
            "content types": [content_type.model for content_type in types],
            "permissions": list(Group.objects.get(name="Authors").permissions.values_list("codename", flat=True)),
            "rules of the template": rules_of(template),
            "rules in its revision": rules_of(template.revisions.get().as_object()),
            "rules of the header": rules_of(header),
            "images open in the lightbox": SiteDesign.objects.get().opens_images,
        }
    )
)
