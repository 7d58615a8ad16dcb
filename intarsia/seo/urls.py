"""URLs for search engines. Include them at the site's root, before Wagtail's URLs:
`path("", include("intarsia.seo.urls"))`."""

from django.urls import path

from .robots import robots_txt
from .sitemap.views import sitemap, sitemap_part

app_name = "intarsia_seo"
urlpatterns = [
    path("robots.txt", robots_txt, name="robots"),
    path("sitemap.xml", sitemap, name="sitemap"),
    path("sitemap-<int:number>.xml", sitemap_part, name="sitemap_part"),
]
