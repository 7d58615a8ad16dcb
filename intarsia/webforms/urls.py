"""Include these at the site's root, before Wagtail's own: `path("", include("intarsia.webforms.urls"))`."""

from django.urls import path

from .submit.views import sent, submit_form

app_name = "intarsia_webforms"
urlpatterns = [
    path("forms/<int:form>/", submit_form, name="submit"),
    path("forms/<int:form>/sent/<str:token>/", sent, name="sent"),
]
