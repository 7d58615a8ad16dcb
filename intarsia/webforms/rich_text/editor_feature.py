"""A form in Wagtail's rich text editor: a button, a chooser, and a block with the title of the form."""

from typing import Any

from django.urls import reverse_lazy
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from draftjs_exporter.dom import DOM
from wagtail.admin.admin_url_finder import AdminURLFinder
from wagtail.admin.rich_text.converters.contentstate_models import Entity
from wagtail.admin.rich_text.converters.html_to_contentstate import AtomicBlockEntityElementHandler
from wagtail.admin.rich_text.editors.draftail.features import EntityFeature
from wagtail.rich_text.feature_registry import FeatureRegistry

from intarsia.rendering import assets

from ..models import WebForm
from .form_embed import EMBED_TYPE, FormEmbed, form_id

# In the `features` of a RichTextField or RichTextBlock.
FEATURE = "web-form"
ENTITY = "WEB_FORM"
CHOOSER = "wagtailsnippetchoosers_intarsia_webforms_webform:choose"


class StoredForm(AtomicBlockEntityElementHandler):
    def create_entity(self, _name: str, attrs: dict[str, str], _state: Any, _contentstate: Any) -> Entity:
        form = WebForm.objects.filter(pk=form_id(attrs) or 0).first()
        if form is None:
            return _entity(attrs.get("id", ""), _("Deleted form"))
        return _entity(str(form.pk), form.title, AdminURLFinder().get_edit_url(form))


def _entity(id: str, title: str, url: str | None = None) -> Entity:
    # Wagtail's block for embeds shows the name of the author.
    return Entity(ENTITY, "IMMUTABLE", {"id": id, "title": title, "authorName": title, "url": url})


def stored_form(entity: dict[str, Any]) -> Any:
    return DOM.create_element("embed", {"embedtype": EMBED_TYPE, "id": entity.get("id")})


def register_feature(features: FeatureRegistry) -> None:
    features.register_embed_type(FormEmbed)
    button = {
        "type": ENTITY,
        "icon": "form",
        "description": gettext_lazy("Web form"),
        "chooserUrls": {"formChooser": reverse_lazy(CHOOSER)},
    }
    script = assets.url("richTextForms.js")
    features.register_editor_plugin(
        "draftail", FEATURE, EntityFeature(button, js=["wagtailadmin/js/chooser-modal.js", script])
    )
    rule = {
        "from_database_format": {f'embed[embedtype="{EMBED_TYPE}"]': StoredForm()},
        "to_database_format": {"entity_decorators": {ENTITY: stored_form}},
    }
    features.register_converter_rule("contentstate", FEATURE, rule)
    features.default_features.append(FEATURE)
