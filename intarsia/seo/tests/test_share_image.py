"""The image of a link preview: chosen by the owner, or made from the title of the page."""

import io
import re
from pathlib import Path

import pytest
from django.conf import settings
from django.core.files.storage import default_storage
from PIL import Image

from intarsia.pages.models import SiteDesign
from intarsia.pages.tests.builders import element, heading, home, page
from intarsia.seo.checks import titles_of_all_languages_can_be_drawn
from intarsia.seo.css_colors import rgb
from intarsia.seo.share_image.direction import visual_order
from intarsia.seo.share_image.drawing import HEIGHT, MARGIN, STRIP, WIDTH, Colors, Fonts, png_of
from intarsia.seo.share_image.text_layout import fitted
from intarsia.seo.share_image.typefaces import runs, typefaces

from .images import stored_image, stored_svg
from .test_link_preview import head_of, tags_in

pytestmark = pytest.mark.usefixtures("local_media")
PAPER, INK, OTHER = (250, 250, 240), (10, 10, 10), (200, 100, 50)
COLORS = Colors(PAPER, INK, INK, OTHER, OTHER, OTHER)
GREEN = "oklch(0.9 0.1 140)"
FONTS = Fonts('"Fraunces", serif', '"Source Sans 3", sans-serif')


def drawn(title: str, name: str = "") -> Image.Image:
    png = png_of(title, name, COLORS, FONTS)
    assert png is not None
    return Image.open(io.BytesIO(png)).convert("RGB")


def ink_of(image: Image.Image) -> tuple[int, int, int, int]:
    """Where its text is: left, top, right, bottom."""
    dark = image.convert("L").point(lambda value: 255 if value < 60 else 0)
    box = dark.getbbox()
    assert box
    return box


def stored(url: str) -> Image.Image:
    path = url.removeprefix("http://localhost").removeprefix(settings.MEDIA_URL)
    with default_storage.open(path) as file:
        return Image.open(io.BytesIO(file.read())).convert("RGB")


@pytest.mark.django_db
def test_a_page_without_images_is_shared_with_an_image_of_its_title():
    page(heading("Oak"), slug="oak", title="Oak")
    tags = tags_in(head_of("/oak/"))

    assert re.fullmatch(r"http://localhost/media/intarsia/share/[0-9a-f]{20}\.png", tags["og:image"])
    assert tags["twitter:card"] == "summary_large_image"
    assert stored(tags["og:image"]).size == (1200, 630)


@pytest.mark.django_db
def test_the_generated_image_follows_the_title_and_the_design():
    made = page(heading("Oak"), slug="oak", title="Oak")
    first = tags_in(head_of("/oak/"))["og:image"]
    assert tags_in(head_of("/oak/"))["og:image"] == first
    made.title = "Ash"
    made.save()
    second = tags_in(head_of("/oak/"))["og:image"]
    site = home().sites_rooted_here.get()
    SiteDesign.objects.update_or_create(site=site, defaults={"variables": {"color": {"paper": {"light": GREEN}}}})
    third = tags_in(head_of("/oak/"))["og:image"]

    assert len({first, second, third}) == 3
    assert stored(third).getpixel((20, 20)) == pytest.approx(rgb(GREEN, "#000"), abs=2)


@pytest.mark.django_db
def test_the_chosen_image_comes_first_and_is_cut_around_its_focal_point():
    first, chosen = stored_image(1200, 800), stored_image(900, 900)
    chosen.focal_point_x, chosen.focal_point_y, chosen.focal_point_width, chosen.focal_point_height = 450, 850, 50, 50
    chosen.save()
    page(element("image", image={"id": first.pk, "alt": ""}), slug="images", share_image=chosen)
    url = tags_in(head_of("/images/"))["og:image"]

    assert re.search(r"\.fill-1200x630\S*\.jpg$", url)
    rendition = chosen.renditions.get(filter_spec__startswith="fill-1200x630")
    assert rendition.focal_point_key and rendition.width / rendition.height == pytest.approx(1200 / 630, abs=0.01)


