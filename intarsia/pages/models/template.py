from typing import Any

from django.contrib.contenttypes.fields import GenericRelation
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel
from wagtail.models import (
    DraftStateMixin,
    LockableMixin,
    PreviewableMixin,
    RevisionMixin,
    WorkflowMixin,
)
from wagtail.search import index

from ..panels import BuilderPanel
from .builder_page import BuilderMixin
from .display_rules import INCLUDE, display_rules_field


class Template(
    BuilderMixin,
    PreviewableMixin,
    WorkflowMixin,
    DraftStateMixin,
    LockableMixin,
    RevisionMixin,
    index.Indexed,
    models.Model,
):
    """A document that is not a page: a section, header, footer or page template."""

    class Kind(models.TextChoices):
        SECTION = "section", _("Section")
        HEADER = "header", _("Header")
        FOOTER = "footer", _("Footer")
        PAGE = "page", _("Page template")

    # A site has one of each. Pages below a certain page can have their own.
    PARTS = (Kind.HEADER, Kind.FOOTER)

    title = models.CharField(_("title"), max_length=200)
    kind = models.CharField(_("kind"), max_length=20, choices=Kind.choices, default=Kind.SECTION)
    display_rules = display_rules_field()
    priority = models.IntegerField(
        _("priority"),
        default=0,
        help_text=_(
            "If several templates apply to a page, the one with the highest priority is used. If priorities are equal, "
            "the one for the nearest page is used."
        ),
    )
    workflow_states = GenericRelation(
        "wagtailcore.WorkflowState",
        content_type_field="base_content_type",
        object_id_field="object_id",
        related_query_name="template",
        for_concrete_model=False,
    )

    panels = [
        FieldPanel("title"),
        FieldPanel("kind"),
        FieldPanel("display_rules"),
        FieldPanel("priority"),
        BuilderPanel(),
    ]
    search_fields = [
        index.SearchField("title"),
        index.AutocompleteField("title"),
        index.SearchField("document"),
        index.FilterField("kind"),
    ]

    class Meta:
        verbose_name = _("template")
        verbose_name_plural = _("templates")
        ordering = ["title", "pk"]

    def __str__(self):
        return self.title


def is_page_template(item: Any) -> bool:
    return isinstance(item, Template) and item.kind == Template.Kind.PAGE


def is_unused(template: Template) -> bool:
    """Whether no rule includes pages, published or not."""
    return not any(rule.block_type == INCLUDE for rule in template.display_rules)


def is_unused_page_template(item: Any) -> bool:
    return is_page_template(item) and is_unused(item)
