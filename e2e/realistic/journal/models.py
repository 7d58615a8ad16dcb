from django.db import models
from wagtail.admin.panels import FieldPanel
from wagtail.blocks import BlockQuoteBlock, CharBlock, RichTextBlock, StructBlock
from wagtail.fields import StreamField
from wagtail.models import Page
from wagtail.snippets.models import register_snippet

from intarsia.pages.api import BuilderPageMixin
from intarsia.pages.blocks import BuilderBlock


@register_snippet
class Author(models.Model):
    name = models.CharField(max_length=80)
    panels = [FieldPanel("name")]

    def __str__(self) -> str:
        return self.name


class FactBox(StructBlock):
    title = CharBlock()
    text = RichTextBlock()

    class Meta:
        template = "journal/fact_box.html"


class ArticlePage(Page):
    """The magazine's oldest page type. A block of Intarsia was added to its StreamField."""

    author = models.ForeignKey(Author, null=True, blank=True, on_delete=models.SET_NULL, related_name="+")
    body = StreamField(
        [
            ("heading", CharBlock(template="journal/heading.html")),
            ("text", RichTextBlock()),
            ("quote", BlockQuoteBlock()),
            ("facts", FactBox()),
            ("design", BuilderBlock()),
        ],
        blank=True,
    )
    content_panels = [*Page.content_panels, FieldPanel("author"), FieldPanel("body")]


class CampaignPage(BuilderPageMixin, Page):
    """Built visually, without anything of the magazine around it."""


class ReaderPage(BuilderPageMixin, Page):
    """Its template greets readers by name, so it is another page for each of them."""

    visual_template = "journal/reader_page.html"


class LandingPage(BuilderPageMixin, Page):
    """Built visually, in the magazine's own template."""

    visual_template = "journal/landing_page.html"
