"""Include these at the site's root, before Wagtail's own: `path("", include("intarsia.comments.urls"))`."""

from django.urls import path

from .writing import views

app_name = "intarsia_comments"
urlpatterns = [
    path("comments/<int:page>/", views.write, name="write"),
    path("comments/<int:page>/<int:number>/", views.read, name="read"),
    path("comments/<int:page>/sent/<str:token>/", views.sent, name="sent"),
]