@pytest.mark.django_db
def test_a_chosen_svg_is_replaced_by_the_next_choice_because_networks_do_not_show_it():
    page(heading("Oak"), slug="oak", share_image=stored_svg())

    assert "/intarsia/share/" in tags_in(head_of("/oak/"))["og:image"]


@pytest.mark.django_db
def test_a_deleted_image_is_replaced_by_the_next_choice():
    chosen = stored_image(1300, 700)
    page(heading("Oak"), slug="oak", share_image=chosen)
    assert ".fill-1200x630" in tags_in(head_of("/oak/"))["og:image"]
    chosen.delete()

    assert "/intarsia/share/" in tags_in(head_of("/oak/"))["og:image"]


def test_a_long_title_is_wrapped_and_its_end_cut_off_within_the_margins():
    left, top, right, bottom = ink_of(drawn("How we cut a herringbone border that stays flat " * 6))

    assert left >= MARGIN - 8 and right <= WIDTH - STRIP - MARGIN + 8
    assert top >= MARGIN - 8 and bottom <= HEIGHT - MARGIN
    block = fitted("herringbone " * 60, FONTS.heading, (92, 58), 600, (900, 378))
    assert block and block.size == 58 and "".join(text for text, _face in block.lines[-1]).endswith("…")


def test_a_word_that_is_wider_than_the_image_is_broken():
    left, _top, right, _bottom = ink_of(drawn("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"))

    assert left >= MARGIN - 8 and right <= WIDTH - STRIP - MARGIN + 8


@pytest.mark.programs("FriBiDi")
def test_a_title_from_right_to_left_is_mirrored():
    image = drawn("ورشة", "مدرسة")
    left, _top, right, _bottom = ink_of(image)

    assert right > WIDTH - MARGIN - 8 and left > WIDTH / 2
    assert image.getpixel((2, 300)) == OTHER and image.getpixel((WIDTH - 2, 300)) == PAPER


@pytest.mark.programs("FriBiDi")
def test_arabic_letters_are_joined():
    [[(text, face)]] = fitted("مرحبا", FONTS.heading, (80,), 600, (900, 200)).lines  # type: ignore[union-attr]

    assert face.getlength(text) < sum(face.getlength(letter) for letter in text) * 0.95


ALPHABETS = {
    "Arabic": "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي ٠١٢٣٤٥٦٧٨٩ ،؛؟",
    "Persian": "اآبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی ۀ ۰۱۲۳۴۵۶۷۸۹",
    "Urdu": "آأابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوؤہھۂۃءیئےۓ۔",
    "Pashto": "آاأبپتټثجځچڅحخدډذرړزژږسشښصضطظعغفقکګلمنڼهۀوؤيېۍئ",
    "Kurdish": "ئابپتجچحخدرڕزژسشعغفڤقکگلڵمنوۆھەیێ",
    "Sindhi": "اءبٻڀتٿٽثٺپجڄڃچڇحخدڌڏڊڍذرڙزسشصضطظعغفڦقڪکگڳڱلمنڻوھي",
    "Uyghur": "ئائەبپتجچخدرزژسشغفقكگڭلمنھوئۇئۆئۈۋئېئىي",
    "Malay": "ابتثجچحخدذرزسشصضطظعغڠفڤقکگلمنوۏهءيڽ",
    "Hebrew": "אבגדהוזחטיכךלמםנןסעפףצץקרשת ״׳ ₪",
}


@pytest.mark.programs("FriBiDi")
@pytest.mark.parametrize("language", ALPHABETS)
def test_languages_from_right_to_left_have_all_their_letters_and_digits(language):
    assert runs(ALPHABETS[language], typefaces(FONTS.heading, 80, 600)) is not None


