from django.db import models
from wagtail.documents.models import AbstractDocument, Document
from wagtail.images.models import AbstractImage, AbstractRendition, Image


class Photo(AbstractImage):
    credit = models.CharField(max_length=100, blank=True)

    admin_form_fields = (*Image.admin_form_fields, "credit")


class PhotoRendition(AbstractRendition):
    image = models.ForeignKey(Photo, models.CASCADE, related_name="renditions")

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["image", "filter_spec", "focal_point_key"], name="one_rendition")
        ]


class File(AbstractDocument):
    admin_form_fields = Document.admin_form_fields
