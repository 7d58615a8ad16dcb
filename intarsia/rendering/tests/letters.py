"""The letters beyond ASCII of languages with Latin script, and the currency signs, that the shipped fonts must have."""

from typing import Final

# In lower case. Where Unicode has no capital of its own, or another one, the capital is listed, too.
LETTERS: Final = {
    # The official languages of the European Union.
    "Croatian": "čćđšž",
    "Czech": "áčďéěíňóřšťúůýž",
    "Danish": "æøåé",
    "Dutch": "áéëíïóöüĳ",
    "English": "",
    "Estonian": "äöõüšž",
    "Finnish": "åäöšž",
    "French": "àâæçéèêëîïôœùûüÿ",
    "German": "äöüßẞ",
    "Hungarian": "áéíóöőúüű",
    "Irish": "áéíóú",
    "Italian": "àèéìíîòóùú",
    "Latvian": "āčēģīķļņōŗšūž",
    "Lithuanian": "ąčęėįšųūž",
    "Maltese": "ċġħżàèìòù",
    "Polish": "ąćęłńóśźż",
    "Portuguese": "áàâãçéêíóôõú",
    "Romanian": "ăâîșțşţ",
    "Slovak": "áäčďéíĺľňóôŕšťúýž",
    "Slovenian": "čšžćđ",
    "Spanish": "áéíñóúü",
    "Swedish": "åäöé",
    # Other languages of Europe.
    "Albanian": "çë",
    "Basque": "ñç",
    "Bosnian and Serbian": "čćđšž",
    "Breton": "âêîôûùüñ",
    "Catalan": "àçèéíïòóúüŀ",
    "Crimean Tatar": "âçğıİñöşü",
    "Esperanto": "ĉĝĥĵŝŭ",
    "Faroese": "áðíóúýæø",
    "Frisian": "âêîôûúäëïöü",
    "Galician": "áéíñóúü",
    "Greenlandic": "æøåâêîôûáéíúãĩũĸ",
    "Icelandic": "áðéíóúýþæö",
    "Kashubian": "ąãéëłńòóôùż",
    "Latgalian": "āčēģīķļņōšūž",
    "Luxembourgish": "äëéôûü",
    "Montenegrin": "čćđšśžź",
    "Norwegian": "æøåéèêóòôà",
    "Romansh": "àèéìòùöü",
    "Sami: Northern, Lule, Southern, Inari": "áâäåæčđïńñŋöøšŧž",
    "Scottish Gaelic": "àèìòù",
    "Silesian": "ãćłńŏōôõśźż",
    "Sorbian": "čćěłńóŕřšśžź",
    "Welsh": "áàâäéèêëíìîïóòôöúùûüýỳŷÿẃẁŵẅ",
    # Turkic languages, and Kurdish.
    "Azerbaijani": "çəğıİöşü",
    "Kazakh": "äğıİñŋöşūü",
    "Kurdish": "çêîşû",
    "Turkish": "âçğıİîöşüû",
    "Turkmen": "äçňöşüýž",
    "Uzbek": "ʼçğñöş",
    # Languages of the Pacific, and Japanese in Latin letters.
    "Hawaiian and Samoan": "āēīōū",
    "Māori": "āēīōū",
    "Rōmaji": "āēīōūâêîôû",
}
CURRENCIES: Final = "£¥€₡₦₩₫₱₹₺₽"
# Fraunces, the font of headings, has never had all of these.
LETTERS_OF_TEXT: Final = {
    "Pinyin": "āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜüńňǹ",
    "Hawaiian and Uzbek": "ʻ",
}


def both_cases(letters: str) -> set[str]:
    capitals = {letter.upper() for letter in letters}
    return {*letters, *(capital for capital in capitals if len(capital) == 1)}
