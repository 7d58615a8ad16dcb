"""Groups of fields that visitors add again: shown, checked, stored, and changed without a script."""

import pytest
from bs4 import BeautifulSoup

from intarsia.webforms.delivery.notification_email import email_of
from intarsia.webforms.merge_tags.values import values_of
from intarsia.webforms.models import Entry

from .builders import by_a_person, notification, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db


def field(kind: str, id: str, **settings) -> dict:
    return {"type": kind, "props": {"id": id, "label": id.capitalize(), **settings}}


def guests(**settings):
    """An e-mail address (1), and a repeater (2) with a name (3), woods (4) and a repeater (5) of children (6)."""
    woods = [{"_id": name, "label": name.capitalize(), "value": name} for name in ("oak", "elm")]
    child = field("text", "child")
    inner = [
        field("text", "name", is_required="yes"),
        field("checkbox", "woods", choices=woods),
        field("repeater", "children", fields=[child]),
    ]
    return web_form(field("email", "mail"), field("repeater", "guests", fields=inner, **settings))


def names_in(html: str) -> list[str]:
    """The inputs that a browser would send."""
    page = BeautifulSoup(html, "html.parser")
    for template in page.find_all("template"):
        template.decompose()
    return [one["name"] for one in page.select("[name^=input_]")]


def test_visitors_see_no_repeater_without_fields():
    form = web_form(field("email", "mail"), field("repeater", "guests", fields=[]))
    html = shown(page_with(form))

    assert "Add item" not in str(html) and "Item 1" not in str(html)
    send(form, by_a_person(html, input_1="ana@example.org"))
    assert Entry.objects.get().answers["1"] == "ana@example.org"


def posted(form, **inputs: str) -> dict[str, str]:
    fields = by_a_person(shown(page_with(form)), input_1="ana@example.org")
    return {name: value for name, value in fields.items() if not name.startswith(("input_2", "input_3"))} | inputs


def test_FORM_LIST_05_inputs_of_each_row_have_names_and_ids_of_their_own():
    form = guests(items=2)
    html = shown(page_with(form))
    page = BeautifulSoup(html, "html.parser")

    assert [name for name in names_in(html) if "[" in name] == [
        *("input_2[0]", "input_3[0]", "input_4.1[0]", "input_4.2[0]", "input_5[0][0]", "input_6[0][0]"),
        *("input_2[1]", "input_3[1]", "input_4.1[1]", "input_4.2[1]", "input_5[1][0]", "input_6[1][0]"),
    ]
    assert page.find(attrs={"name": "input_6[1][0]"})["id"] == f"input_{form.pk}_6-1-0"
    assert page.find(id=f"choice_{form.pk}_4_2-1")["name"] == "input_4.2[1]"
    ids = [one["id"] for one in page.select("form [id]")]
    assert len(ids) == len(set(ids))


def test_FORM_LIST_04_a_repeater_says_how_many_items_it_can_have():
    page = BeautifulSoup(shown(page_with(guests(max_items=3))), "html.parser")

    assert page.select_one("[data-repeater='2']")["data-max_items"] == "3"
    blank = page.select_one("[data-repeater='2'] > template")
    assert [one["name"] for one in blank.select("[name^=input_3], [name^=input_6]")] == [
        *("input_3[#]", "input_6[#][0]", "input_6[#][#]"),
    ]


def test_FORM_LIST_05_rows_are_stored_by_field_and_read_as_lines():
    """FORM-LIST-05: rows that nobody filled in are left out."""
    form = guests()
    rows = {
        **{"input_2[0]": "1", "input_3[0]": "Ana", "input_4.2[0]": "elm", "input_6[0][0]": "Bea"},
        **{"input_6[0][1]": "Cid", "input_2[1]": "1", "input_3[1]": "", "input_3[4]": "Dan"},
    }
    send(form, posted(form, **rows))
    entry = Entry.objects.get()

    assert entry.answers["2"] == [
        {"3": "Ana", "4": ["elm"], "5": [{"6": "Bea"}, {"6": "Cid"}]},
        {"3": "Dan", "4": None, "5": None},
    ]
    assert entry.texts["2"] == "Name: Ana; Woods: Elm; Children: (Child: Bea; Child: Cid)\nName: Dan"
    assert entry.texts["3"] == "Ana\nDan"
    assert [label for label, _text in entry.labelled_answers] == ["Mail", "Guests"]
    assert values_of(entry).merged("{Name:3} are registered.") == "Ana, Dan are registered."


