import json
import uuid

import wagtail.fields
from django.db import migrations, models

APP = "intarsia_pages"
PARTS = ("header", "footer")
BELOW, BRANCH = "below", "branch"


def rules_of(kind, below, page_type):
    """A header or footer applied to the chosen page too, a page template only to the pages below it."""
    if not below:
        return []
    where = BRANCH if kind in PARTS else BELOW
    value = {"where": where, "page": below, "page_type": "" if kind in PARTS else page_type or ""}
    return [{"type": "include", "value": value, "id": str(uuid.uuid4())}]


def revisions_of_templates(apps):
    revisions = apps.get_model("wagtailcore", "Revision").objects
    return revisions.filter(content_type__app_label=APP, content_type__model="template").iterator()


def forwards(apps, schema_editor):
    for template in apps.get_model(APP, "Template").objects.iterator():
        rules = rules_of(template.kind, template.below_id, template.page_type)
        if rules:
            template.display_rules = json.dumps(rules)
            template.save(update_fields=["display_rules"])
    for revision in revisions_of_templates(apps):
        content = revision.content
        rules = rules_of(content.get("kind"), content.pop("below", None), content.pop("page_type", ""))
        content["display_rules"] = json.dumps(rules)
        content.setdefault("priority", 0)
        revision.save(update_fields=["content"])


def backwards(apps, schema_editor):
    """Only the first rule with a page can be kept."""
    existing = set(apps.get_model("wagtailcore", "Page").objects.values_list("pk", flat=True))
    for template in apps.get_model(APP, "Template").objects.iterator():
        below, template.page_type = first_of(template.display_rules.raw_data)
        template.below_id = below if below in existing else None
        template.save(update_fields=["below", "page_type"])
    for revision in revisions_of_templates(apps):
        content = revision.content
        content["below"], content["page_type"] = first_of(json.loads(content.pop("display_rules", "[]")))
        content.pop("priority", None)
        revision.save(update_fields=["content"])


def first_of(rules):
    values = [rule["value"] for rule in rules if rule["type"] == "include" and rule["value"]["page"]]
    return (values[0]["page"], values[0]["page_type"]) if values else (None, "")


class Migration(migrations.Migration):
    dependencies = [("intarsia_pages", "0008_opens_images")]

    operations = [
        migrations.AddField(
            model_name='template',
            name='display_rules',
            field=wagtail.fields.StreamField([('include', 3), ('exclude', 4)], blank=True, block_lookup={0: ('wagtail.blocks.ChoiceBlock', [], {'choices': [('below', 'All pages below a page'), ('branch', 'A page and all pages below it'), ('page', 'A single page'), ('site', 'All pages')], 'label': 'Pages'}), 1: ('wagtail.blocks.PageChooserBlock', (), {'label': 'Page', 'required': False}), 2: ('intarsia.pages.models.display_rules.PageTypeBlock', (), {}), 3: ('wagtail.blocks.StructBlock', [[('where', 0), ('page', 1), ('page_type', 2)]], {'icon': 'plus-inverse', 'label': 'Include'}), 4: ('wagtail.blocks.StructBlock', [[('where', 0), ('page', 1), ('page_type', 2)]], {'icon': 'minus', 'label': 'Exclude'})}, help_text="The template applies to the included pages except the excluded ones. If no page is included, it is not used. A header or footer replaces the site's own on these pages.", verbose_name='applies to'),
        ),
        migrations.AddField(
            model_name='template',
            name='priority',
            field=models.IntegerField(default=0, help_text='If several templates apply to a page, the one with the highest priority is used. If priorities are equal, the one for the nearest page is used.', verbose_name='priority'),
        ),
        migrations.RunPython(forwards, backwards),
        migrations.RemoveField("template", "below"),
        migrations.RemoveField("template", "page_type"),
    ]
