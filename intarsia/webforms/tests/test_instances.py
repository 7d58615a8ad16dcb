"""The same form twice on a page: each has its own ids, and the answer appears where the form was sent."""

import pytest
from bs4 import BeautifulSoup

from intarsia.pages.tests.builders import element, page

from .builders import by_a_person, send, shown, web_form
from .calls import ajax, data_of, nonce_for

pytestmark = pytest.mark.django_db


@pytest.fixture
def twice(form):
    return page(
        element("form", id="one", form={"id": form.pk}), element("form", id="two", form={"id": form.pk}, show_title="")
    )


def second_of(html: str, form) -> dict[str, str]:
    """What the second form sends, with a wrong e-mail address."""
    soup = BeautifulSoup(html, "html.parser")
    second = soup.find(id=f"i2-gform_wrapper_{form.pk}")
    return by_a_person(str(second), input_2="no address")


def test_FORM_PAGE_01_the_second_form_has_ids_of_its_own(form, twice):
    """FORM-PAGE-01: the first keeps the literal ones."""
    soup = BeautifulSoup(shown(twice), "html.parser")
    ids = [one["id"] for one in soup.find_all(id=True)]
    second = soup.find(id=f"i2-gform_{form.pk}")
    targets = [one["for"] for one in second.find_all("label")]

    assert len(ids) == len(set(ids)) and f"gform_{form.pk}" in ids
    assert f"i2-input_{form.pk}_1" in targets and all(second.find(id=target) for target in targets)
    assert second["action"].endswith(f"#i2-gform_wrapper_{form.pk}")
    assert all(one.get("id", "i2-").startswith("i2-") for one in second.find_all("input"))


def test_a_page_load_shows_errors_and_confirmation_in_the_form_that_was_sent(form, twice):
    fields = second_of(shown(twice), form)
    answer = BeautifulSoup(send(form, fields).content.decode(), "html.parser")

    assert answer.find(id=f"i2-gform_{form.pk}_validation_container").a["href"] == f"#i2-input_{form.pk}_2"
    assert not answer.find(id=f"gform_{form.pk}_validation_container")
    sent = send(form, fields | {"input_2": "ana@example.org"}, follow=True)
    assert sent.redirect_chain[0][0].endswith(f"#i2-gform_wrapper_{form.pk}")
    confirmed = BeautifulSoup(sent.content.decode(), "html.parser")
    assert confirmed.find(id=f"i2-gform_confirmation_wrapper_{form.pk}") and confirmed.find(id=f"gform_{form.pk}")


def test_FORM_SUB_15_a_reply_has_the_markup_of_the_form_that_was_sent(form, twice):
    """FORM-SUB-15"""
    nonce = {"gform_ajax_nonce": nonce_for(form), "form_id": str(form.pk)}
    data = data_of(ajax("gform_submit_form", {**nonce, **second_of(shown(twice), form)}))
    wrapper = BeautifulSoup(data["form_markup"], "html.parser").find()

    assert wrapper["id"] == f"i2-gform_wrapper_{form.pk}"
    assert wrapper.find(id=f"i2-input_{form.pk}_2")["aria-invalid"] == "true"


def test_rows_are_added_to_the_form_whose_button_was_pressed():
    """Without a script. The browser scrolls to the field in that form."""
    inner = [{"type": "text", "props": {"id": "name", "label": "Name"}}]
    columns = [{"_id": "a", "label": "Wood"}, {"_id": "b", "label": "Count"}]
    form = web_form(
        {"type": "repeater", "props": {"id": "guests", "label": "Guests", "fields": inner}},
        {"type": "list", "props": {"id": "woods", "label": "Woods", "columns": columns, "rows": 1}},
    )
    both = page(*(element("form", id=name, form={"id": form.pk}) for name in ("one", "two")))
    second = BeautifulSoup(shown(both), "html.parser").find(id=f"i2-gform_wrapper_{form.pk}")
    button = second.select_one("[name=gform_row][value='add 1']")
    assert second.find(id=button["formaction"].partition("#")[2])

    def inputs_of_both(button: str, selector: str) -> list[int]:
        fields = by_a_person(str(second), gform_row=button) | {"input_1[0]": "1", "input_3[]": ["", ""]}
        answer = BeautifulSoup(send(form, fields).content.decode(), "html.parser")
        for template in answer.find_all("template"):
            template.decompose()
        wrappers = [answer.find(id=f"{prefix}gform_wrapper_{form.pk}") for prefix in ("", "i2-")]
        return [len(wrapper.select(selector)) for wrapper in wrappers]

    assert inputs_of_both("add 1", "[name^='input_2[']") == [1, 2]
    assert inputs_of_both("add 3", "[name='input_3[]']") == [2, 4]


def test_a_posted_prefix_that_the_site_never_gives_is_ignored():
    form = web_form()
    fields = {"intarsia_prefix": '"><script>', "input_1": "Ana", "input_2": "no address", "input_3": "Hello"}

    assert "<script>" not in send(form, fields).content.decode().split("<form", 1)[1].split("</form>")[0]
