"""Fills the magazine with the content that it had, and prints the IDs of its pages as JSON."""

import json
import os

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "settings"
django.setup()

from django.contrib.auth.models import User  # noqa: E402
from journal.models import ArticlePage, Author, CampaignPage, LandingPage, ReaderPage  # noqa: E402
from wagtail.models import Page, Site  # noqa: E402

from intarsia.pages.api import Template  # noqa: E402


def element(kind: str, id: str, **props: object) -> dict:
    return {"type": kind, "props": {"id": id, **props}}


def document(*content: dict) -> dict:
    return {"root": {"props": {"schemaVersion": 1}}, "content": list(content), "zones": {}}


# The owner chose the color of the first heading and left the second as it comes.
LOOK = document(
    element("heading", "chosen", title="Chosen", header_size="h2", **{"$style": {"desktop": {"color": "#0000ff"}}}),
    element("heading", "left", title="Left", header_size="h2"),
    element("text", "words", editor="<p>Some words</p>"),
)


def template(name: str) -> Template:
    return Template.objects.create(title=f"Teaser of {name}", kind="section", document=LOOK, live=True)


def site(name: str, host: str, port: int) -> dict[str, int]:
    home = ArticlePage(title=name, slug=name.lower(), author=Author.objects.create(name=f"Ada of {name}"))
    facts = ("facts", {"title": "Facts", "text": "<p>One</p>"})
    home.body = [("heading", "Today"), ("text", "<p>Written long ago.</p>"), facts]
    Page.get_first_root_node().add_child(instance=home)
    Site.objects.create(hostname=host, port=port, site_name=name, root_page=home, is_default_site=port == 80)
    article = ArticlePage(
        title="With a design", slug="design", body=[("quote", "Old words"), ("design", template(name))]
    )
    landing = LandingPage(title="Landing", slug="landing", document=LOOK)
    campaign = CampaignPage(title="Campaign", slug="campaign", document=LOOK)
    reader = ReaderPage(title="For readers", slug="readers", document=LOOK)
    for page in (article, landing, campaign, reader):
        home.add_child(instance=page)
        page.save_revision().publish()
    return {"home": home.pk, "article": article.pk, "landing": landing.pk, "campaign": campaign.pk, "reader": reader.pk}


Site.objects.all().delete()
pages = {"journal": site("Journal", "127.0.0.1", 80), "weekly": site("Weekly", "weekly.localhost", 80)}
User.objects.create_superuser("editor", password="a long secret")
print(json.dumps(pages))
