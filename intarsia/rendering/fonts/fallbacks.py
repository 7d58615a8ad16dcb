"""Local fonts with the metrics of a web font, so that text does not move when the web font arrives.

size-adjust is the mean width of a character in the web font, divided by that in the local font. The app that converts
fonts measures both with the same text. Arial, Times New Roman, Courier New and Georgia may not be distributed: they are
measured on Liberation and Gelasio, which have the same widths.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from .families import FontFace

Generic = Literal["sans-serif", "serif", "monospace"]
# Weights from here on use the local bold font.
BOLD: Final = 550
# Local fonts of other scripts keep their size.
CHARACTERS: Final = "U+0000-024F,U+2000-206F,U+20AC"


@dataclass(frozen=True)
class LocalFont:
    names: tuple[str, ...]
    width: float
    bold_width: float
    italic_width: float
    # In the names of single fonts: “Arial Italic”, but “Helvetica Oblique”.
    italic: str = "Italic"


LOCAL: Final[dict[Generic, tuple[LocalFont, ...]]] = {
    "sans-serif": (
        LocalFont(("Arial", "Liberation Sans", "Arimo"), 0.4402, 0.4735, 0.4402),
        # Android
        LocalFont(("Roboto",), 0.4369, 0.4438, 0.4247),
    ),
    "serif": (
        LocalFont(("Georgia", "Gelasio"), 0.4370, 0.5090, 0.4466),
        LocalFont(("Times New Roman", "Liberation Serif", "Tinos"), 0.4000, 0.4250, 0.4013),
        # Android
        LocalFont(("Noto Serif",), 0.4744, 0.5030, 0.4611),
    ),
    "monospace": (LocalFont(("Courier New", "Liberation Mono", "Cousine"), 0.6001, 0.6001, 0.6001),),
}


def fallback_names(family: str, generic: Generic) -> list[str]:
    return [f"{family} fallback{f' {place}' if place > 1 else ''}" for place in range(1, len(LOCAL[generic]) + 1)]


def fallback_rules(family: str, generic: Generic, face: "FontFace") -> str:
    """Empty if the face was not measured."""
    if not face.width:
        return ""
    lightest, heaviest = face.weights
    rules = []
    for name, local in zip(fallback_names(family, generic), LOCAL[generic], strict=True):
        if lightest < BOLD:
            rules.append(_rule(name, face, local, (lightest, min(heaviest, BOLD - 1)), is_bold=False))
        if heaviest >= BOLD:
            rules.append(_rule(name, face, local, (max(lightest, BOLD), heaviest), is_bold=True))
    return "".join(rules)


def _rule(name: str, face: "FontFace", local: LocalFont, weights: tuple[int, int], *, is_bold: bool) -> str:
    is_italic = face.style == "italic"
    width = local.bold_width if is_bold else local.italic_width if is_italic else local.width
    size = (face.bold_width if is_bold and face.bold_width else face.width) / width
    cut = " ".join(word for word, has in (("Bold", is_bold), (local.italic, is_italic)) if has)
    sources = ",".join(f'local("{f"{font} {cut}".strip()}")' for font in local.names)
    return (
        f'@font-face{{font-family:"{name}";{_descriptors(face.style, weights)}src:{sources};'
        f"size-adjust:{_percent(size)};ascent-override:{_percent(face.ascent / size)};"
        f"descent-override:{_percent(face.descent / size)};line-gap-override:{_percent(face.line_gap / size)};"
        f"unicode-range:{CHARACTERS}}}"
    )


def _descriptors(style: str, weights: tuple[int, int]) -> str:
    lightest, heaviest = weights
    weight = f"{lightest} {heaviest}" if heaviest > lightest else str(lightest)
    return ("font-style:italic;" if style == "italic" else "") + f"font-weight:{weight};"


def _percent(share: float) -> str:
    return f"{share * 100:.1f}%"
