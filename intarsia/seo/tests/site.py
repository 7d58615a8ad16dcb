"""A site with articles, for tests."""

import json
import re
from typing import Any

from django.contrib.auth.models import User
from django.test import Client
from wagtail.models import Page, Site

from intarsia.pages.tests.builders import heading, saved_page
from intarsia.seo.models import SiteIdentity

DATA = re.compile(r'<script type="application/ld\+json">(.*?)</script>')


def identity(**fields: Any) -> SiteIdentity:
    made = SiteIdentity.for_site(Site.objects.get())
    for name, value in fields.items():
        setattr(made, name, value)
    made.full_clean()
    made.save()
    return made


def start_page() -> Page:
    """A home page that is made with the visual editor."""
    made = saved_page(heading("Welcome"), parent=Page.get_first_root_node(), slug="start", title="Start")
    site = Site.objects.get()
    site.root_page = made
    site.save()
    return made


def journal(**fields: Any) -> Page:
    """The page with the articles, below a home page."""
    made = saved_page(heading("Journal"), parent=start_page(), slug="journal", title="Journal")
    identity(articles=made, **fields)
    return made


def article(parent: Page, slug: str, **fields: Any) -> Page:
    author, _is_new = User.objects.get_or_create(username="maud", first_name="Maud", last_name="Hollin")
    return saved_page(heading(slug), parent=parent, slug=slug, title=slug.title(), owner=author, **fields)


def graph_at(url: str) -> dict[str, dict[str, Any]]:
    """The nodes of the only graph by type; empty without one."""
    found = [json.loads(text) for text in DATA.findall(Client().get(url).content.decode())]
    nodes = [node for data in found for node in data["@graph"]]
    assert len(found) <= 1 and len({node["@type"] for node in nodes}) == len(nodes)
    return {node["@type"]: node for node in nodes}
