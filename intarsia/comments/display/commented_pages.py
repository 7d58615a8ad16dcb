from django.db.models import Max, OuterRef, QuerySet, Subquery
from wagtail.models import Page, Site

from intarsia.site_pages import pages_of_site

from ..models import Comment


def commented_pages(site: Site) -> QuerySet[Page]:
    """The most recently commented pages first."""
    written = Comment.objects.filter(page=OuterRef("pk")).order_by().values("page").annotate(at=Max("posted"))
    pages = Page.objects.live().filter(pages_of_site(site))
    return pages.annotate(last=Subquery(written.values("at"))).exclude(last=None).order_by("-last")