def test_FORM_LIST_06_more_items_than_the_maximum_are_refused():
    form = guests(max_items=2)
    html = send(form, posted(form, **{f"input_3[{row}]": "Ana" for row in range(3)})).content.decode()

    assert "Items allowed: 2. Remove some." in html and not Entry.objects.exists()
    send(form, posted(form, **{f"input_3[{row}]": "Ana" for row in range(2)}))
    assert Entry.objects.count() == 1


def test_FORM_SUB_27_an_error_is_next_to_the_input_of_its_row():
    form = guests()
    html = send(form, posted(form, **{"input_3[0]": "Ana", "input_6[1][0]": "Bea"})).content.decode()
    page = BeautifulSoup(html, "html.parser")

    link = page.select_one(f"#gform_{form.pk}_validation_container a")
    assert (link["href"], link.text) == (f"#input_{form.pk}_3-1", "Name (2)")
    assert page.find(attrs={"name": "input_3[1]"})["aria-invalid"] == "true"
    assert page.find(attrs={"name": "input_3[0]"}).get("aria-invalid") is None
    assert page.find(attrs={"name": "input_3[0]"})["value"] == "Ana"
    assert page.find(attrs={"name": "input_6[1][0]"})["value"] == "Bea"


def test_FORM_LIST_05_an_item_is_added_and_removed_without_a_script():
    form = guests()
    typed = {"input_2[0]": "1", "input_3[0]": "Ana", "input_5[0][0]": "1", "input_6[0][0]": "Bea"}
    html = send(form, posted(form, **typed, gform_row="add 2")).content.decode()
    assert "input_3[1]" in names_in(html) and 'value="Ana"' in html

    html = send(form, posted(form, **typed, gform_row="add 5[0]")).content.decode()
    assert "input_6[0][1]" in names_in(html) and "input_3[1]" not in names_in(html)

    both = {**typed, "input_2[1]": "1", "input_3[1]": "Dan"}
    html = send(form, posted(form, **both, gform_row="remove 2[0]")).content.decode()
    assert "input_3[1]" not in names_in(html) and 'value="Dan"' in html and "Bea" not in html
    assert not Entry.objects.exists()


def test_FORM_LIST_01_rows_of_a_list_are_added_and_removed_without_a_script():
    """FORM-LIST-01, FORM-LIST-02"""
    columns = [{"_id": "a", "label": "Wood"}, {"_id": "b", "label": "Count"}]
    form = web_form(field("email", "mail"), field("list", "woods", columns=columns, rows=1))
    cells = {"input_2[]": ["Oak", "3", "Elm", "1"]}

    def values(command: str) -> list[str]:
        html = send(form, posted(form, **cells, gform_row=command)).content.decode()
        return [one.get("value", "") for one in BeautifulSoup(html, "html.parser").select("[name='input_2[]']")]

    assert values("add 2") == ["Oak", "3", "Elm", "1", "", ""]
    assert values("remove 2[0]") == ["Elm", "1"]
    assert values("remove 2[1]") == ["Oak", "3"]
    # The last row stays, so that there is one to fill in.
    cells = {"input_2[]": ["Oak", "3"]}
    assert values("remove 2[0]") == ["Oak", "3"]
    # No button of this form.
    for command in ("add 1", "add 9", "insert 2", "remove 2[x]"):
        assert values(command) == ["Oak", "3"]


