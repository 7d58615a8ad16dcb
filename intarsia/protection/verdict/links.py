"""Counts the links of a text: what a person would follow, and what mail clients make clickable.

A dot without a space after it is often the end of a sentence ("slowly.It dried"), and "it" is a domain of Italy. So a
domain without a protocol only counts if it does not read like two words.
"""

import re
import unicodedata
from html import unescape
from typing import Final

from .classifier.features import EMAIL, LINK_TAG, MAX_CHARACTERS, TAG

# "de" is a word of Spanish and French, but far more often the end of a domain.
CLEAR: Final = (
    "com|net|org|info|biz|edu|gov|dev|app|xyz|top|site|online|club|shop|store|website|blog|tech|space|pro|vip|icu|live|link"
    "|click|cloud|agency|digital|guru|life|news|world|bet|casino|loan|win|mobi|name|asia|tel|рф|укр|бел|москва"
    "|ru|uk|fr|de|ch|nl|pl|cz|sk|hu|jp|kr|cn|tw|hk|br|mx|cl|ar|nz|dk|gr|pt|tr|ua|kz|bg|hr|rs|lt|lv|ee"
    "|ng|gh|ph|vn|th|sg|pk|bd|lk|ae|qa|eg|tv|cc|ws|gg|ly|gl|tk|cf|gd|pw|fm|vc|sx"
)
# Domains that are words of some language: "it", "me", Spanish "es", French "ai", Portuguese "eu", Polish "za".
WORDS: Final = (
    "it|me|in|us|be|by|my|is|io|so|to|no|at|as|am|an|do|go|co|la|le|li|al|ad|au|ca|ma|na|ne|nu|se|sa|si|su|va|za|et|eu|es|ai"
    "|ve|om|er|im|id|il|ir|ie|fi|pe|ke|lu|ga|ml|ms|sh|hm|vu|tm|st"
)
# Not with a capital: "slowly.Com" is the start of a sentence, in Portuguese. All capitals are one notation of a domain.
DOMAIN: Final = rf"(?:{CLEAR}|{CLEAR.upper()})"
WORD_DOMAIN: Final = rf"(?:{WORDS}|{WORDS.upper()})"
# Scripts without spaces continue right after a domain.
END: Final = r"(?![^\W\u0e00-\u0eff\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]|-)"
# All repetitions are bounded, so that no text can keep the server busy.
LINK: Final = re.compile(
    r"(?:"
    r"(?i:https?|hxxps?|ftp)\s{0,5}:\s{0,5}/"
    # With spaces that are meant to avoid filters, as in "example . com" and "www . example".
    r"|(?<![\w.])(?i:www)\s{0,5}\.\s{0,5}\w"
    rf"|\b[\w-]{{1,63}}(?:\.|\s\.\s?)(?:com|net|org|info|biz|ru|COM|NET|ORG|INFO|BIZ|RU){END}"
    rf"|\b[\w-]{{1,63}}\.{DOMAIN}{END}"
    # A path, or a domain before the domain: "t.me/name", "shop.example.it". "p.m.in" and "z.B.es" are abbreviations.
    rf"|\b[\w-]{{1,63}}\.{WORD_DOMAIN}(?::\d{{2,5}})?/\w"
    rf"|\b[\w-]{{2,63}}\.[\w-]{{3,63}}\.{WORD_DOMAIN}{END}"
    # Alone at the end of a line, or of the sentence: no other sentence begins with it.
    rf"|\b[\w-]{{3,63}}\.{WORD_DOMAIN}{END}(?=[.,;:!?)\]»”\"']{{0,3}}\s{{0,3}}(?:[\r\n]|\Z))"
    r")"
    # Protocol, domain and path of one link are one.
    r"\S{0,300}"
)


def count_links(text: str) -> int:
    """The number of URLs and links in the part of the text that is read. The domain of an e-mail address is none."""
    unescaped = unescape(text[:MAX_CHARACTERS])
    plain = EMAIL.sub(" ", TAG.sub(" ", unicodedata.normalize("NFKC", unescaped)))
    return len(LINK.findall(plain)) + len(LINK_TAG.findall(unescaped))
