"""Include these URLs at the site's root, before Wagtail's own: `path("", include("intarsia.wire.urls"))`."""

from django.urls import path, register_converter

from . import rest, views
from .routes import Route

register_converter(Route, "call_route")

app_name = "intarsia_wire"
urlpatterns = [
    path("ajax/", views.ajax, name="ajax"),
    path("listing-ajax/", views.listing_ajax, name="listing_ajax"),
    path("api/openapi.json", rest.document, name="openapi"),
    path("api/<call_route:route>", rest.rest, name="rest"),
]
