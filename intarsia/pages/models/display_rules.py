"""The rules of a template: which pages it applies to, and to which of these it does not."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.functional import cached_property
from django.utils.translation import gettext_lazy as _
from wagtail import blocks
from wagtail.fields import StreamField
from wagtail.models import Page

from .page_types import PageTypeSelect

INCLUDE, EXCLUDE = "include", "exclude"
BRANCH, BELOW, PAGE, SITE = "branch", "below", "page", "site"

WHERE = {
    BELOW: _("All pages below a page"),
    BRANCH: _("A page and all pages below it"),
    PAGE: _("A single page"),
    SITE: _("All pages"),
}

Rule = tuple[str, dict[str, Any]]


class PageTypeBlock(blocks.FieldBlock):
    """A type that was removed from the site is kept, so that its template can still be edited."""

    @cached_property
    def field(self) -> forms.CharField:
        return forms.CharField(required=False, label=_("Page type"), widget=PageTypeSelect())


class DisplayRuleBlock(blocks.StructBlock):
    where = blocks.ChoiceBlock(
        label=_("Pages"),
        default=BELOW,
        choices=list(WHERE.items()),
    )
    page = blocks.PageChooserBlock(label=_("Page"), required=False)
    page_type = PageTypeBlock()

    def clean(self, value: Any) -> Any:
        cleaned = super().clean(value)
        if cleaned["where"] != SITE and not cleaned["page"]:
            raise blocks.StructBlockValidationError({"page": ValidationError(_("Choose a page."))})
        return cleaned


def display_rules_field() -> StreamField:
    return StreamField(
        [
            (INCLUDE, DisplayRuleBlock(label=_("Include"), icon="plus-inverse")),
            (EXCLUDE, DisplayRuleBlock(label=_("Exclude"), icon="minus")),
        ],
        verbose_name=_("applies to"),
        blank=True,
        help_text=_(
            "The template applies to the included pages except the excluded ones. If no page is included, it is not "
            "used. A header or footer replaces the site's own on these pages."
        ),
    )


def rule_text(rule: Any) -> str:
    """For lists in the admin: "All pages below a page: Journal"."""
    where, page = str(WHERE.get(rule.value["where"], "")), rule.value["page"]
    text = f"{where}: {page.title}" if page else where
    return text if rule.block_type == INCLUDE else str(_("without %(pages)s") % {"pages": text})


def include(where: str, page: Page | None = None, page_type: str = "") -> Rule:
    """A rule for code: `Template(display_rules=[include("below", journal)])`.

    `where` is "below" (all pages below `page`), "branch" (`page` too), "page" (only it) or "site" (all pages).
    `page_type` is a label such as "shop.productpage"; empty for all types.
    """
    return (INCLUDE, {"where": where, "page": page, "page_type": page_type})


def exclude(where: str, page: Page | None = None, page_type: str = "") -> Rule:
    """Like `include`, for pages that the template does not apply to."""
    return (EXCLUDE, include(where, page, page_type)[1])
