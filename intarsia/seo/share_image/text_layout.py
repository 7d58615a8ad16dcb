"""Text in lines that fit into a box, in either direction."""

from dataclasses import dataclass

from PIL import ImageDraw

from .direction import visual_order
from .typefaces import Face, Run, is_right_to_left, runs, typefaces

LINE_HEIGHT = 1.16


@dataclass(frozen=True)
class Column:
    """Where lines begin and end."""

    left: int
    right: int
    is_right_aligned: bool


@dataclass(frozen=True)
class TextBlock:
    lines: list[list[Run]]
    size: int
    is_right_to_left: bool

    @property
    def height(self) -> int:
        return round(len(self.lines) * self.size * LINE_HEIGHT)


def fitted(text: str, families: str, sizes: tuple[int, ...], weight: int, box: tuple[int, int]) -> TextBlock | None:
    """In the largest of `sizes` that fits; in the smallest one, the end is cut off. None without a font for it."""
    text = " ".join(text.split())
    for size in sizes:
        faces = typefaces(families, size, weight)
        if runs(text, faces) is None:
            return None
        lines = _wrapped(text, faces, box[0])
        most = max(1, int(box[1] / (size * LINE_HEIGHT)))
        if len(lines) <= most or size == sizes[-1]:
            kept = lines[:most] if len(lines) <= most else [*lines[: most - 1], _cut(lines[most - 1], faces, box[0])]
            return TextBlock([runs(line, faces) or [] for line in kept], size, is_right_to_left(text))
    return None


def draw_block(
    draw: ImageDraw.ImageDraw, block: TextBlock, column: Column, top: int, color: tuple[int, int, int]
) -> None:
    for number, line in enumerate(block.lines):
        baseline = top + round((number + 0.8) * block.size * LINE_HEIGHT)
        x = column.right - _width(line) if column.is_right_aligned else float(column.left)
        for part in visual_order(line, block.is_right_to_left):
            draw.text((x, baseline), part.text, fill=color, font=part.face, anchor="ls", direction=part.direction)
            x += part.face.getlength(part.text, direction=part.direction)


def _wrapped(text: str, faces: list[Face], width: int) -> list[str]:
    lines = [""]
    for word in text.split(" "):
        for part in _parts_of(word, faces, width):
            longer = f"{lines[-1]} {part}".strip()
            if _fits(longer, faces, width):
                lines[-1] = longer
            else:
                lines.append(part)
    return [line for line in lines if line]


def _parts_of(word: str, faces: list[Face], width: int) -> list[str]:
    """A word that is wider than a line is broken anywhere."""
    parts = [""]
    for character in word:
        if not _fits(parts[-1] + character, faces, width):
            parts.append("")
        parts[-1] += character
    return parts


def _cut(line: str, faces: list[Face], width: int) -> str:
    while line and not _fits(f"{line}…", faces, width):
        line = line[:-1].rstrip()
    return f"{line}…"


def _fits(text: str, faces: list[Face], width: int) -> bool:
    return _width(runs(text, faces) or []) <= width


def _width(line: list[Run]) -> float:
    return sum(face.getlength(text) for text, face in line)
