from django.urls import include, path

from demo import urls

handler404, handler500 = urls.handler404, urls.handler500

urlpatterns = [path("", include("kept_page_script.urls")), *urls.urlpatterns]
