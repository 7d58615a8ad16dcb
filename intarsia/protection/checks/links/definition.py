from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import links

LINKS = CheckDefinition(
    links,
    {
        "a_link": _("The message contains a link."),
        "many_links": _("The message contains many links."),
    },
)
