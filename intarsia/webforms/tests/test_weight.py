"""What visitors download for a form: before they use it, and until they have sent it."""

import gzip
import re
from pathlib import Path

import pytest

from intarsia.rendering import assets

STATIC = Path(assets.__file__).parent / "static" / "intarsia"
IMPORTED = re.compile(r"""(?:from|import)\s*["'](\.[^"']+\.js)["']""")
# What a contact form with the method ajax loads when it is used and sent. DOMPurify is not our own code.
CONTACT_FORM = ("forms/liveForms", "forms/sendByAjax", "forms/sanitizer")
DOMPURIFY = "vendor-theme-dompurify"


def built(stem: str) -> Path:
    [found] = STATIC.glob(f"{stem}-*.js")
    return found


def with_imports(*stems: str) -> set[Path]:
    """These files with what they import at once."""
    found: set[Path] = set()
    waiting = {built(stem) for stem in stems}
    while waiting:
        file = waiting.pop()
        found.add(file)
        waiting |= {(file.parent / name).resolve() for name in IMPORTED.findall(file.read_text("utf-8"))} - found
    return found


def weight(files: set[Path]) -> int:
    """In bytes, gzip."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files if DOMPURIFY not in file.name)


def test_a_form_loads_at_most_1500_bytes_before_somebody_uses_it():
    assert weight(with_imports("islands/form")) <= 1500


def test_a_contact_form_sent_by_ajax_loads_at_most_12_kb():
    assert weight(with_imports("islands/form", *CONTACT_FORM)) <= 12_000


@pytest.mark.parametrize("chunk", ["forms/liveForms", "forms/sendByAjax", "forms/sendInFrame"])
def test_FORM_PRICE_10_what_inserts_no_markup_does_not_load_dompurify(chunk):
    """FORM-PRICE-10: the sanitizer imports it, and is imported once a reply has markup."""
    loaded = with_imports(chunk)

    assert not [file for file in loaded if DOMPURIFY in file.name or file.name.startswith("sanitizer-")]
    assert [file for file in with_imports("forms/sanitizer") if DOMPURIFY in file.name]


def test_FORM_PAGE_10_only_a_change_of_pages_loads_the_chunk_for_it():
    """FORM-PAGE-10"""
    loaded = with_imports("islands/form", *CONTACT_FORM)

    assert not [file for file in loaded if file.name.startswith("gform-pagination")]
    assert built("forms/gform-pagination") in with_imports("forms/gform-pagination")


def test_a_contact_form_on_another_site_loads_at_most_15_kb_until_it_is_sent():
    """With what the page around the frame and the frame itself load for it."""
    assert weight({built("embed"), built("formFrame")} | with_imports("islands/form", *CONTACT_FORM)) <= 15_000
