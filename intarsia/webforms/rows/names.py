"""A field in a row of a repeater has the row after its id: `name[0]`, in a repeater inside another `name[0][1]`."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

REPEATER: Final = "repeater"
LIST: Final = "list"


def element_of(field_id: str) -> str:
    """The id of the element in the document."""
    return field_id.partition("[")[0]


def row_of(field_id: str) -> str:
    return field_id[len(element_of(field_id)) :]


def id_suffix(row: str) -> str:
    """The end of ids in HTML: `-0-1` for the row `[0][1]`."""
    return row.replace("[", "-").replace("]", "")


def row_number(row: str) -> str:
    """As people count: `1.2` for the row `[0][1]`."""
    return ".".join(str(int(position) + 1) for position in re.findall(r"\d+", row))


def numbers_in_rows(rows: Any) -> Iterator[str]:
    """The numbers of the fields in the stored rows of a repeater, also of those inside it."""
    for row in rows if isinstance(rows, list) else ():
        yield from (number for number, _row, _answer in answers_in_rows(row if isinstance(row, dict) else {}))


def answers_in_rows(answers: Mapping[str, Any], row: str = "") -> Iterator[tuple[str, str, Any]]:
    """Stored answers and those in the rows of repeaters: the number of the field, the row, and the answer."""
    for number, answer in answers.items():
        yield number, row, answer
        for index, inner in enumerate(answer if isinstance(answer, list) else ()):
            if isinstance(inner, dict):
                yield from answers_in_rows(inner, f"{row}[{index}]")
