"""The parts that a font is cut into, so that a page loads only those whose characters it shows."""

from collections.abc import Iterable
from typing import Final

# No character is in two parts.
LATIN: Final = (
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,"
    "U+2215,U+FEFF,U+FFFD"
)
EXTENDED: Final = (
    "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02D9,U+02DB,U+02DD-036F,U+1D00-1EFF,U+20A0-20AB,U+20AD-20C0,"
    "U+2113,U+2C60-2C7F,U+A720-A7FF"
)
BASIC: Final = (LATIN, EXTENDED)
CYRILLIC: Final = "U+0400-052F,U+1C80-1C8A,U+2116,U+2DE0-2DFF,U+A640-A69F"
GREEK: Final = "U+0370-03FF,U+1F00-1FFF"
ARABIC: Final = "U+0600-06FF,U+0750-077F,U+0870-08FF,U+FB50-FDFF,U+FE70-FEFC"
HEBREW: Final = "U+0590-05FF,U+FB1D-FB4F"
# The scripts of these languages; Latin is in every font.
SCRIPTS: Final[dict[str, str]] = {
    **dict.fromkeys(("be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "tt", "uk"), CYRILLIC),
    **dict.fromkeys(("ar", "ckb", "fa", "ps", "ug", "ur"), ARABIC),
    **dict.fromkeys(("he", "yi"), HEBREW),
    "el": GREEK,
}
# Their scripts are not part of a font that can be cut off: the file stays whole.
WHOLE: Final = frozenset(
    ("am", "bn", "gu", "hi", "hy", "ja", "ka", "km", "kn", "ko", "lo", "ml", "mr", "my", "ne", "pa", "si", "ta", "te")
    + ("th", "zh")
)


def ranges_for(languages: Iterable[str]) -> list[str]:
    """For language codes such as `de-at`. Empty: the font stays whole."""
    codes = {code.partition("-")[0].lower() for code in languages}
    if codes & WHOLE:
        return []
    scripts = dict.fromkeys(SCRIPTS[code] for code in sorted(codes) if code in SCRIPTS)
    return [*BASIC, *scripts]
