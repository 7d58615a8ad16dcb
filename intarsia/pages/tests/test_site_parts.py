"""The header and footer of a page: those of its branch or of the site."""

import pytest
from django.test import Client
from wagtail.models import Site

from intarsia.pages.models import BuilderPage, SiteDesign
from intarsia.pages.page_templates.site_parts import SitePart, nearest_parts

from .builders import heading, page, template

pytestmark = pytest.mark.django_db


def part(pk: int, below: str, kind: str = "header") -> SitePart:
    return SitePart(pk, kind, below, {})


@pytest.mark.parametrize(
    ("parts", "taken"),
    [
        ([], {}),
        ([part(1, "0001")], {"header": 1}),
        # The chosen page itself belongs to the branch.
        ([part(1, "0001"), part(2, "00010002")], {"header": 2}),
        ([part(2, "0001"), part(1, "0001")], {"header": 1}),
        ([part(1, "0001"), part(2, "0001", "footer")], {"header": 1, "footer": 2}),
        ([part(1, "000100020003"), part(2, "00010009")], {}),
    ],
)
def test_parts_for_the_nearest_page_are_used(parts, taken):
    found = nearest_parts(parts, BuilderPage(path="00010002"))

    assert {kind: one.pk for kind, one in found.items()} == taken


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
    template(heading("This branch"), kind="header", below=branch)
    template(heading("Its foot"), kind="footer", below=below)

    assert words_of(beside) == ["All pages"]
    assert words_of(branch) == ["This branch"]
    assert words_of(below) == ["This branch", "Its foot"]


def test_branch_with_a_draft_header_has_the_header_of_the_site(site_header):
    branch = page()
    own = template(heading("This branch"), kind="header", below=branch)
    own.unpublish()

    assert words_of(branch) == ["All pages"]
