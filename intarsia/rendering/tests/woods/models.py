from django.db import models
from wagtail.models import Page

from intarsia.pages.api import BuilderPageMixin


# Wagtail has no types that would tell mypy about its manager.
class WoodPage(BuilderPageMixin, Page):  # type: ignore[django-manager-missing]
    subtitle = models.CharField(max_length=200, blank=True)
    felled = models.DateField(null=True, blank=True)
    photo = models.ForeignKey("wagtailimages.Image", null=True, blank=True, on_delete=models.SET_NULL, related_name="+")

    dynamic_fields = ["subtitle", "felled"]
    main_image_field = "photo"
