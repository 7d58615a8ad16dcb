"""The list of entries: tabs, columns, filters, saved views, bulk decisions and spreadsheets."""

import codecs
import csv
import io
from datetime import UTC, date, datetime
from urllib.parse import parse_qs, urlsplit

import pytest
from bs4 import BeautifulSoup
from django.db import connection
from django.test.utils import CaptureQueriesContext
from openpyxl import load_workbook

from intarsia.moderation.models import ModerationRecord
from intarsia.webforms.models import Entry, SavedView

from .builders import CONTACT, entry, web_form

pytestmark = pytest.mark.django_db

LIST, BULK = "/admin/webform_entries/", "/admin/bulk/intarsia_moderation/moderationrecord/"


@pytest.fixture
def staff(client, admin_user):
    client.force_login(admin_user)
    return client


def rows(staff, **query) -> list[str]:
    html = BeautifulSoup(staff.get(LIST, query).content, "html.parser")
    return [row.get_text(" ", strip=True) for row in html.select("table.listing tbody tr")]


def test_the_list_opens_with_allowed_entries_and_has_a_tab_for_each_status(form, staff):
    for status in ("allowed", "waiting", "spam", "trash"):
        entry(form, status, name=f"From {status}")

    assert [row.split(" Contact")[0] for row in rows(staff)] == ["From allowed"]
    assert ["From spam" in row for row in rows(staff, show="spam")] == [True]
    assert len(rows(staff, show="all")) == 4
    tabs = BeautifulSoup(staff.get(LIST).content, "html.parser").select("nav[aria-label='Filter by status'] a")
    assert [tab.text for tab in tabs] == [
        "Allowed (1)",
        "Starred",
        "Held (1)",
        "Spam (1)",
        "Blocked",
        "Trash (1)",
        "All",
    ]


def test_a_search_finds_answers_of_every_status(form, staff):
    entry(form, "spam", message="I want a walnut table.")
    entry(form, message="Something else.")

    assert len(rows(staff, q="walnut")) == 1


def test_the_list_of_one_form_shows_the_answers_that_the_user_chose_as_columns(form, staff):
    entry(form)
    entry(web_form(title="Other"))

    assert len(rows(staff, form=form.pk)) == 1
    heads = _headings(staff.get(LIST, {"form": form.pk}))
    assert heads == ["From", "Name", "E-mail", "Message", "Status", "Submitted"]
    assert _headings(staff.get(LIST, {"form": form.pk, "columns": ["3"]})) == ["From", "Message", "Status", "Submitted"]


def _headings(response) -> list[str]:
    html = BeautifulSoup(response.content, "html.parser")
    return [found for head in html.select("table.listing thead th") if (found := head.get_text(strip=True))]


def test_the_list_names_answers_by_the_labels_of_their_fields(form, staff):
    entry(form, message="Good morning")

    assert "Contact E-mail: ana@example.org · Message: Good morning Allowed" in rows(staff)[0]
    assert _headings(staff.get(LIST)) == ["From", "Form", "Answers", "Status", "Submitted"]


def test_staff_see_whole_emails_and_phone_numbers_as_links_in_the_list(staff):
    """A link whose e-mail address is cut would lead to somebody else."""
    phone = {"type": "phone", "props": {"id": "phone", "label": "Phone"}}
    form = web_form(*CONTACT[1:], phone)
    entry(form, name="", message=f"{'word ' * 14}bob@example.org.uk and more", phone="0121 234 5678")
    cells = BeautifulSoup(staff.get(LIST, {"form": form.pk}).content, "html.parser").select("table.listing tbody td")
    targets = [str(link["href"]) for cell in cells for link in cell.find_all("a", href=True)]

    assert cells[1].get_text(strip=True) == "ana@example.org"
    assert targets[1:] == ["mailto:ana@example.org", "tel:01212345678"]
    assert "word …" in cells[3].text or "word…" in cells[3].text


