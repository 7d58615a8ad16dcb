"""Connects documents with wagtail-localize, which has hooks for fields, but not for its screen and for page links."""

from functools import wraps
from typing import Any

from django.db import models
from django.urls import NoReverseMatch, reverse
from wagtail.admin.templatetags.wagtailadmin_tags import cautious_slugify
from wagtail.models import Locale
from wagtail.signals import published
from wagtail_localize import models as localize_models
from wagtail_localize.views import edit_translation

from intarsia.documents.reference_targets import reference_target

from ..builder_field import BuilderField
from .links import follow_translation, with_links_to_translations
from .places import copied, places_in
from .segments import segments_of, with_translations

WIDGETS: dict[str, dict[str, Any]] = {
    "page": {"type": "page_chooser", "allowed_page_types": ["wagtailcore.page"]},
    "image": {"type": "image_chooser"},
    "document": {"type": "document_chooser"},
}


def connect() -> None:
    # wagtail-localize looks for these methods.
    BuilderField.get_translatable_segments = segments_of  # type: ignore[attr-defined]
    BuilderField.restore_translated_segments = with_translations  # type: ignore[attr-defined]
    localize_models.ingest_segments = _with_links_to_translations(localize_models.ingest_segments)
    edit_translation.get_segment_location_info = _with_elements(edit_translation.get_segment_location_info)
    published.connect(follow_translation, dispatch_uid="intarsia_follow_translation")


def _with_links_to_translations(ingest: Any) -> Any:
    """A link to a page leads to its translation, if there is one."""

    @wraps(ingest)
    def ingest_segments(original: Any, translated: Any, source: Locale, target: Locale, segments: Any) -> None:
        ingest(original, translated, source, target, segments)
        for field in translated._meta.concrete_fields:
            if isinstance(field, BuilderField):
                vars(translated)[field.attname] = with_links_to_translations(translated, field, target)

    return ingest_segments


def _with_elements(location_info: Any) -> Any:
    """The screen of a translation shows only fields with a panel of the form. Documents have another panel."""

    @wraps(location_info)
    def get_segment_location_info(
        instance: models.Model, tab_helper: Any, content_path: str, field_path: str, widget: bool = False
    ) -> dict[str, Any]:
        name, _dot, path = content_path.partition(".")
        field = instance._meta.get_field(name)
        if not isinstance(field, BuilderField):
            return location_info(instance, tab_helper, content_path, field_path, widget=widget)
        places = list(places_in(copied(getattr(instance, name), field.contract()), field.contract()))
        found = next((one for one in places if path == one.path or path.startswith(f"{one.path}.")), None)
        return {
            "tab": cautious_slugify(tab_helper.tabs[0]),
            "field": found.element if found else str(field.verbose_name),
            "order": len(tab_helper.field_ordering_mapping) + (places.index(found) if found else 0),
            "blockId": path.partition(".")[0],
            "fieldHelpText": "",
            "subField": found.label if found else None,
            "widget": _widget(found.kind if found else "") if widget else None,
        }

    return get_segment_location_info


def _widget(kind: str) -> dict[str, Any]:
    target = reference_target(kind) if kind == "form" else None
    return (_snippet_chooser(target.model) if target else WIDGETS.get(kind)) or {"type": "text"}


def _snippet_chooser(model: type[models.Model]) -> dict[str, Any] | None:
    meta = model._meta
    try:
        url = reverse(f"wagtailsnippetchoosers_{meta.app_label}_{meta.model_name}:choose")
    except NoReverseMatch:
        return None
    names = {"verbose_name": meta.verbose_name, "verbose_name_plural": meta.verbose_name_plural}
    model_info = {"app_label": meta.app_label, "model_name": meta.model_name, **names}
    return {"type": "snippet_chooser", "snippet_model": model_info, "chooser_url": url}
