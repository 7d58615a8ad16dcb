"""The pages of a site: each of its languages has its own home page."""

from functools import reduce
from operator import or_

from django.db.models import Q
from wagtail.models import Site


def of_site(site: Site, path: str = "path") -> Q:
    """`path` is the lookup from the queried model to the path of a page."""
    roots = site.root_page.get_translations(inclusive=True).values_list("path", flat=True)
    return reduce(or_, (Q(**{f"{path}__startswith": root}) for root in roots))
