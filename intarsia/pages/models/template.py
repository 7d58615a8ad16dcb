from typing import Any

from django.contrib.contenttypes.fields import GenericRelation
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel, MultiFieldPanel
from wagtail.models import (
    DraftStateMixin,
    LockableMixin,
    Page,
    PreviewableMixin,
    RevisionMixin,
    WorkflowMixin,
)
from wagtail.search import index

from ..panels import BuilderPanel
from .builder_page import BuilderMixin
from .page_types import PageTypeSelect, page_types


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
    below = models.ForeignKey(
        Page,
        verbose_name=_("pages below"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
    )
    page_type = models.CharField(_("page type"), max_length=200, blank=True)
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
        MultiFieldPanel(
            [FieldPanel("below"), FieldPanel("page_type", widget=PageTypeSelect)],
            heading=_("Applies to"),
            help_text=_(
                "A page template applies to all pages below the chosen page, at any depth. If several apply, the one "
                "for the nearest page is used, and a template for the page's own type comes first. Without a chosen "
                "page the template is not used. A header or footer replaces the site's own on the chosen page and on "
                "all pages below it, for example on pages in another language."
            ),
        ),
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

    def clean(self):
        super().clean()
        is_known = not self.page_type or self.page_type in dict(page_types())
        # A stored page type may have been removed from the site. Its template must stay editable.
        if not is_known and not Template.objects.filter(pk=self.pk, page_type=self.page_type).exists():
            message = _("No page of type “%(type)s” can use a template.")
            raise ValidationError({"page_type": message % {"type": self.page_type}})


def is_page_template(item: Any) -> bool:
    return isinstance(item, Template) and item.kind == Template.Kind.PAGE


def is_unused_page_template(item: Any) -> bool:
    """A page template that applies to no page, published or not."""
    return is_page_template(item) and item.below_id is None
