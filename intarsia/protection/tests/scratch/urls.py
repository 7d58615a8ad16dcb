from django.http import HttpResponse
from django.urls import include, path
from django.views.generic import CreateView
from wagtail import urls as wagtail_urls
from wagtail.admin import urls as wagtailadmin_urls

from intarsia.protection.forms.adapters.accounts import ProtectedLogInView, ProtectedSignUp
from intarsia.protection.forms.adapters.form_views import ProtectedFormViewMixin


class SignUp(ProtectedFormViewMixin, CreateView):
    form_class = ProtectedSignUp
    template_name = "form.html"
    success_url = "/welcome/"


urlpatterns = [
    path("admin/", include(wagtailadmin_urls)),
    path("", include("intarsia.wire.urls")),
    path("", include("intarsia.protection.urls")),
    path("sign-up/", SignUp.as_view()),
    path("log-in/", ProtectedLogInView.as_view(template_name="form.html")),
    path("in/", lambda request: HttpResponse("in")),
    path("", include(wagtail_urls)),
]
