"""Which pages are a site's: each of its languages has a first page of its own."""

from functools import reduce
from operator import or_

from django.db.models import Q
from wagtail.models import Site


def of_site(site: Site, path: str = "path") -> Q:
    """`path` leads to the path of a page, from what is asked for."""
    roots = site.root_page.get_translations(inclusive=True).values_list("path", flat=True)
    return reduce(or_, (Q(**{f"{path}__startswith": root}) for root in roots))
