"""Include these at the site's root, before Wagtail's own: `path("", include("intarsia.comments.urls"))`."""

from django.urls import path

from intarsia.root_paths import root_path

from .display.views import read
from .submit.views import sent, write

app_name = "intarsia_comments"
urlpatterns = [
    path(root_path("comments/<int:page>/"), write, name="write"),
    path(root_path("comments/<int:page>/<int:number>/"), read, name="read"),
    path(root_path("comments/<int:page>/sent/<str:token>/"), sent, name="sent"),
]
