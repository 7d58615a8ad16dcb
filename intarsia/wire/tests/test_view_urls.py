"""URLs of views come from a cache that knows all that they depend on."""

import pytest
from django.http import HttpResponse
from django.urls import NoReverseMatch, path, set_script_prefix
from django.utils.translation import override

from intarsia.view_urls import view_url

urlpatterns = [path("elsewhere/", lambda request: HttpResponse(), name="wagtailadmin_home")]


def test_url_is_that_of_the_view_with_its_arguments():
    assert view_url("intarsia_seo:icon_png", 192) != view_url("intarsia_seo:icon_png", 512)
    with pytest.raises(NoReverseMatch):
        view_url("intarsia_seo:nothing")


def test_url_follows_the_language_of_the_request():
    with override("en"):
        english = view_url("wagtail_serve", "about/")
    with override("de"):
        assert view_url("wagtail_serve", "about/") == f"/de{english}"


def test_url_follows_the_path_that_the_site_is_at():
    set_script_prefix("/cms/")
    try:
        assert view_url("intarsia_wire:ajax") == "/cms/ajax/"
    finally:
        set_script_prefix("/")
    assert view_url("intarsia_wire:ajax") == "/ajax/"


def test_url_follows_another_list_of_urls(settings):
    before = view_url("wagtailadmin_home")
    settings.ROOT_URLCONF = __name__

    assert view_url("wagtailadmin_home") == "/elsewhere/" != before
