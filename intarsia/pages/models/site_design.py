from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import FieldPanel, MultiFieldPanel
from wagtail.contrib.settings.models import BaseSiteSetting, register_setting
from wagtail.models import Page

from intarsia.documents.contract import Problem

from .admin_panels.fonts_panel import FontsPanel
from .admin_panels.variables_widget import VariablesWidget
from .breakpoints import BreakpointsWidget, validate_breakpoints
from .template import Template
from .theme_variables import by_name, misspelled, raise_problems, validate_variables

LIGHTBOX_SWITCHES = ("counter", "zoom", "full_screen", "share")
LIGHTBOX_TEXTS = ("title", "description")
LIGHTBOX = LIGHTBOX_SWITCHES + LIGHTBOX_TEXTS


@register_setting(icon="palette")
class SiteDesign(BaseSiteSetting):
    """The design of one site: theme variables, breakpoints, header and footer, lightbox."""

    class ColorMode(models.TextChoices):
        AUTO = "auto", _("Same as the visitor's device")
        LIGHT = "light", _("Light")
        DARK = "dark", _("Dark")

    class LightboxText(models.TextChoices):
        DEFAULT = "", _("Set by the link")
        CAPTION = "caption", _("Caption")
        ALT = "alt", _("Alt text")
        NONE = "none", _("None")

    variables = models.JSONField(
        _("variables"),
        default=dict,
        blank=True,
        validators=[validate_variables],
        help_text=_('Your own values for the theme\'s variables, such as {"color": {"accent": {"light": "#a0522d"}}}.'),
    )
    breakpoints = models.JSONField(
        _("breakpoints"),
        default=dict,
        blank=True,
        validators=[validate_breakpoints],
        help_text=_(
            "Devices for which pages can have different settings, in addition to desktop, tablet and mobile. If you "
            "turn a device off, its settings are kept."
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
        verbose_name=_("404 page"),
        null=True,
        blank=True,
        on_delete=models.SET_NULL,
        related_name="+",
        help_text=_("Shown if a URL does not exist, in the language of the URL if the page is translated."),
    )
    color_mode = models.CharField(_("colors"), max_length=10, choices=ColorMode.choices, default=ColorMode.AUTO)

    opens_images = models.BooleanField(
        _("open images in the lightbox"),
        default=True,
        help_text=_("A link to an image opens it in the lightbox. Each element can override this."),
    )
    lightbox_counter = models.BooleanField(_("show slide counter"), default=True)
    lightbox_zoom = models.BooleanField(_("zoom button"), default=True)
    lightbox_full_screen = models.BooleanField(_("full screen button"), default=True)
    lightbox_share = models.BooleanField(_("share button"), default=True)
    lightbox_title = models.CharField(
        _("title"), max_length=10, choices=LightboxText.choices, default=LightboxText.DEFAULT, blank=True
    )
    lightbox_description = models.CharField(
        _("description"), max_length=10, choices=LightboxText.choices, default=LightboxText.DEFAULT, blank=True
    )

    select_related = ["header", "footer"]
    panels = [
        FieldPanel("color_mode"),
        FieldPanel("header"),
        FieldPanel("footer"),
        FieldPanel("missing_page"),
        FieldPanel("opens_images"),
        MultiFieldPanel([FieldPanel(f"lightbox_{name}") for name in LIGHTBOX], heading=_("Lightbox")),
        FieldPanel("breakpoints", widget=BreakpointsWidget),
        FontsPanel(heading=_("Fonts")),
        FieldPanel(
            "variables",
            heading=_("colors, fonts and sizes"),
            widget=VariablesWidget,
            help_text=_(
                "An empty field uses the theme's value. To preview changes, use the panel “Site design” in the visual "
                "editor."
            ),
        ),
    ]

    class Meta:
        verbose_name = _("design")

    def clean(self) -> None:
        super().clean()
        try:
            raise_problems(self.misspelled_variables())
        except ValidationError as error:
            raise ValidationError({"variables": error.messages}) from error

    def misspelled_variables(self) -> list[Problem]:
        """The misspelled names that this change adds."""
        stored = type(self).objects.filter(pk=self.pk).values_list("variables", flat=True).first()
        return list(misspelled(self.variables, stored or {}))

    @property
    def theme(self) -> dict[str, Any]:
        """The color mode, and the site's own values by name of the variable, such as `color.accent`."""
        return {"mode": self.color_mode, "values": by_name(self.variables)}

    @property
    def lightbox(self) -> dict[str, Any]:
        """The settings of the lightbox that differ from the defaults."""
        hidden = [name for name in LIGHTBOX_SWITCHES if not getattr(self, f"lightbox_{name}")]
        texts = {name: getattr(self, f"lightbox_{name}") for name in LIGHTBOX_TEXTS}
        return {**({"hides": hidden} if hidden else {}), **{name: source for name, source in texts.items() if source}}
