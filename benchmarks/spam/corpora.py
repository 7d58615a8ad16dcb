"""Labeled texts: CSV files in common formats, and those written for the shipped classifier."""

import csv
import io
from collections.abc import Mapping, Sequence
from pathlib import Path

from intarsia.protection.verdict.classifier.training import Sample

# All invented, one file per language: what people and spammers write in comments, messages, mails and forms.
WRITTEN = Path(__file__).with_name("texts")

TEXT = ("content", "text", "message", "comment", "body", "sms", "v2")
LABEL = ("class", "label", "spam", "is_spam", "category", "v1")
SPAM = ("1", "spam", "true", "yes")

Groups = dict[str, list[Sample]]


def corpora_in(folder: Path) -> Groups:
    """By file name. A single file is split into five groups, because one group is left out at a time."""
    groups = {path.stem: read(path) for path in sorted(folder.glob("*.[ct]sv"))}
    if len(groups) != 1:
        return groups
    [(name, samples)] = groups.items()
    return {f"{name} {number + 1}/5": samples[number::5] for number in range(5)}


def read(path: Path) -> list[Sample]:
    """Recognizes columns by common names; separated by commas, semicolons or tabs; UTF-8 or Windows-1252."""
    table = _decoded(path.read_bytes())
    heading = table.partition("\n")[0]
    rows = csv.DictReader(io.StringIO(table), delimiter=max(",;\t", key=heading.count))
    text, label = (_column(rows.fieldnames or (), names, path) for names in (TEXT, LABEL))
    return [(row[text], (row[label] or "").strip().lower() in SPAM) for row in rows if row[text]]


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace")


def _column(there: Sequence[str], names: Sequence[str], path: Path) -> str:
    known = {column.strip().lower(): column for column in there}
    for name in names:
        if name in known:
            return known[name]
    raise SystemExit(f"{path} has the columns {', '.join(there)}; one of them must be called {', '.join(names)}.")


def written() -> Groups:
    return {path.stem: read(path) for path in sorted(WRITTEN.glob("*.csv"))}


def folds(groups: Mapping[str, Sequence[Sample]], number: int = 3) -> dict[str, tuple[str, ...]]:
    """The names of the groups in parts, so that whole languages are left out together."""
    names = sorted(groups)
    return {f"written {at + 1}/{number}": tuple(names[at::number]) for at in range(number)}
