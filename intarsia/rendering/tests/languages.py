"""The languages of the texts that visitors read, which are the folders of intarsia/rendering/locale, too."""

from typing import Final

# The languages of the EU, and some others.
LANGUAGES: Final = [
    *("ar", "bg", "cs", "da", "de", "el", "es", "et", "fa", "fi", "fr", "ga", "he", "hr", "hu", "it", "ja", "lt", "lv"),
    *("mt", "nl", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "uk", "zh_Hans"),
]
# The only ones in which staff have texts, too.
REVIEWED: Final = ["de", "fr"]
# How many forms a noun has after a number, where it is not two.
PLURAL_FORMS: Final = {
    **{"ar": 6, "cs": 3, "ga": 5, "he": 4, "hr": 3, "ja": 1, "lt": 3, "lv": 3, "mt": 4, "pl": 3, "ro": 3, "sk": 3},
    **{"sl": 4, "uk": 3, "zh_Hans": 1},
}
