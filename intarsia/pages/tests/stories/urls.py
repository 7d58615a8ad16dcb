"""The demo's URLs and Wagtail's API."""

from django.urls import path
from wagtail.api.v2.router import WagtailAPIRouter
from wagtail.api.v2.views import PagesAPIViewSet

from demo.urls import urlpatterns as demo_urls

api_router = WagtailAPIRouter("site_api")
api_router.register_endpoint("pages", PagesAPIViewSet)

urlpatterns = [path("site-api/", api_router.urls), *demo_urls]
