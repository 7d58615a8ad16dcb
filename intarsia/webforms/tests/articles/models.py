from wagtail.admin.panels import FieldPanel
from wagtail.fields import RichTextField
from wagtail.models import Page


# Wagtail has no types that would tell mypy about its manager.
class ArticlePage(Page):  # type: ignore[django-manager-missing]
    body = RichTextField(blank=True)

    content_panels = [*Page.content_panels, FieldPanel("body")]
