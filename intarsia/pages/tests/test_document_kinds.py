"""A site makes its own models editable in the visual editor by registering a document kind."""

import re
from pathlib import Path

import pytest
from django.contrib.auth.models import Permission
from django.core.exceptions import ImproperlyConfigured
from django.template import engines
from django.test import RequestFactory
from wagtail.models import Page, ReferenceIndex

from intarsia.documents.kinds import kind_named, kind_of, register_document_kind
from intarsia.pages.caching import signals
from intarsia.pages.models import Template
from intarsia.pages.panels import editor_url

from .banners.models import Banner
from .builders import Editor, administrator, document, element, heading, page, staff, template

pytestmark = pytest.mark.django_db

GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "edit-your-own-models.md"


class KindEditor(Editor):
    def __init__(self, kind, item, user):
        super().__init__(item, user)
        self.kind = kind


def banner(**fields):
    made = Banner.objects.create(**{"name": "Sale", **fields})
    made.save_revision().publish()
    return Banner.objects.get(pk=made.pk)


def opened(kind, item):
    session = KindEditor(kind, item, administrator())
    session.load()
    return session


def shown(source, **context):
    request = RequestFactory().get("/")
    return engines["django"].from_string(f"{{% load intarsia %}}{source}").render(context, request)


def code_lines(text):
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith(("#", "from wagtail"))]


def test_the_guide_shows_the_code_of_this_app():
    code = "\n".join(re.findall(r"```python\n(.*?)```", GUIDE.read_text(), re.DOTALL))
    folder = Path(__file__).with_name("banners")
    own = code_lines((folder / "models.py").read_text() + (folder / "apps.py").read_text())

    assert set(code_lines(code)) <= set(own)


def test_the_editor_opens_saves_and_publishes_a_document_of_a_sites_model():
    made = banner()
    session = opened("banner", made)

    assert session.get().status_code == 200
    assert session.save(document(heading("Draft"))).status_code == 200
    assert Banner.objects.get().document["content"] == []
    assert session.save(document(heading("Everything must go")), "publish").status_code == 200
    html = shown("{% intarsia_document banner.document %}", banner=Banner.objects.get())
    assert "Everything must go" in html and 'class="heading' in html


def test_one_model_has_several_documents():
    made = banner()
    opened("banner", made).save(document(heading("Main")), "publish")
    opened("banner-footnote", made).save(document(heading("Small print")), "publish")

    stored = Banner.objects.get()
    assert [one["content"][0]["props"]["title"] for one in (stored.document, stored.footnote)] == [
        "Main",
        "Small print",
    ]


def test_a_document_that_another_editor_of_the_item_made_stale_is_not_overwritten():
    made = banner()
    one, other = opened("banner", made), opened("banner-footnote", made)

    assert one.save(document(heading("Main"))).status_code == 200
    assert other.save(document(heading("Small print"))).status_code == 409


def test_the_form_has_a_button_for_each_document():
    made = banner()
    session = opened("banner", made)
    html = session.client.get(f"/admin/snippets/banners/banner/edit/{made.pk}/").content.decode()

    assert f'href="/admin/intarsia/banner/{made.pk}/"' in html
    assert f'href="/admin/intarsia/banner-footnote/{made.pk}/"' in html


@pytest.mark.parametrize("kind", ["banner", "banner-footnote"])
def test_the_preview_shows_the_document_that_is_edited(kind):
    answer = opened(kind, banner()).post("preview/", {"document": document(heading("Not stored"))})

    assert answer.status_code == 200
    assert "Not stored" in answer.content.decode()


def test_versions_are_listed_and_restored():
    session = opened("banner-footnote", banner())
    first = session.save(document(heading("First"))).json()["revision"]
    session.save(document(heading("Second")))

    answer = session.post(f"revisions/{first['id']}/", {"base_revision": session.revision})

    assert answer.json()["document"]["content"][0]["props"]["title"] == "First"
    assert len(session.get("revisions/").json()["revisions"]) == 4


def test_the_permissions_are_those_of_the_model():
    made, user = banner(), staff()
    assert KindEditor("banner", made, user).get("document/").status_code == 403

    user.user_permissions.add(Permission.objects.get(codename="change_banner"))
    session = KindEditor("banner", made, type(user).objects.get(pk=user.pk))
    session.load()
    assert session.save(document(heading("Draft"))).status_code == 200
    assert session.save(document(heading("Live")), "publish").status_code == 403


def test_a_document_that_violates_the_contract_is_refused():
    answer = opened("banner", banner()).save(document(element("heading", title=7)))

    assert answer.status_code == 422


def test_references_of_every_document_are_found():
    made, target = banner(), page()
    link = {"url": "", "page": target.pk}
    opened("banner-footnote", made).save(document(heading(link=link)), "publish")

    paths = [row.content_path for row in ReferenceIndex.get_references_to(target.specific)]
    assert [path.partition(".")[0] for path in paths] == ["footnote"]


def test_publishing_and_deleting_an_item_purge_its_tag(monkeypatch):
    made, purged = banner(), []
    monkeypatch.setattr(signals, "purge", lambda *tags: purged.extend(tags))
    opened("banner", made).save(document(heading("New")), "publish")
    assert purged == [f"banner-{made.pk}"]

    Banner.objects.get().delete()
    assert purged == [f"banner-{made.pk}"] * 2


def test_an_unknown_kind_has_no_editor():
    assert KindEditor("unknown", banner(), administrator()).get("document/").status_code == 404
    assert editor_url(administrator(), "document") is None


def test_pages_and_templates_are_kinds():
    assert kind_of(page()) is kind_named("page")
    assert kind_of(template()) is kind_named("template")
    assert kind_of(Page.objects.first()) is None


@pytest.mark.parametrize(
    ("name", "model", "options", "fault"),
    [
        ("Banner", Banner, {}, "its name must be lower-case letters"),
        ("banner", Template, {}, "the model Banner has this name already"),
        ("banner-title", Banner, {"field": "name"}, "Banner has no BuilderField called 'name'"),
        ("banner-other", Banner, {"field": "other"}, "Banner has no BuilderField called 'other'"),
        ("banner-form", Banner, {"catalog": "polls"}, "there is no catalog 'polls'. Use one of fields, widgets"),
        ("permission", Permission, {}, "Permission needs Wagtail's DraftStateMixin and RevisionMixin"),
    ],
)
def test_a_wrong_registration_stops_the_site_with_the_reason(name, model, options, fault):
    with pytest.raises(ImproperlyConfigured, match=re.escape(fault)):
        register_document_kind(name, model, **options)
