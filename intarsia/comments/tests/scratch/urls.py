from django.urls import include, path
from wagtail import urls as wagtail_urls

urlpatterns = [
    path("", include("intarsia.wire.urls")),
    path("", include("intarsia.protection.urls")),
    path("", include("intarsia.comments.urls")),
    path("", include(wagtail_urls)),
]
