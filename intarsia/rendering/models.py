from django.db import models


class ImageFacts(models.Model):
    """What pages know of the pixels of an image, found once per file: the color at its place while it loads, and
    whether it is animated.
    """

    # Wagtail gives an image another file name with each upload. A primary key of the image would not change then.
    file = models.CharField(max_length=255, primary_key=True)
    # Three hexadecimal digits; empty if parts of the image are transparent.
    color = models.CharField(max_length=3, blank=True)
    # None: not looked up yet.
    is_animated = models.BooleanField(null=True)

    # Not a use of the image that Wagtail counts for staff.
    wagtail_reference_index_ignore = True


class AvifSizes(models.Model):
    """What the AVIF sizes of an image save, found once per file."""

    # As in ImageFacts.
    file = models.CharField(max_length=255, primary_key=True)
    # Their bytes as a percentage of those of WebP; 0 while they are being made.
    share = models.PositiveSmallIntegerField(default=0)

    wagtail_reference_index_ignore = True
