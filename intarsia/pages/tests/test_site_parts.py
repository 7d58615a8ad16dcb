"""The header and footer of a page: those of its branch or of the site."""

import pytest
from django.test import Client
from wagtail.models import Site

from intarsia.pages.models import SiteDesign
from intarsia.pages.models.display_rules import exclude, include
from intarsia.pages.page_templates.applies_to import applies_to

from .builders import heading, page, template

pytestmark = pytest.mark.django_db


def words_of(item) -> list[str]:
    html = Client().get(item.get_url()).content.decode()
    return [word for word in ("All pages", "This branch", "Its foot") if word in html]


@pytest.fixture
def site_header():
    header = template(heading("All pages"), kind="header")
    SiteDesign.objects.create(site=Site.objects.get(is_default_site=True), header=header)
    return header


def test_branch_with_its_own_header_keeps_the_footer_of_the_site(site_header):
    branch = page(heading("Werkstatt"))
    below, beside = page(parent=branch), page()
    template(heading("This branch"), kind="header", display_rules=[include("branch", branch)])
    template(heading("Its foot"), kind="footer", display_rules=[include("branch", below)])

    assert words_of(beside) == ["All pages"]
    assert words_of(branch) == ["This branch"]
    assert words_of(below) == ["This branch", "Its foot"]


def test_branch_with_a_draft_header_has_the_header_of_the_site(site_header):
    branch = page()
    own = template(heading("This branch"), kind="header", display_rules=[include("branch", branch)])
    own.unpublish()

    assert words_of(branch) == ["All pages"]


def test_one_page_of_a_branch_can_keep_the_header_of_the_site(site_header):
    branch = page()
    landing = page(parent=branch)
    rules = [include("branch", branch), exclude("page", landing)]
    template(heading("This branch"), kind="header", display_rules=rules)

    assert words_of(branch) == ["This branch"]
    assert words_of(landing) == ["All pages"]


def test_list_of_templates_says_that_the_header_of_a_site_applies_to_the_whole_site(site_header):
    assert applies_to(site_header) == "Whole site"
    assert applies_to(template(heading("Unused"), kind="header")) == ""


def test_list_of_templates_names_the_site_if_there_are_several(site_header):
    other = Site.objects.create(hostname="other.example", port=80, site_name="Other", root_page=page())
    SiteDesign.objects.create(site=other, footer=template(heading("Foot"), kind="footer"))

    assert applies_to(SiteDesign.for_site(other).footer) == "Whole site Other"
    assert applies_to(site_header).startswith("Whole site localhost")


def test_header_of_the_site_names_its_own_rules_too(site_header):
    site_header.display_rules = [include("branch", page(title="Journal"))]

    assert applies_to(site_header) == "Whole site, A page and all pages below it: Journal"
