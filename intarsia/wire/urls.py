"""Include these URLs at the site's root, before Wagtail's own: `path("", include("intarsia.wire.urls"))`."""

from django.urls import path, register_converter

from intarsia.root_paths import root_path

from . import views
from .named_calls import rest
from .named_calls.routes import Route

register_converter(Route, "call_route")

app_name = "intarsia_wire"
urlpatterns = [
    path(root_path("ajax/"), views.ajax, name="ajax"),
    path(root_path("listing-ajax/"), views.listing_ajax, name="listing_ajax"),
    path(root_path("api/openapi.json"), rest.document, name="openapi"),
    path(root_path("api/<call_route:route>"), rest.rest, name="rest"),
]
