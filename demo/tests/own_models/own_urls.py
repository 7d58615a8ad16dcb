from django.urls import include, path
from wagtail import urls as wagtail_urls
from wagtail.admin import urls as wagtailadmin_urls

APPS = ("wire", "protection", "comments", "webforms", "firewall", "seo")

urlpatterns = [
    path("admin/", include(wagtailadmin_urls)),
    *(path("", include(f"intarsia.{name}.urls")) for name in APPS),
    path("", include("intarsia.pages.site_urls")),
    path("", include(wagtail_urls)),
]
