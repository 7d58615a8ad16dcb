"""robots.txt: where the sitemap is, and what no search engine needs."""

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.views.decorators.http import require_safe
from wagtail.models import Site

SECONDS = 60 * 60


@require_safe
def robots_txt(request: HttpRequest) -> HttpResponse:
    """Search results stay allowed: a search engine must load them to see that they are not to be listed."""
    lines = ["User-agent: *", f"Disallow: {reverse('wagtailadmin_home')}"]
    if site := Site.find_for_request(request):
        lines += ["", f"Sitemap: {site.root_url}{reverse('intarsia_seo:sitemap')}"]
    response = HttpResponse("\n".join([*lines, ""]), content_type="text/plain; charset=utf-8")
    patch_cache_control(response, public=True, max_age=SECONDS)
    return response
