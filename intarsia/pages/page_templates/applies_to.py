"""Where a template is used, for the list of templates in the admin."""

from django.db.models import Q
from django.utils.translation import gettext as _
from wagtail.admin.ui.tables import Column
from wagtail.models import Site

from ..models import SiteDesign, Template
from ..models.display_rules import rule_text


class AppliesToColumn(Column):
    def get_value(self, instance: Template) -> str:
        return applies_to(instance)


def applies_to(template: Template) -> str:
    """For example "Whole site, All pages below a page: Journal"."""
    return ", ".join([*_sites_of(template), *(rule_text(rule) for rule in template.display_rules)])


def _sites_of(template: Template) -> list[str]:
    """The sites whose design has this header or footer."""
    if template.kind not in Template.PARTS:
        return []
    chosen = SiteDesign.objects.filter(Q(header=template) | Q(footer=template)).select_related("site")
    if Site.objects.count() == 1:
        return [_("Whole site") for _design in chosen]
    return [_("Whole site %(site)s") % {"site": design.site} for design in chosen]
