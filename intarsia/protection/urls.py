"""Include these at the site's root: `path("", include("intarsia.protection.urls"))`."""

from django.urls import path

from .page_script import views

app_name = "intarsia_protection"
urlpatterns = [path("protection/site.js", views.site_script, name="site_script")]
