from django.urls import path

from . import views

urlpatterns = [path("kept/contact/", views.contact, name="kept_contact")]
