from typing import Any

from django.contrib.contenttypes.fields import GenericRelation
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel, MultiFieldPanel
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.models import (
    DraftStateMixin,
    LockableMixin,
    Page,
    PreviewableMixin,
    RevisionMixin,
    WorkflowMixin,
)
from wagtail.search import index

from .breakpoints import BreakpointsWidget, validate_breakpoints
from .design_variables import validate_variables
from .document_field import DocumentField, empty_document
from .languages import to_own_address
from .page_templates.page_types import PageTypeSelect, page_types
from .panels import DocumentPanel
from .restrictions import view_restrictions
from .serving import drawn


class DocumentMixin(models.Model):
    """Something whose content is a document. Put it before Wagtail's classes among the bases."""

    document = DocumentField(_("design"), default=empty_document, blank=True)

    class Meta:
        abstract = True

    def serve_preview(self, request, mode_name):
        return drawn(self, request, is_preview=True)


class DocumentPageMixin(DocumentMixin):
    """For page types of a site: `class LandingPage(DocumentPageMixin, Page)`."""

    content_panels = [*Page.content_panels, DocumentPanel()]
    search_fields = [*Page.search_fields, index.SearchField("document")]

    class Meta:
        abstract = True

    def get_view_restrictions(self):
        # Wagtail's page stands behind this class among the bases of a page type.
        return view_restrictions(self, super().get_view_restrictions)  # type: ignore[misc]

    def serve(self, request, *args, **kwargs):
        request.is_preview = False
        return to_own_address(self, request) or drawn(self, request)


# Wagtail ships no types from which its manager could be read.
class DocumentPage(DocumentPageMixin, Page):  # type: ignore[django-manager-missing]
    class Meta:
        verbose_name = _("Page")
        verbose_name_plural = _("Pages")


