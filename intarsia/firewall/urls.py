"""Include these at the site's root: `path("", include("intarsia.firewall.urls"))`."""

from django.urls import path

from intarsia.root_paths import root_path

from . import views

app_name = "intarsia_firewall"
urlpatterns = [
    path(root_path("protection/check/"), views.check, name="check"),
    path(root_path("protection/browser/"), views.proof, name="proof"),
]
