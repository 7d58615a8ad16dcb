"""PROT-SRV-12: what an owner says at hidden contacts stands on pages that were kept before, too."""

import pytest
from wagtail.models import Site

from intarsia.pages import caching
from intarsia.protection.models import OwnText
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.render import RenderContext, render_documents

from .builders import document, heading

WORDS = document(heading("Write to ana@example.org"))


def drawn(site: Site) -> str:
    return render_documents({"main": WORDS}, RenderContext(load=LoadContext(site=site))).html["main"]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_PROT_SRV_12_a_changed_text_forgets_the_pages_that_are_kept(settings, tmp_path, monkeypatch):
    """PROT-SRV-12, PROT-DEC-18"""
    settings.INTARSIA_CACHE_DIR = tmp_path
    purged: list[str] = []
    really = caching.purge
    monkeypatch.setattr(caching, "purge", lambda *tags: (purged.extend(tags), really(*tags)))
    site = Site.objects.get(is_default_site=True)

    own = OwnText.objects.create(site=site, language="en", name="hint", text="Press me")
    assert 'title="Press me"' in drawn(site)
    own.text = "Press here"
    own.save()
    assert 'title="Press here"' in drawn(site)
    own.delete()

    assert "Press here" not in drawn(site)
    assert purged == 3 * [f"design-{site.pk}"]
