"""Entries as a spreadsheet, in constant memory. No cell is ever a formula."""

import codecs
import csv
import io
import re
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from typing import IO, Any

from django.db.models import QuerySet
from django.http import FileResponse, HttpRequest
from django.utils import timezone, translation
from django.utils.formats import get_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from intarsia.local_time import local_time
from intarsia.moderation.api import ModerationRecord, status_label

from ...entries.plain_values import value_of
from ...payments.for_staff import payment_state

# What spreadsheet programs take for the beginning of a formula, unless it is a number. Those for East Asian languages
# take the wide characters, too.
FORMULA = re.compile(r"[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]")
NUMBER_PATTERN = re.compile(r"[+-]?\d+(?:[.,]\d+)*")
# XML cannot contain these characters, so one of them in an answer would prevent the whole workbook.
NOT_IN_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")
# No cell of Excel is longer. An emoji counts twice, as in UTF-16.
MAX_CELL_LENGTH, BYTES_OF_A_UNIT = 32_767, 2
# The calendar of Excel begins on the next day.
LAST_UNKNOWN_DAY = date(1899, 12, 31)
BATCH = 500
# The Excel of this browser's computer.
SEPARATOR_COOKIE = "intarsia_csv_separator"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


@dataclass(frozen=True)
class Separator:
    """What is between the columns of a CSV file. Where it is a semicolon, Excel takes 12.5 for a day in May."""

    name: str
    character: str
    decimal: str
    label: Any


COMMA = Separator("comma", ",", ".", gettext_lazy("Download CSV (commas)"))
SEMICOLON = Separator("semicolon", ";", ",", gettext_lazy("Download CSV (semicolons)"))
SEPARATORS = (COMMA, SEMICOLON)


def separator_for(request: HttpRequest) -> Separator:
    """The chosen one, the one that was chosen before, or that of Excel in the language of staff."""
    named = {separator.name: separator for separator in SEPARATORS}
    chosen = (request.GET.get("separator"), request.COOKIES.get(SEPARATOR_COOKIE))
    usual = SEMICOLON if get_format("DECIMAL_SEPARATOR") == "," else COMMA
    return next((named[name] for name in chosen if name in named), usual)


def export_fields(labels: Mapping[str, str], *, has_payments: bool = False) -> dict[str, str]:
    """The headings, by column. With the fields of one form, there is a column for each."""
    answers = {f"answer_{number}": without_formula(in_xml(label)) for number, label in labels.items()}
    senders = {"name": _("Name"), "email": _("E-mail address"), "text": _("Text")}
    return {
        "number": _("Number"),
        "submitted": _("Submitted"),
        "status": _("Status"),
        "form": _("Form"),
        "page": _("Page"),
        **(answers or senders),
        **({"payment": _("Payment")} if has_payments else {}),
    }


def cell_of(record: ModerationRecord, column: str, kinds: Mapping[str, str]) -> Any:
    """Numbers and dates are cells that spreadsheet programs calculate with. `kinds` are those of the form's answers."""
    entry: Any = record.subject
    if column.startswith("answer_"):
        number = column.removeprefix("answer_")
        value = value_of(kinds.get(number), entry.answers.get(number))
        return entry.texts.get(number, "") if value is None else value
    values = {
        "number": lambda: entry.pk,
        "submitted": lambda: local_time(entry.submitted),
        "status": lambda: status_label(record),
        "form": lambda: entry.form.title,
        "page": lambda: record.page_url,
        "name": lambda: entry.name,
        "email": lambda: entry.email,
        "text": lambda: entry.text,
        "payment": lambda: payment_state(entry, record),
    }
    return values[column]()


def in_xml(value: Any) -> Any:
    return NOT_IN_XML.sub("", value) if isinstance(value, str) else value


def within_cell(value: Any) -> Any:
    """Text that a cell cannot hold ends with an ellipsis. Cells have no time zones."""
    value = clock_time(value)
    if isinstance(value, date) and not isinstance(value, datetime) and value <= LAST_UNKNOWN_DAY:
        return value.isoformat()
    if not isinstance(value, str) or len(value) * 2 <= MAX_CELL_LENGTH:
        return value
    units = value.encode("utf-16-le", "replace")
    if len(units) <= MAX_CELL_LENGTH * BYTES_OF_A_UNIT:
        return value
    return f"{units[: (MAX_CELL_LENGTH - 1) * BYTES_OF_A_UNIT].decode('utf-16-le', 'ignore')}…"


def clock_time(value: Any) -> Any:
    """A time as a clock shows it: with its offset, spreadsheet programs read it as text."""
    return value.replace(tzinfo=None, microsecond=0) if isinstance(value, datetime) else value


def for_this_user(make_row: Callable[[Any], dict[str, Any]]) -> Callable[[Any], dict[str, Any]]:
    """Rows in the language and the time zone of now: the file is written after the view, when Wagtail has left both."""
    language, time_zone = translation.get_language(), timezone.get_current_timezone()

    def make(record: Any) -> dict[str, Any]:
        with translation.override(language), timezone.override(time_zone):
            return make_row(record)

    return make


def in_batches(records: QuerySet) -> Iterator[ModerationRecord]:
    """Records with their entries. An entry that is deleted meanwhile is left out."""
    for record in records.iterator(chunk_size=BATCH):
        if record.subject:
            yield record
            # What was prefetched refers to its object. Without this, all entries stay in memory for a long time.
            for one in (record.subject, record):
                vars(one).pop("_prefetched_objects_cache", None)


def without_formula(value: Any) -> Any:
    """Text that a spreadsheet program would run begins with an apostrophe, which says that it is text."""
    is_formula = isinstance(value, str) and FORMULA.match(value) and not NUMBER_PATTERN.fullmatch(value)
    return f"'{value}" if is_formula else value


def as_text(cell: Any) -> Any:
    """openpyxl takes some texts for formulas and their errors, such as `#N/A`."""
    if isinstance(cell.value, str):
        cell.data_type = "s"
    return cell


def in_quotes(rows: Iterator[Mapping[str, Any]], separator: Separator) -> Iterator[bytes]:
    """A line for each row. Programs that split lines at other characters, too, do not do so in quotes."""
    yield codecs.BOM_UTF8  # Excel reads other files in the encoding of the computer.
    line = io.StringIO(newline="")
    writer = csv.writer(line, delimiter=separator.character, quoting=csv.QUOTE_NONNUMERIC)
    for row in rows:
        writer.writerow(_number_in(value, separator) for value in row.values())
        yield line.getvalue().encode()
        line.seek(line.truncate(0))


def _number_in(value: Any, separator: Separator) -> Any:
    is_converted = isinstance(value, Decimal) and separator.decimal != "."
    return str(value).replace(".", separator.decimal) if is_converted else value


def spreadsheet_file(write: Callable[[IO[bytes]], object], name: str) -> FileResponse:
    file = tempfile.TemporaryFile()  # noqa: SIM115 (the response closes it)
    write(file)
    file.seek(0)
    return FileResponse(file, as_attachment=True, content_type=XLSX, filename=name)
