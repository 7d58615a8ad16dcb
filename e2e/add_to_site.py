"""The steps of a guide such as docs/guides/install.md, read from the page: blocks for files, and commands."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

GUIDES = Path(__file__).resolve().parent.parent / "docs" / "guides"
SECTION = re.compile(r"^## (.*)\n", re.MULTILINE)
BLOCK = re.compile(r"^(?:`([\w/.]+)`(, the whole file)?\n\n)?```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True)
class Step:
    section: str
    code: str
    # Empty for commands.
    file: str = ""
    is_whole_file: bool = False

    def write(self, folder: Path, names: Mapping[str, str] = {}) -> None:  # noqa: B006 - never changed
        """Into the project, whose files can have other `names`."""
        path = folder / names.get(self.file, self.file)
        path.parent.mkdir(parents=True, exist_ok=True)
        before = "" if self.is_whole_file else path.read_text("utf-8")
        path.write_text(f"{before}\n{self.code}" if before else self.code, "utf-8")


def steps(guide: str = "install.md") -> list[Step]:
    """In their order. Blocks that name no file, except commands, are only examples."""
    titles_and_texts = ["", *SECTION.split((GUIDES / guide).read_text("utf-8"))]
    return [
        step
        for title, text in zip(titles_and_texts[::2], titles_and_texts[1::2], strict=True)
        for step in _steps(title, text)
    ]


def _steps(section: str, text: str) -> list[Step]:
    blocks = BLOCK.findall(text)
    return [
        Step(section, code, file, bool(whole)) for file, whole, language, code in blocks if file or language == "sh"
    ]
