"""A form in a StreamField becomes the widget of forms."""

import pytest

from intarsia.documents.build import document
from intarsia.pages.conversion.blocks import BlockValue, Conversion
from intarsia.webforms.blocks import WebFormBlock

from .builders import web_form

pytestmark = pytest.mark.django_db


def test_form_in_a_stream_field_becomes_the_widget_with_the_options_of_the_block():
    form, conversion = web_form(), Conversion()
    block = WebFormBlock(show_title=False)
    (made,) = conversion.convert(BlockValue(form, block, "form", "body[0]", conversion))
    props = document(made)["content"][0]["props"]
    assert (made["type"], props["form"], props["show_title"]) == ("form", {"id": form.pk}, "")
