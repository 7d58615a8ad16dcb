"""Include these at the site's root, before Wagtail's own: `path("", include("intarsia.wire.urls"))`."""

from django.urls import path

from . import views

app_name = "intarsia_wire"
urlpatterns = [
    path("ajax/", views.ajax, name="ajax"),
    path("listing-ajax/", views.listing_ajax, name="listing_ajax"),
]
