"""Include these at the site's root: `path("", include("intarsia.firewall.urls"))`."""

from django.urls import path

from . import views

app_name = "intarsia_firewall"
urlpatterns = [
    path("protection/check/", views.check, name="check"),
    path("protection/browser/", views.proof, name="proof"),
]