@pytest.mark.programs("FriBiDi")
@pytest.mark.parametrize(
    ("title", "from_left_to_right"),
    [
        ("دورة Python 3 الآن", ["الآن", " ", "Python 3", " ", "دورة"]),
        ("تعلّم Łódź الآن", ["الآن", " ", "Ł", "ó", "d", "ź", " ", "تعلّم"]),
        ("دورة (2026): جديدة!", ["!", "جديدة", "): ", "2026", "(", " ", "دورة"]),
        ("Learn مرحبا بكم in Oslo", ["Learn", " ", "مرحبا بكم", " ", "in Oslo"]),
        ("Oslo (שלום!) 2026", ["Oslo", " (", "שלום", "!) ", "2026"]),
    ],
)
def test_words_of_both_directions_follow_each_other_as_in_a_browser(title, from_left_to_right):
    block = fitted(title, FONTS.heading, (40,), 600, (2000, 400))
    assert block and len(block.lines) == 1

    parts = visual_order(block.lines[0], block.is_right_to_left)

    assert [part.text for part in parts] == from_left_to_right


def test_without_a_library_that_joins_letters_only_titles_that_need_it_have_no_image(settings, monkeypatch):
    # Pillow's own answer, as on a machine without FriBiDi.
    monkeypatch.setattr("PIL._imagingft.HAVE_RAQM", False)
    settings.WAGTAIL_CONTENT_LANGUAGES = [("en", "English"), ("fa", "Persian")]

    assert png_of("ورشة", "", COLORS, FONTS) is None
    assert png_of("Łódź", "مدرسة", COLORS, FONTS) is not None
    [warning] = titles_of_all_languages_can_be_drawn()
    assert warning.id == "intarsia.W131" and "'fa'" in warning.msg


def test_a_space_after_a_rare_letter_is_as_wide_as_others():
    faces = typefaces(FONTS.heading, 80, 600)

    widths = {face.getlength(" ") for text, face in runs("Łódź ś ", faces) or [] if " " in text}

    assert widths == {faces[0].getlength(" ")}


def test_letters_of_several_fonts_are_shown_in_one_line():
    [line] = fitted("Łódź & Öl", FONTS.heading, (80,), 600, (900, 200)).lines  # type: ignore[union-attr]

    assert "".join(text for text, _face in line) == "Łódź & Öl"
    assert len({Path(str(face.path)).name for _text, face in line}) > 1


def test_letters_of_the_font_of_text_come_from_it_and_its_extended_latin():
    text = Fonts('"Source Sans 3","Intarsia Ext",Arial', "Arial")
    [line] = fitted("Mała", text.heading, (80,), 600, (900, 200)).lines  # type: ignore[union-attr]

    assert [(part, Path(str(face.path)).name.partition("-wght")[0]) for part, face in line] == [
        ("Ma", "source-sans-3-latin"),
        ("ł", "intarsia-latin-ext"),
        ("a", "source-sans-3-latin"),
    ]


def test_a_title_that_no_font_can_show_has_no_generated_image():
    assert png_of("日本語", "", COLORS, FONTS) is None


@pytest.mark.parametrize(
    ("css", "expected"),
    [
        ("#a67d33", (166, 125, 51)),
        ("navy", (0, 0, 128)),
        ("rgb(10, 20, 30)", (10, 20, 30)),
        ("rgb(166 125 51)", (166, 125, 51)),
        ("rgba(100% 0% none / 50%)", (255, 0, 0)),
        ("hsl(120 50% 50%)", (64, 191, 64)),
        ("hsl(.5turn, 100%, 50%, 0.2)", (0, 255, 255)),
        ("HSLA(-120deg 100% 50% / 20%)", (0, 0, 255)),
        ("oklab(0.6279 0.2249 0.1258)", (255, 0, 0)),
        ("lab(54.29 80.8 69.89)", (255, 0, 0)),
        ("lch(29.57% 131.2 301.36)", (0, 0, 255)),
        ("lab(0 0 0)", (0, 0, 0)),
        ("rgb(from navy r g b)", (1, 2, 3)),
        ("rgb(1 2)", (1, 2, 3)),
        (f"oklab(1 {'9' * 200} 0)", (1, 2, 3)),
        ("oklch(0.6279 0.2577 29.23)", (255, 0, 0)),
        ("oklch(100% 0% 0)", (255, 255, 255)),
        ("color-mix(in oklab, red, blue)", (1, 2, 3)),
        ("", (1, 2, 3)),
    ],
)
def test_colors_of_the_design_are_computed(css, expected):
    assert rgb(css, "#010203") == pytest.approx(expected, abs=1)
