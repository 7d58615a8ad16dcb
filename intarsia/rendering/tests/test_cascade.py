"""Where the rules of theme, widgets and elements are, so that the site's own CSS wins only where it should."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from intarsia.rendering.security_policy.page_policy import own_hosts
from intarsia.rendering.styles.cascade import cascade, site_stylesheets


def test_defaults_are_in_layers_and_values_of_owners_are_not():
    css = cascade("h2{color:red}", ".tabs{color:green}", ".e-a{color:blue}")

    assert "@layer theme{h2{color:red}}@layer widgets{.tabs{color:green}}" in css
    assert css.endswith("}:not(#_){.e-a{color:blue}}")


def test_a_site_with_its_own_look_gets_no_theme(settings):
    settings.INTARSIA_LOOK = "site"

    css = cascade("h2{color:red}", ".tabs{color:green}", "")

    assert "h2{color:red}" not in css and "--font-heading:inherit" in css
    assert "@layer widgets{.tabs{color:green}}" in css


def test_with_our_theme_rules_of_the_site_have_no_effect_in_documents(settings):
    settings.INTARSIA_LOOK = "theme"

    css = cascade("h2{color:red}", "", ".e-a{color:blue}")

    assert "@layer elements{.e-a{color:blue}}" in css
    assert "{all:revert-layer}" in css


def test_an_unknown_look_is_refused_with_the_choices(settings):
    settings.INTARSIA_LOOK = "mine"

    with pytest.raises(ImproperlyConfigured, match="both, site, theme"):
        cascade("", "", "")


def test_stylesheets_of_the_site_are_static_files_or_urls(settings):
    settings.INTARSIA_STYLESHEETS = ["site/site.css", "https://cdn.example/a.css", "/css/b.css"]

    assert site_stylesheets() == ["/static/site/site.css", "https://cdn.example/a.css", "/css/b.css"]
    assert "https://cdn.example" in own_hosts()


def test_our_theme_needs_no_stylesheet_of_the_site(settings):
    settings.INTARSIA_STYLESHEETS, settings.INTARSIA_LOOK = ["/css/b.css"], "theme"

    assert site_stylesheets() == []
