"""E-mail addresses and phone numbers of entries are links that lead to the person who wrote them."""

import pytest
from bs4 import BeautifulSoup

from intarsia.webforms.admin.entries.detail.contact_links import answer_html, answer_on_one_line, emails_as_links


def links(html: str) -> dict[str, str]:
    return {str(link["href"]): link.text for link in BeautifulSoup(html, "html.parser").find_all("a", href=True)}


def shown(html: str) -> str:
    return BeautifulSoup(html, "html.parser").text


@pytest.mark.parametrize(
    ("email", "url"),
    [
        ("O'Brien@example.com", "mailto:O%27Brien@example.com"),
        ("a&b@example.com", "mailto:a%26b@example.com"),
        ("x?cc=eve/#@example.com", "mailto:x%3Fcc%3Deve%2F%23@example.com"),
        ("ana+shop@example.com", "mailto:ana+shop@example.com"),
        ("rene\u0301e@example.com", "mailto:rene%CC%81e@example.com"),
    ],
)
def test_an_email_answer_is_linked_as_a_whole(email, url):
    assert links(answer_html("email", email)) == {url: email}
    assert links(answer_on_one_line("email", email, 10)) == {url: email}
    assert links(emails_as_links([email, "office@example.org"])) == {
        url: email,
        "mailto:office@example.org": "office@example.org",
    }


@pytest.mark.parametrize("answer", ["bob,ana@example.com", "ana@example.com; bob@example.com", "Ana <a@example.com>"])
def test_an_email_answer_that_is_no_single_email_is_no_link(answer):
    assert links(answer_html("email", answer)) == {} and shown(answer_html("email", answer)) == answer


@pytest.mark.parametrize("before", list("'&!#$*/=?^`{|}~") + ["e\u0301"])
def test_an_email_in_a_text_is_no_link_if_it_may_begin_earlier(before):
    text = f"Write to x{before}brien@example.com <b>soon</b>"

    assert links(answer_html("textarea", text)) == {} and shown(answer_html("textarea", text)) == text


@pytest.mark.parametrize("after", [".c0m", "-2.c0m", "@example.com", "\u0301.example"])
def test_an_email_in_a_text_is_no_link_if_its_domain_may_continue(after):
    text = f"Write to ana@example.com{after}"

    assert links(answer_html("textarea", text)) == {}
    assert links(answer_on_one_line("textarea", f"{text} {'word ' * 20}", 25)) == {}


@pytest.mark.parametrize("text", ["{}", "({}).", "<{}>", "Ana: {}, or", "“{}”", "mailto:{}?subject=A", "a & {} <b>"])
def test_other_emails_in_a_text_are_links(text):
    text = text.format("ana@example.com")

    assert links(answer_html("textarea", text)) == {"mailto:ana@example.com": "ana@example.com"}
    assert shown(answer_html("textarea", text)) == text


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("0121 234 5678", "tel:01212345678"),
        ("0121 234 5678 ext. 12", "tel:01212345678;ext=12"),
        ("+1 (555) 123-4567x9", "tel:+15551234567;ext=9"),
        ("555.123.4567 # 12", "tel:5551234567;ext=12"),
        ("+49 (0)30 1234567", "tel:+49301234567"),
        ("0049 (0)30 1234567", "tel:0049301234567"),
        ("0049 ( 0 ) 30 1234567", "tel:0049301234567"),
        ("(0)30 1234567", "tel:0301234567"),
        ("030/1234567", "tel:0301234567"),
        ("03302 / 12345", "tel:0330212345"),
        ("+49 3302 / 12345", "tel:+49330212345"),
        ("212/555/0123", "tel:2125550123"),
        ("030 – 123 - 4567", "tel:0301234567"),
    ],
)
def test_a_phone_link_dials_the_number_and_its_extension(text, url):
    assert links(answer_html("phone", text)) == {url: text}
    assert links(answer_on_one_line("phone", text, 5)) == {url: text}


@pytest.mark.parametrize(
    "text",
    [
        "0121 234 5678 0121 234 5679",
        "0121 234 5678 / 0121 234 5679",
        "030 1234 / 030 5678",
        "030 1234 - 030 5678",
        "12345 / 67890",
        "0301234 / 305678",
        "0301234, 0305678",
        "030 1234 or 030 5678",
        "1234567890123456",
        "+12",
        "<b>after six</b>",
    ],
)
def test_a_phone_answer_is_no_link_if_it_is_unclear_what_to_dial(text):
    assert links(answer_html("phone", text)) == {} and shown(answer_html("phone", text)) == text
