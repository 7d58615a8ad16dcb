from django.urls import path

from .views import NewPageView, ReadyPagePreview

app_name = "intarsia_new_page"

urlpatterns = [
    path("", NewPageView.as_view(), name="begin"),
    path("preview/<slug:key>/", ReadyPagePreview.as_view(), name="preview"),
]
