"""URLs for visitors. Include them at the site's root, before Wagtail's URLs:
`path("", include("intarsia.pages.site_urls"))`."""

from django.urls import path

from intarsia.root_paths import root_path

from .site_views.frame_view import frame
from .site_views.log_out import log_out
from .site_views.search_views import search

app_name = "intarsia_site"
urlpatterns = [
    path(root_path("frame/<str:digest>/"), frame, name="frame"),
    path(root_path("search/"), search, name="search"),
    path(root_path("log-out/"), log_out, name="log_out"),
]