def test_FORM_LIST_01_rows_of_a_list_inside_a_repeater_are_added_and_removed_without_a_script():
    """FORM-LIST-01, FORM-LIST-05"""
    inner = [field("list", "woods", rows=1)]
    form = web_form(field("email", "mail"), field("repeater", "guests", fields=inner))
    cells = {"input_2[0]": "1", "input_3[0][]": ["Oak"], "input_2[1]": "1", "input_3[1][]": ["Elm", "Ash"]}

    def values(command: str) -> list[list[str]]:
        html = send(form, posted(form, gform_row=command) | cells).content.decode()
        page = BeautifulSoup(html, "html.parser")
        return [[one.get("value", "") for one in page.select(f"[name='input_3[{row}][]']")] for row in range(2)]

    assert values("add 3[0]") == [["Oak", ""], ["Elm", "Ash"]]
    assert values("remove 3[1][0]") == [["Oak"], ["Ash"]]
    assert values("remove 2[0]") == [["Elm", "Ash"], []]


def test_staff_correct_an_answer_in_a_row(admin_client):
    form = guests()
    send(form, posted(form, **{"input_3[0]": "Ana", "input_4.2[0]": "elm", "input_6[0][0]": "Bea"}))
    url = f"/admin/webform_entries/edit/{Entry.objects.get().pk}/"
    page = BeautifulSoup(admin_client.get(url).content, "html.parser")
    fields = {one["name"]: one.text.strip() for one in page.select("textarea[name^=input_]")}
    fields |= {one["name"]: one["value"] for one in page.select("input[name^=input_]")}
    admin_client.post(url, {**fields, "input_6[0][0]": "Bo"})

    assert Entry.objects.get().answers["2"] == [{"3": "Ana", "4": ["elm"], "5": [{"6": "Bo"}]}]


def pupils(**settings):
    """A repeater (2) with formatted text (3) and a signature (4)."""
    inner = [field("rich_text", "story", **settings), field("signature", "sign")]
    return web_form(field("email", "mail"), field("repeater", "pupils", fields=inner))


def test_FORM_LIST_05_formatted_text_and_signatures_of_rows_are_stored_and_shown_to_staff(admin_client):
    """FORM-LIST-05, FORM-SUB-27"""
    form = pupils()
    drawn = "100,200 300,200 500,100"
    first = {"input_2[0]": "1", "input_3.html[0]": "<p>I <strong>like</strong> oak<script>x()</script></p>"}
    # The second row is from a browser without a script.
    second = {"input_2[1]": "1", "input_3[1]": "Plain <b>", "input_4.typed[1]": "Ben"}
    send(form, posted(form, **first, **{"input_4.drawn[0]": drawn, "input_4.typed[0]": ""}, **second))
    entry = Entry.objects.get()

    assert entry.answers["2"] == [
        {"3": "<p>I <strong>like</strong> oak</p>", "4": {"drawn": drawn}},
        {"3": "<p>Plain &lt;b&gt;</p>", "4": {"typed": "Ben"}},
    ]
    assert entry.texts["2"] == "Story: I like oak; Sign: Signed (drawn)\nStory: Plain <b>; Sign: Ben"
    shown_to_staff = admin_client.get(f"/admin/webform_entries/inspect/{entry.pk}/").content.decode()
    assert '<th scope="col" align="left">Story</th>' in shown_to_staff
    assert '<td valign="top"><p>I <strong>like</strong> oak</p></td>' in shown_to_staff
    assert 'class="signature"' in shown_to_staff and "Plain &lt;b&gt;" in shown_to_staff


def test_a_correction_of_an_entry_keeps_formats_and_signatures_of_rows(admin_client):
    form = pupils()
    sent = {"input_2[0]": "1", "input_3.html[0]": "<p><em>Oak</em></p>", "input_4.typed[0]": "Ana"}
    send(form, posted(form, **sent))
    entry = Entry.objects.get()
    edit = f"/admin/webform_entries/edit/{entry.pk}/"
    inputs = BeautifulSoup(admin_client.get(edit).content, "html.parser").select("[name^=input_]")
    values = {one["name"]: one.get("value") or one.text.strip() for one in inputs}
    admin_client.post(edit, values | {"input_1": "ben@example.org"})
    entry.refresh_from_db()

    assert (entry.email, entry.answers["2"]) == (
        "ben@example.org",
        [{"3": "<p><em>Oak</em></p>", "4": {"typed": "Ana"}}],
    )


