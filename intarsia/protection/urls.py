"""Include these at the site's root: `path("", include("intarsia.protection.urls"))`."""

from django.urls import path

from intarsia.root_paths import root_path

from .checks.pixel import views as pixel
from .page_script import views

app_name = "intarsia_protection"
urlpatterns = [
    path(root_path("protection/site.js"), views.site_script, name="site_script"),
    path(root_path("protection/detector.js"), views.detector_script, name="detector_script"),
    path(root_path("protection/pixel.gif"), pixel.current, name="current_pixel"),
    path(root_path("protection/pixel/<slug:digest>.gif"), pixel.pixel, name="pixel"),
]
