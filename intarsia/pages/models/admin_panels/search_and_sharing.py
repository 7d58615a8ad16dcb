from typing import Any

from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel, MultiFieldPanel, Panel
from wagtail.images import get_image_model_string
from wagtail.models import Page

from intarsia.rendering import assets

from .old_urls import OldUrlsPanel

FIELDS = ("slug", "seo_title", "search_description", "share_image", "noindex")


class SearchResultPanel(Panel):
    """The page as search engines list it, while its title and description are typed."""

    class BoundPanel(Panel.BoundPanel):
        template_name = "intarsia/pages/search_result.html"

        def get_context_data(self, parent_context: Any = None) -> dict[str, Any]:
            site = self.instance.get_site() if self.instance.pk else None
            return super().get_context_data(parent_context) | {
                "script": assets.url("searchResult.js"),
                "styles": assets.url("editor.css"),
                "site_name": site.site_name if site else "",
                "url": self.instance.get_full_url() if site else "",
            }


class SearchAndSharingMixin(models.Model):
    """What owners set for search engines and previews of links, in addition to Wagtail's title and description.

    Put it before Page among the bases of a page type: `class EventPage(SearchAndSharingMixin, Page)`.
    """

    share_image = models.ForeignKey(
        get_image_model_string(),
        verbose_name=_("share image"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        help_text=_(
            "Shown with links to this page in messengers and social networks. Without one: the first large image of "
            "the page, or an image with its title."
        ),
    )
    noindex = models.BooleanField(
        _("hide from search engines"),
        default=False,
        help_text=_("The page stays public, but search engines do not list it, and the sitemap leaves it out."),
    )

    promote_panels = [
        MultiFieldPanel([*map(FieldPanel, FIELDS), SearchResultPanel()], _("For search engines and previews of links")),
        *Page.promote_panels[1:],
        OldUrlsPanel(),
    ]

    class Meta:
        abstract = True
