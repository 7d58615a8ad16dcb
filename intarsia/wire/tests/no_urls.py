"""A project that includes none of our URLs."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
