from django.urls import path

from .views import SiteFontsView

app_name = "intarsia_site_fonts"

urlpatterns = [path("<int:site_id>/", SiteFontsView.as_view(), name="list")]