def test_a_view_can_be_saved_when_something_is_chosen(staff):
    """The first list has nothing to save: no empty heading."""
    summary = [
        BeautifulSoup(staff.get(LIST, query).content, "html.parser").find("summary") for query in ({}, {"show": "all"})
    ]

    assert summary[0] is None and summary[1].get_text(strip=True) == "Save this view"


def test_the_list_of_forms_leads_to_the_allowed_entries(form, staff):
    entry(form)
    entry(form, "spam")
    web_form(title="Appointment")
    html = BeautifulSoup(staff.get("/admin/snippets/intarsia_webforms/webform/").content, "html.parser")

    assert html.find("a", href=f"{LIST}?form={form.pk}").get_text(strip=True) == "1"
    assert [link.get_text(strip=True) for link in html.select(".title-wrapper a")][::2] == ["Appointment", "Contact"]
    assert "Live" in [tag.get_text(strip=True).capitalize() for tag in html.select(".w-status")]


def test_only_questions_have_columns(staff):
    first = {"type": "page_break", "props": {"id": "first", "label": "Parents"}}
    form = web_form(first, {"type": "text", "props": {"id": "name", "label": "Name"}})
    entry(form)

    assert _headings(staff.get(LIST, {"form": form.pk})) == ["From", "Name", "Status", "Submitted"]
    assert "Parents" not in _csv(staff.get(LIST, {"form": form.pk, "export": "csv"}))[0]


def test_a_saved_view_keeps_filters_and_columns_for_its_user(form, staff, django_user_model, client):
    query = f"show=spam&form={form.pk}&columns=3&p=4&csrf=x"
    answer = staff.post(f"{LIST}view/", {"name": "Spam of the week", "query": query})

    kept = parse_qs(urlsplit(answer.url).query)
    assert kept == {"show": ["spam"], "form": [str(form.pk)], "columns": ["3"]}
    link = BeautifulSoup(staff.get(LIST).content, "html.parser").find("a", string="Spam of the week")
    assert parse_qs(urlsplit(link["href"]).query) == kept

    client.force_login(django_user_model.objects.create_superuser("other", "o@example.org", "x"))
    assert "Spam of the week" not in client.get(LIST).content.decode()
    client.post(f"{LIST}view/", {"remove": SavedView.objects.get().pk})
    assert SavedView.objects.count() == 1


def test_a_saved_view_needs_a_name_and_can_be_removed(staff):
    assert "Enter a name of 1 to 80 characters." in staff.post(f"{LIST}view/", {}, follow=True).content.decode()
    staff.post(f"{LIST}view/", {"name": "Mine", "query": "show=all"})
    assert staff.post(f"{LIST}view/", {"remove": "9" * 5000}).status_code == 302
    staff.post(f"{LIST}view/", {"remove": SavedView.objects.get().pk})

    assert not SavedView.objects.exists()


def test_entries_are_decided_about_in_bulk(form, staff):
    held = [entry(form, "waiting"), entry(form, "waiting")]
    ids = [ModerationRecord.objects.about(one).get().pk for one in held]
    answer = staff.post(f"{BULK}entry-trash/?next={LIST}&{'&'.join(f'id={pk}' for pk in ids)}", follow=True)

    assert "2 entries moved to the trash." in answer.content.decode()
    assert {one.moderation.get().status for one in held} == {"trash"}


def test_a_spreadsheet_has_a_column_for_each_question(form, staff):
    entry(form, name="Ana Müller")
    found = _csv(staff.get(LIST, {"form": form.pk, "export": "csv"}))

    assert list(found[0]) == ["Number", "Submitted", "Status", "Form", "Page", "Name", "E-mail", "Message"]
    assert found[0]["Name"] == "Ana Müller" and found[0]["Status"] == "Allowed"


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_a_spreadsheet_is_called_entries(form, staff, kind):
    response = staff.get(LIST, {"form": form.pk, "export": kind})
    response.close()
    assert response["Content-Disposition"] == f'attachment; filename="entries.{kind}"'


