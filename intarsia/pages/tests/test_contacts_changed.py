"""PROT-SRV-12: changed texts for encoded contacts appear on pages that were cached before."""

import pytest
from wagtail.models import Site

from intarsia.protection import changes
from intarsia.protection.models import OwnText
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.render import RenderContext, render_documents

from .builders import document, heading

WORDS = document(heading("Write to ana@example.org"))


def render(site: Site) -> str:
    return render_documents({"main": WORDS}, RenderContext(load=LoadContext(site=site))).value.html["main"]


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_PROT_SRV_12_changed_text_purges_cached_pages(settings, tmp_path, monkeypatch):
    """PROT-SRV-12, PROT-DEC-18"""
    settings.INTARSIA_CACHE_DIR = tmp_path
    purged: list[str] = []
    purge = changes.purge
    monkeypatch.setattr(changes, "purge", lambda *tags: (purged.extend(tags), purge(*tags)))
    site = Site.objects.get(is_default_site=True)

    own = OwnText.objects.create(site=site, language="en", name="hint", text="Press me")
    assert 'title="Press me"' in render(site)
    own.text = "Press here"
    own.save()
    assert 'title="Press here"' in render(site)
    own.delete()

    assert "Press here" not in render(site)
    assert purged == 3 * [f"protection-{site.pk}"]
