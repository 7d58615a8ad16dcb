"""The public names of this app. Other apps import nothing else from it."""

from .builder_field import BuilderField, empty_document
from .conversion.blocks import BlockValue, register_block_conversion
from .editing.appending import append_element, pages_to_edit
from .editor_choices.icon_sets import register_icon_set
from .editor_choices.palettes import register_palette
from .editor_choices.style_presets import register_style_preset
from .models import (
    BuilderMixin,
    BuilderPage,
    BuilderPageMixin,
    SearchAndSharingMixin,
    SiteDesign,
    Template,
    TemplatedPageMixin,
)
from .models.display_rules import exclude, include
from .panels import BuilderPanel, editor_url
from .serving.policy_hosts import PolicyHosts, policy_hosts
from .serving.rendered_document import RenderedDocument, render_document

__all__ = [
    "BlockValue",
    "BuilderField",
    "BuilderMixin",
    "BuilderPage",
    "BuilderPageMixin",
    "BuilderPanel",
    "PolicyHosts",
    "RenderedDocument",
    "SearchAndSharingMixin",
    "SiteDesign",
    "Template",
    "TemplatedPageMixin",
    "append_element",
    "editor_url",
    "empty_document",
    "exclude",
    "include",
    "pages_to_edit",
    "policy_hosts",
    "register_block_conversion",
    "register_icon_set",
    "register_palette",
    "register_style_preset",
    "render_document",
]