def test_FORM_PAGE_19_without_a_script_a_row_with_an_error_keeps_its_text_and_signature():
    """FORM-PAGE-19"""
    form = pupils(max_length=5)
    sent = {"input_2[0]": "1", "input_3[0]": "Too long a story", "input_4.typed[0]": "Ana"}
    page = BeautifulSoup(send(form, posted(form, **sent)).content, "html.parser")

    assert "This answer is too long." in page.find(id=f"validation_message_{form.pk}_3-0").text
    assert page.find("textarea", {"name": "input_3[0]"}).text.strip() == "Too long a story"
    assert page.find("input", {"name": "input_4.typed[0]"})["value"] == "Ana"


def sent_guests() -> Entry:
    form = guests()
    rows = {
        **{"input_2[0]": "1", "input_3[0]": "Ana", "input_4.2[0]": "elm", "input_6[0][0]": "Bea"},
        **{"input_6[0][1]": "Cid", "input_2[1]": "1", "input_3[1]": "", "input_3[4]": "Dan & Eve"},
    }
    send(form, posted(form, **rows))
    return Entry.objects.get()


def table_in(html: str) -> list[list[str]]:
    tables = BeautifulSoup(html, "html.parser").select("table.rows")
    [table] = (one for one in tables if not one.find_parent("table", "rows"))
    lines = [table.thead.tr, *table.tbody.find_all("tr", recursive=False)]
    return [[cell.get_text(" ") for cell in line.find_all(["th", "td"], recursive=False)] for line in lines]


def test_FORM_LIST_05_staff_see_the_rows_as_a_table_on_screen_and_on_paper(admin_client):
    entry = sent_guests()
    expected = [["Name", "Woods", "Children"], ["Ana", "Elm", "Child Bea Cid"], ["Dan & Eve", "", ""]]

    for screen in ("inspect", "print"):
        shown_to_staff = admin_client.get(f"/admin/webform_entries/{screen}/{entry.pk}/").content.decode()
        assert table_in(shown_to_staff) == expected


def test_FORM_LIST_05_an_e_mail_has_the_rows_as_a_table_and_as_lines():
    entry = sent_guests()
    mail = email_of(notification(message=""), entry, ["office@example.org"])

    assert table_in(mail.alternatives[0][0])[1] == ["Ana", "Elm", "Child Bea Cid"]
    assert "Guests\nName: Ana; Woods: Elm; Children: (Child: Bea; Child: Cid)\nName: Dan & Eve" in mail.body


def test_FORM_LIST_05_formatted_text_of_rows_is_formatted_in_e_mails():
    form = pupils()
    send(form, posted(form, **{"input_2[0]": "1", "input_3.html[0]": "<p>I <strong>like</strong> oak</p>"}))
    mail = email_of(notification(message=""), Entry.objects.get(), ["office@example.org"])

    assert "<p>I <strong>like</strong> oak</p></td>" in mail.alternatives[0][0]
    assert "Story: I like oak" in mail.body


def test_FORM_LIST_05_rows_of_older_entries_stay_text(admin_client):
    entry = sent_guests()
    entry.texts = {number: text for number, text in entry.texts.items() if "[" not in number}
    entry.save()
    html = admin_client.get(f"/admin/webform_entries/inspect/{entry.pk}/").content.decode()

    assert "Name: Ana; Woods: Elm" in html and 'class="rows"' not in html


def test_FORM_LIST_05_a_row_that_has_only_its_default_values_is_empty():
    inner = [field("text", "name"), field("number", "price", default_value="2.50", decimals=2)]
    form = web_form(field("email", "mail"), field("repeater", "items", fields=inner))
    rows = {"input_2[0]": "1", "input_3[0]": "Oak", "input_4[0]": "2.50", "input_3[1]": "", "input_4[1]": "2.50"}
    send(form, posted(form, **rows))

    assert [row["3"] for row in Entry.objects.get().answers["2"]] == ["Oak"]
