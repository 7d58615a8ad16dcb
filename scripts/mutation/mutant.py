"""One change of one token: where it is, and how to make it in a copy of the repository."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mutant:
    """`start` and `end` count characters of the file."""

    file: str
    line: int
    start: int
    end: int
    before: str
    after: str
    # In Python, the function or method around it, such as `Registry.add`; empty outside of functions.
    function: str = ""

    @property
    def is_python(self) -> bool:
        return self.file.endswith(".py")

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.before} -> {self.after or '(removed)'}"

    @contextmanager
    def made_in(self, copy: Path) -> Iterator[None]:
        path = copy / self.file
        original = path.read_text("utf-8")
        path.write_text(original[: self.start] + self.after + original[self.end :], "utf-8")
        try:
            yield
        finally:
            path.write_text(original, "utf-8")
