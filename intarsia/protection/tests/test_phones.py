"""PROT-DEC-13: telephone numbers in texts, by the numbering plans of the world."""

import phonenumbers
import pytest
from phonenumbers import PhoneNumberFormat, PhoneNumberType

from intarsia.protection.encoding.phones import COUNTRIES, _library, countries_of, phones_in

EXAMPLES = [
    (country, number)
    for country in sorted({country for countries in COUNTRIES.values() for country in countries.split()})
    for kind in (PhoneNumberType.FIXED_LINE, PhoneNumberType.MOBILE)
    if (number := phonenumbers.example_number_for_type(country, kind))
]


def found(text: str, *countries: str) -> list[str]:
    return [text[start:end] for start, end in phones_in(text, countries)]


@pytest.mark.parametrize(("country", "number"), EXAMPLES, ids=[country for country, _number in EXAMPLES])
def test_PROT_DEC_13_number_is_found_as_its_country_writes_it(country, number):
    """PROT-DEC-13"""
    national = phonenumbers.format_number(number, PhoneNumberFormat.NATIONAL)
    countries = next(names.split() for names in COUNTRIES.values() if country in names.split())

    assert found(f"Call us: {national}, or write.", *countries) == [national]


@pytest.mark.parametrize("style", [PhoneNumberFormat.INTERNATIONAL, PhoneNumberFormat.E164])
def test_number_with_a_country_code_is_found_on_pages_of_any_language(style):
    numbers = [phonenumbers.format_number(number, style) for _country, number in EXAMPLES]

    assert [found(f"Call us: {number}, or write.") for number in numbers] == [[number] for number in numbers]


@pytest.mark.parametrize("number", ["+49 30 123456-0", "+49 (0)30 123456", "030/23125-0", "(0)30/1234567"])
def test_ways_of_writing_are_recognized(number):
    assert found(f"Ring {number}.", "DE", "AT", "CH") == [number]


def test_several_numbers_of_a_line_are_found_apart():
    assert found("t 0171 2345678 f 030 12345678, +41 44 668 18 00", "DE") == [
        *("0171 2345678", "030 12345678", "+41 44 668 18 00"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        *("2024-03-12", "12.03.2024 10:30", "10/12/2023", "from 01/2024 to 12/2024", "2023-2024 and 2024-2025"),
        *("1,234,567.89", "1 234 567 units", "€ 1.234.567,00", "0.123456789", "2 000 000 000", "+100 000 000 %"),
        *("ISBN 978-3-16-148410-0", "DE89 3704 0044 0532 0130 00", "GTIN 4006381333931", "card 4111 1111 1111 1111"),
        *("192.168.1.100", "lat 52.520008, 13.404954", "ticket #1234567890", "5551234567 steps", "0:00:12.3456789"),
        *("Invoice 2024-000123456", "0 - 100 000 000 EUR", "&#128512; 3 500 000", "10 20 30 40 50", "WZ1 4HY 0 0"),
    ],
)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "da"])
def test_other_numbers_are_not_taken_for_telephone_numbers(text, language):
    assert found(text, *countries_of(language)) == []


@pytest.mark.parametrize(
    ("language", "countries"),
    [("en-gb", ("GB",)), ("pt-BR", ("BR",)), ("de", ("DE", "AT", "CH")), ("zh-hans", ("CN", "TW", "HK")), ("eo", ())],
)
def test_countries_follow_from_the_language(language, countries):
    assert countries_of(language) == countries


def test_site_chooses_its_countries(settings):
    settings.INTARSIA_PHONE_COUNTRIES = ["PL", "nowhere"]

    assert found("Tel. 12 345 67 89", *countries_of("en")) == ["12 345 67 89"]
    assert found("Tel. 020 7946 0958", *countries_of("en")) == []


def test_library_is_loaded_for_the_first_text_that_may_have_a_number():
    _library.cache_clear()

    assert not found("Open from 9 to 17, since 1998.", "GB") and not _library.cache_info().currsize
    assert found("Ring 0121 234 5678.", "GB") and _library.cache_info().currsize
