"""The rows of a repeater as a table, whose header is the labels of its fields."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.template.defaultfilters import linebreaksbr
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from ..models import Entry, FormField
from ..rows.names import REPEATER

# HTML of a text in a field of this type, and of an answer that is more than text.
ShowText = Callable[[str, str], str]
ShowAnswer = Callable[[str, Any], SafeString | None]
# Most e-mail programs ignore classes.
TABLE = (
    '<table class="rows" border="1" cellpadding="6" style="border-collapse: collapse">'
    "<thead><tr>{}</tr></thead><tbody>{}</tbody></table>"
)
HEADING, ROW, CELL = '<th scope="col" align="left">{}</th>', "<tr>{}</tr>", '<td valign="top">{}</td>'


def text_html(_field_type: str, text: str) -> str:
    return linebreaksbr(text)


@dataclass(frozen=True)
class _Table:
    entry: Entry
    fields: Mapping[str, FormField]
    show_answer: ShowAnswer
    show_text: ShowText

    def of(self, rows: Sequence[Any], place: str = "") -> SafeString | None:
        answers = [row for row in rows if isinstance(row, dict)]
        columns = [number for number in dict.fromkeys(key for row in answers for key in row) if number in self.fields]
        if not columns:
            return None
        headings = format_html_join("", HEADING, ((self.fields[number].label,) for number in columns))
        lines = (
            format_html_join(
                "", CELL, ((self._cell(number, row.get(number), f"{place}[{index}]"),) for number in columns)
            )
            for index, row in enumerate(answers)
        )
        return format_html(TABLE, headings, format_html_join("", ROW, ((line,) for line in lines)))

    def _cell(self, number: str, answer: Any, row: str) -> str:
        field = self.fields[number]
        if field.type == REPEATER and isinstance(answer, list):
            return self.of(answer, row) or ""
        return self.show_answer(field.type, answer) or self.show_text(
            field.type, self.entry.texts.get(f"{number}{row}", "")
        )


def rows_html(
    entry: Entry, repeater: FormField, show_answer: ShowAnswer, show_text: ShowText = text_html
) -> SafeString | None:
    """None for an entry whose cells were not stored one by one: it is older than this table."""
    rows = entry.answers.get(str(repeater.number))
    if not isinstance(rows, list) or not any("[" in key for key in entry.texts):
        return None
    fields = {str(field.number): field for field in entry.form.fields.all()}
    return _Table(entry, fields, show_answer, show_text).of(rows)
