"""wagtail-localize keeps the structure of a page and translates its texts, in a site with the package."""

import json
import subprocess
import sys

import pytest

from intarsia.documents import contract
from intarsia.pages.localize.places import copied, places_in
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
    assert result["form, background and subtitles of the language"] == [True, True, True]
    assert result["form chooser on the screen of the translation"]
    assert result["link before the translation is live"] and result["link once the translation is live"]
    assert result["link of a page with unpublished changes"] == ["draft"]
    assert result["link of a page that is not synchronized"]


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


def places(*elements: dict) -> list[tuple]:
    return [(one.path, one.kind, one.value) for one in places_in(document(*elements), contract.load())]


def test_translators_get_texts_under_the_ids_of_elements_and_items():
    questions = element("accordion", id="f", items=[{"_id": "a", "title": "Why?"}, {"_id": "b", "title": "How?"}])
    text = element("text", id="t", editor="<p>Oak</p>")

    assert places(questions, text) == [
        ("f.items.a.title", "text", "Why?"),
        ("f.items.b.title", "text", "How?"),
        ("t.editor", "richtext", "<p>Oak</p>"),
    ]
    questions["props"]["items"].reverse()
    assert {path for path, _kind, _value in places(text, questions)} == {
        "f.items.a.title",
        "f.items.b.title",
        "t.editor",
    }


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ({"page": 4, "url": "/old/"}, [("b.link.page", "page", 4)]),
        ({"document": 9, "page": None}, [("b.link.document", "document", 9)]),
        ({"url": "/courses/"}, [("b.link.url", "url", "/courses/")]),
        ({"url": ""}, []),
        ({"page": True, "url": "/courses/"}, [("b.link.url", "url", "/courses/")]),
        ("/courses/", []),
    ],
)
def test_translators_get_where_a_link_leads(link, found):
    assert places(element("button", id="b", text=None, link=link)) == found


@pytest.mark.parametrize(
    ("image", "found"),
    [
        (
            {"id": 3, "alt": "Planks", "caption": ""},
            [("i.image.alt", "text", "Planks"), ("i.image.caption", "text", ""), ("i.image.id", "image", 3)],
        ),
        ({"id": None, "alt": None}, []),
        ({"id": True}, []),
        (None, []),
    ],
)
def test_translators_get_an_image_with_its_texts(image, found):
    assert places(element("image", id="i", image=image)) == found


def test_translators_get_the_images_of_a_gallery_by_id_or_else_by_position():
    gallery = [{"_id": "one", "id": 3, "alt": "Oak"}, {"id": 4}]

    assert places(element("image_gallery", id="g", gallery=gallery)) == [
        ("g.gallery.one.alt", "text", "Oak"),
        ("g.gallery.one.id", "image", 3),
        ("g.gallery.1.id", "image", 4),
    ]
    assert places(element("image_gallery", id="g", gallery=None)) == []


def test_translators_get_the_form_the_background_images_and_the_subtitles():
    background = {"desktop": {"background": {"$image": 7}}, "mobile": {"background": {"$var": "color.sunken"}}}
    found = places(
        element("form", id="f", form={"id": 5}),
        element("section", id="s", content=[], **{"$style": background}),
        element("video", id="v", video_type="hosted", url="/a.mp4", captions="/en.vtt"),
    )
    assert ("f.form.id", "form", 5) in found
    assert ("s.$style.desktop.background.$image", "image", 7) in found
    assert ("v.captions", "url", "/en.vtt") in found
    assert not [path for path, _kind, _value in found if path.startswith("s.$style.mobile")]
    assert [path for path, _kind, _value in places(element("form", id="f", form=None)) if "form.id" in path] == []


def test_translators_get_the_images_that_a_link_opens():
    images = [{"_id": "one", "id": 3, "alt": "Oak"}]
    link = {"url": "", "action": {"name": "lightbox", "images": images}}
    assert places(element("button", id="b", text=None, link=link)) == [
        ("b.link.action.images.one.alt", "text", "Oak"),
        ("b.link.action.images.one.id", "image", 3),
    ]


def test_translators_read_which_element_and_which_setting_a_text_is_of():
    image = element("image", image={"id": 3, "alt": "Planks", "caption": "By hand"})
    found = places_in(document(element("button", text="Go"), image), contract.load())

    assert [(one.element, one.label) for one in found] == [
        ("Button", "Text"),
        ("Image", "Alt text"),
        ("Image", "Caption"),
        ("Image", "Image"),
    ]


def test_what_is_the_same_in_every_language_is_not_for_translators():
    assert places(element("heading", id="h", title="Oak", header_size="h3")) == [("h.title", "text", "Oak")]


def test_translating_changes_no_stored_document():
    stored = document(element("heading", title="Oak"))
    made = copied(stored, contract.load())
    (place,) = places_in(made, contract.load())
    place.holder[place.name] = "Eiche"

    assert stored["content"][0]["props"]["title"] == "Oak"
    assert made["content"][0]["props"]["title"] == "Eiche"


def test_wagtail_localize_is_optional():
    loaded = "import sys, django; django.setup(); print('wagtail_localize' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
