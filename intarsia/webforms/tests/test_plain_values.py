"""Which answers are numbers, days and times for spreadsheets and charts, and what their cells contain."""

from datetime import UTC, date, datetime, time
from decimal import Decimal

import pytest
from django.utils import translation

from intarsia.webforms.admin.entries.entry_export import (
    COMMA,
    SEMICOLON,
    clock_time,
    in_quotes,
    in_xml,
    within_cell,
    without_formula,
)
from intarsia.webforms.entries.plain_values import text_for_staff, value_of


@pytest.mark.parametrize(
    ("kind", "answer", "value"),
    [
        ("number", "1234.5", Decimal("1234.5")),
        ("number", "-7", Decimal("-7")),
        ("number", "9" * 15, Decimal("9" * 15)),
        *(("number", text, None) for text in ("9" * 16, "", "-", ".", "--7", "1.2.3", "1e5", "NaN", "٣", "1 000")),
        ("number", 7, None),
        ("number", None, None),
        ("date", "2026-01-31", date(2026, 1, 31)),
        ("date", "2026-02-31", None),
        ("time", "13:05", time(13, 5)),
        ("time", "25:05", None),
        (None, "7", None),
        ("", "7", None),
    ],
)
def test_an_answer_that_was_stored_unchecked_is_text(kind, answer, value):
    assert value_of(kind, answer) == value


@pytest.mark.parametrize(
    ("kind", "answer", "text"),
    [
        ("number", "1234.5", "1.234,5"),
        ("date", "2026-01-31", "31. Januar 2026"),
        ("time", "13:05", "13:05"),
        ("number", "many", "many"),
        (None, "1234.5", "1234.5"),
    ],
)
def test_staff_read_values_in_their_language(kind, answer, text, settings):
    settings.USE_THOUSAND_SEPARATOR = True
    with translation.override("de"):
        assert text_for_staff(kind, answer) == text


@pytest.mark.parametrize(
    "text",
    ["=1+1", "+1+1", "-1+1", "-", "@SUM", "\t=1", "\r=1", "\n=1", "\uff1d1", "\uff0b1+1", "\uff0d1+1", "\uff20A"],
)
def test_a_cell_is_never_a_formula(text):
    assert without_formula(text) == f"'{text}"


@pytest.mark.parametrize("value", ["-12.5", "+49", "-1,234.5", "1=1", "a", "", 7, None, Decimal("-1")])
def test_numbers_and_other_text_stay_as_they_are(value):
    assert without_formula(value) == value


@pytest.mark.parametrize(
    ("value", "cell"),
    [
        ("a" * 32_767, "a" * 32_767),
        ("a" * 32_768, "a" * 32_766 + "…"),
        ("a" + "😀" * 16_383, "a" + "😀" * 16_383),
        # An emoji counts twice, and is never cut in half.
        ("😀" * 16_384, "😀" * 16_383 + "…"),
        ("a" + "😀" * 16_384, "a" + "😀" * 16_382 + "…"),
        (date(1899, 12, 31), "1899-12-31"),
        (date(1900, 1, 1), date(1900, 1, 1)),
        (datetime(1899, 12, 31, 12), datetime(1899, 12, 31, 12)),
        (datetime(2026, 1, 31, 12, 30, 15, 999, tzinfo=UTC), datetime(2026, 1, 31, 12, 30, 15)),
        (7, 7),
    ],
)
def test_a_cell_holds_what_excel_can_hold(value, cell):
    assert within_cell(value) == cell


def test_a_time_in_a_spreadsheet_has_no_offset():
    assert clock_time(datetime(2026, 1, 31, 12, 30, 15, 999, tzinfo=UTC)) == datetime(2026, 1, 31, 12, 30, 15)
    assert clock_time(date(2026, 1, 31)) == date(2026, 1, 31)


@pytest.mark.parametrize("character", ["\0", "\x08", "\x0b", "\x0c", "\x0e", "\x1f", "\ufffe", "\uffff"])
def test_a_character_that_xml_cannot_contain_is_left_out(character):
    assert in_xml(f"a{character}b") == "ab"
    assert in_xml("\t\n\r \x7f\ufffd😀") == "\t\n\r \x7f\ufffd😀"


@pytest.mark.parametrize(
    ("separator", "line"), [(COMMA, '"Ana, ""B""",12.5,7,""\r\n'), (SEMICOLON, '"Ana, ""B""";"12,5";7;""\r\n')]
)
def test_a_csv_file_has_a_line_for_each_row(separator, line):
    row = {"name": 'Ana, "B"', "size": Decimal("12.5"), "age": 7, "none": ""}

    assert list(in_quotes(iter([row, row]), separator)) == [b"\xef\xbb\xbf", line.encode(), line.encode()]
