"""The currency that a new form begins with. Owners change it in the settings of the form."""

from django.conf import settings

# By the region in a language code, such as `de-ch`.
OF_REGIONS = {
    **{"au": "AUD", "br": "BRL", "ca": "CAD", "ch": "CHF", "gb": "GBP", "hk": "HKD", "ie": "EUR", "mx": "MXN"},
    **{"my": "MYR", "nz": "NZD", "sg": "SGD", "tw": "TWD", "us": "USD", "za": "ZAR"},
}
OF_LANGUAGES = {
    **dict.fromkeys(("de", "el", "es", "et", "fi", "fr", "hr", "it", "lt", "lv", "nl", "pt", "sk", "sl"), "EUR"),
    **{"cs": "CZK", "da": "DKK", "he": "ILS", "hu": "HUF", "ja": "JPY", "ms": "MYR", "nb": "NOK", "nn": "NOK"},
    **{"pl": "PLN", "ru": "RUB", "sv": "SEK", "th": "THB"},
}
OTHERWISE = "USD"


def currency_for(language: str) -> str:
    """If the language of staff is that of the site, the site decides: it is `de-ch` where staff chose `de`."""
    site = settings.LANGUAGE_CODE
    codes = (site, language) if _name_of(site) == _name_of(language) else (language, site)
    return next(filter(None, map(_currency_of, codes)), OTHERWISE)


def _currency_of(code: str) -> str | None:
    return OF_REGIONS.get(code.lower().partition("-")[2]) or OF_LANGUAGES.get(_name_of(code))


def _name_of(code: str) -> str:
    return code.lower().partition("-")[0]
