from typing import Any

from django.core.exceptions import ValidationError
from django.core.validators import URLValidator
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel, MultiFieldPanel
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.images import get_image_model_string
from wagtail.models import Page

MAX_PROFILES = 20


def validate_profiles(text: str) -> None:
    urls = text.split()
    if len(urls) > MAX_PROFILES:
        raise ValidationError(_("At most %(most)s URLs."), params={"most": MAX_PROFILES})
    for url in urls:
        URLValidator(["https", "http"])(url)


@register_setting(icon="site")
class SiteIdentity(BaseSiteSetting):
    """Who publishes a site, its icon, and which of its pages are articles."""

    organization = models.CharField(
        _("organization"),
        max_length=200,
        blank=True,
        help_text=_("Who publishes the site. Without one, the name of the site."),
    )
    logo = models.ForeignKey(
        get_image_model_string(),
        verbose_name=_("logo"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        help_text=_("For search engines. Without one, the icon."),
    )
    icon = models.ForeignKey(
        get_image_model_string(),
        verbose_name=_("icon"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        help_text=_(
            "A square image of at least 512 × 512 pixels for browser tabs and home screens. Without one, the first "
            "letter of the site's name in the colors of the design."
        ),
    )
    profiles = models.TextField(
        _("profiles"),
        blank=True,
        validators=[validate_profiles],
        help_text=_("URLs of the organization in social networks and directories, one per line."),
    )
    articles = models.ForeignKey(
        Page,
        verbose_name=_("articles"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        help_text=_("Pages below this page are articles: search engines get author and date, and readers a feed."),
    )

    panels = [
        MultiFieldPanel([FieldPanel(name) for name in ("organization", "logo", "profiles")], _("Organization")),
        FieldPanel("icon"),
        FieldPanel("articles"),
    ]

    class Meta:
        verbose_name = _("site identity")

    def profile_urls(self) -> list[str]:
        return str(self.profiles).split()

    def __str__(self) -> Any:
        return str(self._meta.verbose_name)
