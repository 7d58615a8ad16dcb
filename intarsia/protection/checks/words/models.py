from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.models import Site


class LearnedWords(models.Model):
    """The model that a site learned from decisions: numbers, not the words themselves."""

    site = models.OneToOneField(Site, models.CASCADE, related_name="+")
    # Changes with every training; empty before the first one.
    version = models.CharField(max_length=16, blank=True)
    content = models.BinaryField(default=b"")
    # The number of decisions that the model knows, and a digest of them.
    lessons = models.IntegerField(default=0)
    digest = models.CharField(max_length=64, blank=True)
    trained_at = models.DateTimeField(null=True, blank=True)
    # Since the last successful training.
    failed_at = models.DateTimeField(null=True, blank=True)
    is_waiting = models.BooleanField(default=False)
    # Whether the site uses the shipped model only.
    is_off = models.BooleanField(default=False)

    class Meta:
        verbose_name = _("training")
        verbose_name_plural = _("training")

    def __str__(self) -> str:
        return f"{self.site}: {self.lessons}"