class Template(
    DocumentMixin,
    PreviewableMixin,
    WorkflowMixin,
    DraftStateMixin,
    LockableMixin,
    RevisionMixin,
    index.Indexed,
    models.Model,
):
    class Kind(models.TextChoices):
        SECTION = "section", _("Section")
        HEADER = "header", _("Header")
        FOOTER = "footer", _("Footer")
        PAGE = "page", _("Around pages")

    # Of these a site has one each, which a branch of it may replace.
    PARTS = (Kind.HEADER, Kind.FOOTER)

    title = models.CharField(_("title"), max_length=200)
    kind = models.CharField(_("kind"), max_length=20, choices=Kind.choices, default=Kind.SECTION)
    below = models.ForeignKey(
        Page,
        verbose_name=_("for the pages below"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
    )
    page_type = models.CharField(_("of the type"), max_length=200, blank=True)
    workflow_states = GenericRelation(
        "wagtailcore.WorkflowState",
        content_type_field="base_content_type",
        object_id_field="object_id",
        related_query_name="template",
        for_concrete_model=False,
    )

    panels = [
        FieldPanel("title"),
        FieldPanel("kind"),
        MultiFieldPanel(
            [FieldPanel("below"), FieldPanel("page_type", widget=PageTypeSelect)],
            heading=_("Around which pages"),
            help_text=_(
                "For the kind “Around pages”: it is around all pages below the chosen one, however deep; where several "
                "fit a page, the one for the nearest page above it is taken, and of two the one for its own type. "
                "As long as no page is chosen it is not used. A header or a footer takes the place of the site's own "
                "on the chosen page and on all below it, such as those in another language."
            ),
        ),
        DocumentPanel(),
    ]
    search_fields = [
        index.SearchField("title"),
        index.AutocompleteField("title"),
        index.SearchField("document"),
        index.FilterField("kind"),
    ]

    class Meta:
        verbose_name = _("template")
        verbose_name_plural = _("templates")
        ordering = ["title", "pk"]

    def __str__(self):
        return self.title

    def clean(self):
        super().clean()
        is_known = not self.page_type or self.page_type in dict(page_types())
        # A type that left the site later must not keep anybody from saving the design.
        if not is_known and not Template.objects.filter(pk=self.pk, page_type=self.page_type).exists():
            refusal = _("This site has no pages of the type “%(type)s” that a template can be around.")
            raise ValidationError({"page_type": refusal % {"type": self.page_type}})


LIGHTBOX_SWITCHES = ("counter", "zoom", "full_screen", "share")
LIGHTBOX_TEXTS = ("title", "description")
LIGHTBOX = LIGHTBOX_SWITCHES + LIGHTBOX_TEXTS


@register_setting(icon="palette")
class SiteDesign(BaseSiteSetting):
    """How one site looks, beside its pages: the theme's variables, the devices it distinguishes, header and footer."""

    class ColorMode(models.TextChoices):
        AUTO = "auto", _("As the visitor's device says")
        LIGHT = "light", _("Light")
        DARK = "dark", _("Dark")

    class LightboxText(models.TextChoices):
        USUAL = "", _("What the link says of it")
        CAPTION = "caption", _("What is written below the picture")
        ALT = "alt", _("What the picture shows, as its description says")
        NONE = "none", _("Nothing")

    variables = models.JSONField(
        _("variables"),
        default=dict,
        blank=True,
        validators=[validate_variables],
        help_text=_('Your own values for the theme\'s, such as {"color": {"accent": {"light": "#a0522d"}}}.'),
    )
    breakpoints = models.JSONField(
        _("breakpoints"),
        default=dict,
        blank=True,
        validators=[validate_breakpoints],
        help_text=_(
            "Screens that pages can differ on, beside desktop, tablet and mobile. What was set for one that is "
            "switched off is kept, and is back when it is switched on again."
        ),
    )
    header = models.ForeignKey(
        Template,
        verbose_name=_("header"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        limit_choices_to={"kind": Template.Kind.HEADER},
    )
    footer = models.ForeignKey(
        Template,
        verbose_name=_("footer"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        limit_choices_to={"kind": Template.Kind.FOOTER},
    )
    missing_page = models.ForeignKey(
        Page,
        verbose_name=_("page for dead links"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        help_text=_("Shown at addresses that lead nowhere, in the address's language where it is translated."),
    )
    color_mode = models.CharField(_("colours"), max_length=10, choices=ColorMode.choices, default=ColorMode.AUTO)

    opens_pictures = models.BooleanField(
        _("open pictures large"),
        default=True,
        help_text=_("A link to a picture shows it over the page. An element may say otherwise."),
    )
    lightbox_counter = models.BooleanField(_("say which of how many it is"), default=True)
    lightbox_zoom = models.BooleanField(_("button to come nearer"), default=True)
    lightbox_full_screen = models.BooleanField(_("button to fill the screen"), default=True)
    lightbox_share = models.BooleanField(_("button to share"), default=True)
    lightbox_title = models.CharField(
        _("title"), max_length=10, choices=LightboxText.choices, default=LightboxText.USUAL, blank=True
    )
    lightbox_description = models.CharField(
        _("description"), max_length=10, choices=LightboxText.choices, default=LightboxText.USUAL, blank=True
    )

    select_related = ["header", "footer"]
    panels = [
        FieldPanel("color_mode"),
        FieldPanel("header"),
        FieldPanel("footer"),
        FieldPanel("missing_page"),
        FieldPanel("opens_pictures"),
        MultiFieldPanel([FieldPanel(f"lightbox_{name}") for name in LIGHTBOX], heading=_("Pictures, open large")),
        FieldPanel("breakpoints", widget=BreakpointsWidget),
        FieldPanel("variables"),
    ]

    @property
    def lightbox(self) -> dict[str, Any]:
        """What the lightbox of this site does in its own way; empty where it does as usual."""
        hidden = [name for name in LIGHTBOX_SWITCHES if not getattr(self, f"lightbox_{name}")]
        texts = {name: getattr(self, f"lightbox_{name}") for name in LIGHTBOX_TEXTS}
        return {**({"hides": hidden} if hidden else {}), **{name: source for name, source in texts.items() if source}}

    class Meta:
        verbose_name = _("design")
