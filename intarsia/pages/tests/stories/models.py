from django.db import models
from wagtail import blocks
from wagtail.admin.panels import FieldPanel
from wagtail.contrib.table_block.blocks import TableBlock
from wagtail.documents.blocks import DocumentChooserBlock
from wagtail.embeds.blocks import EmbedBlock
from wagtail.fields import RichTextField, StreamField
from wagtail.images.blocks import ImageBlock, ImageChooserBlock
from wagtail.models import Page

from intarsia.pages.api import BuilderPageMixin
from intarsia.pages.rest_api import DOCUMENT_API_FIELDS


class TeaserBlock(blocks.StructBlock):
    title = blocks.CharBlock()
    text = blocks.TextBlock(required=False)
    image = ImageChooserBlock(required=False)


class PriceBlock(blocks.StructBlock):
    """The site maps it by itself."""

    label = blocks.CharBlock()
    amount = blocks.DecimalBlock()


class SecretBlock(blocks.FieldBlock):
    """Nothing is known of such a block."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        from django import forms

        self.field = forms.CharField()


# Wagtail has no types that would tell mypy about its manager.
class StoryPage(BuilderPageMixin, Page):  # type: ignore[django-manager-missing]
    intro = RichTextField(blank=True)
    subtitle = models.CharField(max_length=100, blank=True)
    body = StreamField(
        [
            ("title", blocks.CharBlock(form_classname="title")),
            ("paragraph", blocks.RichTextBlock()),
            ("note", blocks.TextBlock()),
            ("photo", ImageChooserBlock()),
            ("described_photo", ImageBlock()),
            ("video", EmbedBlock()),
            ("website", blocks.URLBlock()),
            ("related", blocks.PageChooserBlock()),
            ("download", DocumentChooserBlock()),
            ("code", blocks.RawHTMLBlock()),
            ("quotation", blocks.BlockQuoteBlock()),
            ("table", TableBlock()),
            ("teaser", TeaserBlock()),
            ("price", PriceBlock()),
            ("gallery", blocks.ListBlock(ImageChooserBlock())),
            ("part", blocks.StreamBlock([("paragraph", blocks.RichTextBlock()), ("teaser", TeaserBlock())])),
            ("day", blocks.DateBlock()),
            ("secret", SecretBlock()),
        ],
        blank=True,
    )

    content_panels = [*BuilderPageMixin.content_panels, FieldPanel("intro"), FieldPanel("body")]
    starts_visual = False
    api_fields = [*DOCUMENT_API_FIELDS]
