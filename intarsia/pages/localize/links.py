"""Links in translated documents lead to translations, also to those that go live later."""

from functools import partial
from typing import Any

from django.db import transaction
from django.db.models import Model
from wagtail.models import Locale, Page, ReferenceIndex
from wagtail_localize.models import Translation

from intarsia.documents.references import replace_references

from ..builder_field import BuilderField
from .places import copied


def with_links_to_translations(item: Any, field: BuilderField, locale: Locale) -> Any:
    """A copy of the document of this field."""
    document = copied(getattr(item, field.attname), field.contract())
    replace_references(document, field.contract(), lambda kind, pk: _translated(kind, pk, locale))
    return document


def _translated(kind: str, pk: int, locale: Locale) -> int:
    if kind != "page":
        return pk
    keys = Page.objects.filter(pk=pk).values("translation_key")
    found = Page.objects.live().filter(translation_key__in=keys, locale=locale).values_list("pk", flat=True).first()
    return found or pk


def follow_translation(instance: Model, **_kwargs: Any) -> None:
    """When a page goes live, synchronized pages of its language link to it instead of to its source."""
    if isinstance(instance, Page):
        transaction.on_commit(partial(_follow, instance), robust=True)


def _follow(page: Page) -> None:
    sources = Page.objects.filter(translation_key=page.translation_key).exclude(pk=page.pk)
    ids = {reference.object_id for source in sources for reference in ReferenceIndex.get_references_to(source)}
    linking = Page.objects.filter(pk__in=[pk for pk in ids if pk.isdecimal()], locale=page.locale)
    synchronized = Translation.objects.filter(target_locale=page.locale, enabled=True).values("source__object_id")
    for one in linking.filter(translation_key__in=synchronized):
        _link_to_translations(one, page.locale)


def _link_to_translations(page: Page, locale: Locale) -> None:
    """A new version, live if the last one is. While a version is reviewed, it stays as it is."""
    publishes = page.live and not page.has_unpublished_changes
    draft = page.get_latest_revision_as_object()
    if page.current_workflow_state:
        return
    is_changed = False
    for field in draft._meta.concrete_fields:
        if isinstance(field, BuilderField):
            document = with_links_to_translations(draft, field, locale)
            if document != copied(getattr(draft, field.attname), field.contract()):
                is_changed = True
                vars(draft)[field.attname] = document
    if is_changed:
        revision = draft.save_revision(log_action=True, clean=False)
        if publishes:
            revision.publish()
