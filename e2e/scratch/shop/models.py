from django.db import models
from wagtail.admin.panels import FieldPanel
from wagtail.blocks import CharBlock
from wagtail.fields import StreamField
from wagtail.models import Page

from intarsia.pages.blocks import BuilderBlock


class ProductPage(Page):
    """An existing page type that now uses the builder."""

    body = StreamField([("words", CharBlock()), ("design", BuilderBlock())], blank=True)
    call_to_action = models.ForeignKey(
        "intarsia_pages.Template", null=True, blank=True, on_delete=models.SET_NULL, related_name="+"
    )

    content_panels = [*Page.content_panels, FieldPanel("body"), FieldPanel("call_to_action")]
