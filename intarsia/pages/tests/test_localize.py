"""wagtail-localize keeps the structure of a page and translates its texts, in a site with the package."""

import json
import subprocess
import sys

import pytest

from intarsia.documents import contract
from intarsia.pages.localize.places import places_in
from intarsia.pages.tests.builders import document, element


@pytest.mark.services
def test_synchronizing_keeps_the_structure_and_the_translations(tmp_path):
    command = [sys.executable, "-m", "intarsia.pages.tests.scratch.localized_site", str(tmp_path / "site.sqlite3")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout.splitlines()[-1])

    assert [text for text in result["translated"] if "data-page" not in text] == [
        *("Eiche", "Wo?", "<p>Hier</p>", "Eine Bank", "Besuchen Sie uns")
    ]
    assert any("Ein <b>starkes</b> Holz" in text and "die Kurse</a>" in text for text in result["translated"])
    assert result["links lead to the translation"]
    assert result["ids are those of the source"] == ["part", "questions", "picture", "visit"]

    moved = ["Eine Bank", "Wo?", "<p>Hier</p>", "Ash", "Eiche", "Besuchen Sie uns"]
    assert result["after a change, before the new text is translated"] == moved
    assert result["structure"] == ["picture", "part", "visit"]
    assert result["settings without a language"] == "h2"
    assert result["another image for this language"]
    assert result["link to the same file"] and result["another file for this language"]
    assert result["file chooser on the screen of the translation"]
    assert result["new text translated"] == [text.replace("Ash", "Esche") for text in moved]
    assert result["screen of the translation"]
    assert result["all elements removed"] == []


def test_translators_get_the_fallbacks_of_dynamic_values_and_the_sources_stay():
    def bound(source: str, fallback: object) -> dict:
        return {"$bind": {"source": source, "fallback": fallback}}

    translated = document(
        element("heading", title=bound("page.title", "Oak")),
        element("button", link=bound("page.url", {"url": "https://wood.example/"})),
        element("image", image=bound("page.image", {"id": 3, "alt": "Planks"})),
    )
    places = [place for place in places_in(translated, contract.load()) if ".$bind." in place.path]

    assert [place.value for place in places] == ["Oak", "https://wood.example/", "Planks", 3]
    places[0].holder[places[0].name] = "Eiche"
    assert translated["content"][0]["props"]["title"] == bound("page.title", "Eiche")


def test_wagtail_localize_is_optional():
    loaded = "import sys, django; django.setup(); print('wagtail_localize' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
