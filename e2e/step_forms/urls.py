from django.urls import path

from demo import urls
from e2e.step_forms import views

handler404, handler500 = urls.handler404, urls.handler500

urlpatterns = [
    path("step/form/", views.apply),
    path("step/view/", views.apply_by_view),
    *urls.urlpatterns,
]