@pytest.mark.parametrize("answer", ["=1+1", "+cmd|' /C calc'!A0", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "\n=", "\uff1d1"])
def test_no_answer_is_a_formula_in_a_spreadsheet(form, staff, answer):
    entry(form, name=answer)

    assert _csv(staff.get(LIST, {"form": form.pk, "export": "csv"}))[0]["Name"] == f"'{answer}"
    sheet = load_workbook(io.BytesIO(_content(staff.get(LIST, {"form": form.pk, "export": "xlsx"})))).active
    assert sheet["F2"].data_type == "s"


def test_characters_that_no_workbook_can_contain_are_left_out_of_spreadsheets(staff):
    one = entry(web_form({"type": "text", "props": {"id": "name", "label": "Na\x0bme"}}), name="A\x0bna\uffff")
    one.answers = one.texts = {"1": "\x01=Ana\x1f"}
    one.save()

    sheet = load_workbook(io.BytesIO(_content(staff.get(LIST, {"form": one.form_id, "export": "xlsx"})))).active
    assert (sheet["F1"].value, sheet["F2"].value) == ("Name", "=Ana")
    assert _csv(staff.get(LIST, {"form": one.form_id, "export": "csv"}))[0]["Name"] == "'=Ana"


@pytest.mark.parametrize("letter", ["a", "😀"])
def test_an_answer_that_no_cell_of_a_workbook_can_hold_ends_with_an_ellipsis_there(form, staff, letter):
    one = entry(form)
    one.answers = one.texts = {"1": letter * 33_000}
    one.save()

    sheet = load_workbook(io.BytesIO(_content(staff.get(LIST, {"form": form.pk, "export": "xlsx"})))).active
    cell = sheet["F2"].value
    assert cell.endswith(f"{letter}…") and len(cell.encode("utf-16-le")) in (2 * 32_766, 2 * 32_767)
    assert _csv(staff.get(LIST, {"form": form.pk, "export": "csv"}))[0]["Name"] == letter * 33_000


def test_other_programs_read_the_letters_of_all_languages(form, staff):
    entry(form, name="Müller 😀")
    response = staff.get(LIST, {"form": form.pk, "export": "csv"})

    assert response.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert _content(response).startswith(codecs.BOM_UTF8)


def test_text_stays_in_its_column_in_programs_that_also_split_at_semicolons(form, staff):
    """LibreOffice splits at commas, semicolons and tabs, but not in quotes."""
    entry(form, name="Ana;=1+1;\t=2")

    assert b',"Ana;=1+1;\t=2",' in _content(staff.get(LIST, {"form": form.pk, "export": "csv"}))


def test_the_label_of_a_field_is_no_formula_in_a_spreadsheet(staff):
    form = web_form({"type": "text", "props": {"id": "name", "label": "=Total"}})
    entry(form)

    assert "'=Total" in _csv(staff.get(LIST, {"form": form.pk, "export": "csv"}))[0]
    sheet = load_workbook(io.BytesIO(_content(staff.get(LIST, {"form": form.pk, "export": "xlsx"})))).active
    assert (sheet["F1"].data_type, sheet["F1"].value) == ("s", "'=Total")


@pytest.mark.parametrize("answer", ["#N/A", "#REF!"])
def test_an_answer_is_never_the_error_of_a_formula(form, staff, answer):
    entry(form, name=answer)

    sheet = load_workbook(io.BytesIO(_content(staff.get(LIST, {"form": form.pk, "export": "xlsx"})))).active
    assert (sheet["F2"].data_type, sheet["F2"].value) == ("s", answer)


def test_spreadsheets_have_times_of_the_time_zone_of_staff(form, staff, settings):
    settings.TIME_ZONE = "Asia/Kolkata"
    one = entry(form)
    one.submitted = datetime(2026, 1, 31, 20, 15, tzinfo=UTC)
    one.save()

    found = _csv(staff.get(LIST, {"form": form.pk, "export": "csv"}))[0]
    assert found["Submitted"] == "2026-02-01 01:45:00"
    sheet = load_workbook(io.BytesIO(_content(staff.get(LIST, {"form": form.pk, "export": "xlsx"})))).active
    assert sheet["B2"].value == datetime(2026, 2, 1, 1, 45)


