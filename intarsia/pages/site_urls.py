"""Addresses that visitors may ask for. Include them at the site's root, before Wagtail's own:
`path("", include("intarsia.pages.site_urls"))`."""

from django.urls import path

from .visiting.frame_view import frame
from .visiting.log_out import log_out
from .visiting.search_views import search

app_name = "intarsia_site"
urlpatterns = [
    path("frame/<str:digest>/", frame, name="frame"),
    path("search/", search, name="search"),
    path("log-out/", log_out, name="log_out"),
]
