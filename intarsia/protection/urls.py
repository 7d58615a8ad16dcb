"""Include these at the site's root: `path("", include("intarsia.protection.urls"))`."""

from django.urls import include, path

from intarsia.root_paths import root_path

from .checks.urls import urlpatterns as urls_of_checks
from .page_script import views

app_name = "intarsia_protection"
urlpatterns = [
    path(root_path("protection/site.js"), views.site_script, name="site_script"),
    path(root_path("protection/detector.js"), views.detector_script, name="detector_script"),
    path(root_path("protection/"), include(urls_of_checks)),
]
