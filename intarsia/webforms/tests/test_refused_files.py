"""Files that were not accepted stay named in the form until the visitor removes them or chooses others."""

import pytest
from bs4 import BeautifulSoup
from django.core.files.uploadedfile import SimpleUploadedFile

from intarsia.webforms.models import Entry, FormFile

from .builders import CONTACT, by_a_person, page_with, send, shown, web_form
from .uploads import PDF, file_form, upload, uploaded

pytestmark = pytest.mark.django_db
WRONG_TYPE = "Files of this type cannot be uploaded."
EXPIRED = "This file is not stored any more. Choose it again."


def pdf(name: str = "CV.pdf") -> SimpleUploadedFile:
    return SimpleUploadedFile(name, PDF)


def program(name: str = "evil.php") -> SimpleUploadedFile:
    return SimpleUploadedFile(name, b"<?php")


class Visitor:
    """Fills in a form without a script, page by page."""

    def __init__(self, form):
        self.form = form
        self.html = BeautifulSoup(shown(page_with(form)), "html.parser")

    def press(self, button: str = "submit", **fields) -> None:
        posted = by_a_person(str(self.html)) | {"gform_submission_type": button, "gform_refused_file": self.tokens}
        posted |= fields
        answer = send(self.form, posted, follow=True).content.decode()
        self.html = BeautifulSoup(answer, "html.parser")

    @property
    def refused(self) -> list[tuple[str, str]]:
        items = self.html.select(".file_upload__file[data-state=error]")
        return [
            (item.select_one(".file_upload__name").text, item.select_one(".file_upload__fault").text) for item in items
        ]

    @property
    def page(self) -> str | None:
        current = self.html.select_one(".gform_page:not([hidden])")
        return current and current["data-page"]

    @property
    def tokens(self) -> list[str]:
        return [one["value"] for one in self.html.select("[name=gform_refused_file]")]


def paged_form(**settings):
    file = {"type": "file_upload", "props": {"id": "file", "label": "File", **settings}}
    return web_form(*CONTACT, file, {"type": "page_break", "props": {"id": "break"}}, *LAST)


LAST = ({"type": "text", "props": {"id": "note", "label": "Note"}},)


def test_FORM_UPL_15_a_refused_file_stays_named_when_next_is_pressed_again():
    """FORM-UPL-10, FORM-UPL-15"""
    visitor = Visitor(paged_form())
    visitor.press("next", input_4=program())
    assert (visitor.page, visitor.refused) == ("1", [("evil.php", WRONG_TYPE)])

    visitor.press("next")
    assert (visitor.page, visitor.refused) == ("1", [("evil.php", WRONG_TYPE)])
    visitor.press("next", gform_remove_file=visitor.tokens)
    assert (visitor.page, visitor.refused) == ("2", [])


def test_FORM_UPL_15_another_file_takes_the_place_of_one_that_was_refused():
    visitor = Visitor(file_form())
    visitor.press(input_4=program())
    visitor.press(input_4=pdf())

    assert [file.name for file in Entry.objects.get().files.all()] == ["CV.pdf"]


def test_FORM_UPL_15_each_refused_file_is_listed_with_its_reason():
    visitor = Visitor(file_form(max_files=3))
    visitor.press(input_4=[program(), pdf(), SimpleUploadedFile("empty.pdf", b"")])

    assert [name for name, _reason in visitor.refused] == ["evil.php", "empty.pdf"]
    visitor.press(input_4=pdf("smaller.pdf"))
    assert [name for name, _reason in visitor.refused] == ["empty.pdf"] and not Entry.objects.exists()


def test_nobody_else_can_make_a_form_say_why_a_file_was_refused():
    visitor = Visitor(file_form())
    visitor.press(gform_refused_file="WzQsIngiLDEsIlBheSBtZSIsIiJd:forged")

    assert visitor.refused == [] and Entry.objects.exists()


def test_FORM_UPL_17_a_file_that_has_expired_is_named_at_its_field_and_no_answer_is_lost():
    form = paged_form()
    visitor = Visitor(form)
    listed = uploaded(upload(form))
    visitor.press("next", **listed)
    assert visitor.page == "2"
    FormFile.objects.all().delete()
    visitor.press("submit", input_6="Ring twice", **listed)

    assert (visitor.page, visitor.refused) == ("1", [("Thesis.pdf", EXPIRED)])
    assert visitor.html.find(attrs={"name": "input_6"})["value"] == "Ring twice"
    assert EXPIRED in visitor.html.find(id=f"validation_message_{form.pk}_4").text


def test_FORM_UPL_17_a_file_of_an_entry_cannot_be_sent_with_another_one():
    form = file_form()
    visitor, listed = Visitor(form), uploaded(upload(form))
    visitor.press(**listed)
    again = Visitor(form)
    again.press(input_1="Eve", **listed)

    assert again.refused == [("Thesis.pdf", EXPIRED)]
    assert Entry.objects.count() == 1


def test_FORM_SUB_31_a_double_click_sends_the_files_of_an_earlier_page_once():
    """FORM-SUB-31, FORM-UPL-17: without a script there is no key."""
    form = file_form()
    visitor, listed = Visitor(form), uploaded(upload(form))
    fields = by_a_person(str(visitor.html)) | listed
    first, second = (send(form, fields, follow=True).content.decode() for _time in range(2))

    assert "gform_confirmation_wrapper" in first and "gform_confirmation_wrapper" in second
    assert Entry.objects.count() == FormFile.objects.count() == 1
