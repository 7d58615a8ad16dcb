"""The pages of a site: each of its languages has its own home page, and another site can begin below one of them."""

from functools import reduce
from operator import or_

from django.db.models import Q
from wagtail.models import Page, Site


def pages_of_site(site: Site, page: str = "") -> Q:
    """`page` is the prefix of lookups from the queried model to its page, such as `page__`.

    A page belongs to the innermost site around it, as in its canonical link.
    """
    return below_homes(site, page) & ~_of_sites_within(site, page)


def below_homes(site: Site, page: str = "") -> Q:
    """In all languages, those of sites within this one included."""
    homes = Page.objects.filter(translation_key=site.root_page.translation_key).values_list("path", flat=True)
    return reduce(or_, (Q(**{f"{page}path__startswith": path}) for path in homes), Q(pk__in=[]))


def _of_sites_within(site: Site, page: str) -> Q:
    roots = Site.get_site_root_paths()
    own = tuple(root.root_path for root in roots if root.site_id == site.pk)
    inner = (root.root_path for root in roots if root.root_path not in own and root.root_path.startswith(own))
    return reduce(or_, (Q(**{f"{page}url_path__startswith": path}) for path in inner), Q(pk__in=[]))
