"""Include these at the site's root, before Wagtail's own: `path("", include("intarsia.comments.urls"))`."""

from django.urls import path

from .display.views import read
from .submit.views import sent, write

app_name = "intarsia_comments"
urlpatterns = [
    path("comments/<int:page>/", write, name="write"),
    path("comments/<int:page>/<int:number>/", read, name="read"),
    path("comments/<int:page>/sent/<str:token>/", sent, name="sent"),
]