def test_days_that_excel_does_not_know_are_text(staff):
    """Its calendar begins in 1900; people mistype years."""
    one = entry(web_form({"type": "date", "props": {"id": "day", "label": "Day"}}))
    one.answers = one.texts = {"1": "0202-05-01"}
    one.save()

    sheet = load_workbook(io.BytesIO(_content(staff.get(LIST, {"form": one.form_id, "export": "xlsx"})))).active
    assert (sheet["F2"].data_type, sheet["F2"].value) == ("s", "0202-05-01")


def test_numbers_stay_as_they_are_in_a_spreadsheet(form, staff):
    entry(form, name="-12.5")

    assert _csv(staff.get(LIST, {"form": form.pk, "export": "csv"}))[0]["Name"] == "-12.5"


def test_numbers_prices_and_days_are_values_in_a_spreadsheet_whatever_visitors_read(staff):
    """FORM-PRICE-05"""
    fields = (
        {"type": "number", "props": {"id": "size", "label": "Size", "number_format": "decimal_comma"}},
        {"type": "product", "props": {"id": "gift", "label": "Gift", "kind": "user"}},
        {"type": "date", "props": {"id": "day", "label": "Day"}},
        {"type": "number", "props": {"id": "code", "label": "Code"}},
    )
    one = entry(web_form(*fields))
    one.answers = {"1": "1234.5", "2": "12.5", "3": "2026-01-31", "4": "1234567890123456"}
    one.texts = {"1": "1234,5", "2": "12,50 €", "3": "31. Januar 2026", "4": "1234567890123456"}
    one.save()

    found = _csv(staff.get(LIST, {"form": one.form_id, "export": "csv"}))[0]
    assert [found[name] for name in ("Size", "Gift", "Day", "Code")] == ["1234.5", "12.5", "2026-01-31", one.texts["4"]]
    sheet = load_workbook(io.BytesIO(_content(staff.get(LIST, {"form": one.form_id, "export": "xlsx"})))).active
    values = [sheet[cell].value for cell in ("F2", "G2", "H2", "I2")]
    assert values == [1234.5, 12.5, date(2026, 1, 31), one.texts["4"]]


def _csv(response) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(_content(response).decode("utf-8-sig"), newline="")))


def _content(response) -> bytes:
    return b"".join(response.streaming_content)


def test_the_number_of_queries_does_not_depend_on_the_number_of_entries(form, staff):
    def queries() -> int:
        with CaptureQueriesContext(connection) as captured:
            staff.get(LIST, {"form": form.pk})
        return len(captured)

    entry(form)
    queries()
    few = queries()
    for _ in range(8):
        entry(form)
    assert queries() == few


def test_the_lists_of_many_entries_are_read_from_an_index(form):
    """Neither all rows are read nor are they sorted."""
    listed = ModerationRecord.objects.of_model(Entry).not_erased()
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            # It sorts a table as small as in this test, unless that is made expensive.
            cursor.execute("SET LOCAL enable_seqscan = off")
            cursor.execute("SET LOCAL enable_bitmapscan = off")
            cursor.execute("SET LOCAL enable_sort = off")
            cursor.execute("SET LOCAL enable_incremental_sort = off")
    for chosen in (
        listed,
        listed.filter(status="allowed"),
        listed.filter(status="allowed", form=f"webform:{form.pk}"),
    ):
        plan = chosen[:50].explain()
        assert "record_by_" in plan or connection.vendor != "sqlite"
        assert "TEMP B-TREE" not in plan and "Sort" not in plan


def test_the_list_counts_entries_and_not_messages(form, staff):
    entry(form)
    html = staff.get("/admin/webform_entries/").content.decode()

    assert "1 entry" in html and "1 message" not in html
