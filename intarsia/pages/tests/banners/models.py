from django.db import models
from wagtail.admin.panels import FieldPanel
from wagtail.models import DraftStateMixin, RevisionMixin
from wagtail.snippets.models import register_snippet

from intarsia.pages.api import BuilderField, BuilderPanel, empty_document


@register_snippet
class Banner(DraftStateMixin, RevisionMixin, models.Model):
    name = models.CharField(max_length=200)
    document = BuilderField(default=empty_document)
    footnote = BuilderField(default=empty_document)

    panels = [FieldPanel("name"), BuilderPanel(), BuilderPanel("footnote", heading="Footnote")]

    def __str__(self):
        return self.name
