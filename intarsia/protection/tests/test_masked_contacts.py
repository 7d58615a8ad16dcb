"""What visitors read instead of a contact, and which texts are contacts."""

import pytest

from intarsia.protection.encoding import tokens
from intarsia.protection.encoding.contacts import (
    bare_address,
    beginning_of_phone_at,
    emails_in,
    holds_email,
    mask,
    mask_all,
    replace_emails,
    replace_phones,
)
from intarsia.protection.encoding.scopes import scope_of


@pytest.mark.parametrize(
    ("contact", "masked"),
    [
        ("ana@example.org", "a**@***le.org"),
        ("anna@example.org", "an**@***le.org"),
        ("anna.maria@example.co.uk", "an**@***co.uk"),
        ("ab@xy.org", "a**@***y.org"),
        ("a@b.de", "**@***.de"),
        ("ana@example.org?subject=Hello", "a**@***le.org"),
        ("ana%2Bfair@example.org", "an**@***le.org"),
        ("01632 960 187", "016** *** *87"),
        ("+49 30 123456", "+49 3* ****56"),
        ("112", "112"),
        ("", ""),
    ],
)
def test_mask_shows_little_of_a_contact(contact, masked):
    assert mask(contact) == masked


@pytest.mark.parametrize(
    ("contact", "recipient"),
    [
        ("ana@example.org?subject=A?b&c", "ana@example.org"),
        ("ana@example.org&body=Hello", "ana@example.org"),
        ("ana@example.org", "ana@example.org"),
        ("a%20b@example.org", "a b@example.org"),
    ],
)
def test_recipient_of_a_mail_link_is_without_subject_and_body(contact, recipient):
    assert bare_address(contact) == recipient


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Ask ana@example.org, or bob+x@shop.example.com.", ["ana@example.org", "bob+x@shop.example.com"]),
        ("<ana@example.org>", ["ana@example.org"]),
        ("ana@xn--bcher-kva.xn--p1ai", ["ana@xn--bcher-kva.xn--p1ai"]),
        ("ana@bücher.example", ["ana@bücher.example"]),
        ("a@2x.jpg a@2x.jpeg a@2x.png a@2x.gif a@2x.svg a@2x.webp a@2x.avif a@3x.PNG", []),
        ("ana@example", []),
        ("ana@example.1", []),
        ("@example.org", []),
        (f"{'x' * 65}@example.org", []),
        (f"{'x' * 64}@example.org", [f"{'x' * 64}@example.org"]),
        (f"ana@{'a.' * 8}org", [f"ana@{'a.' * 8}org"]),
        (f"ana@{'a.' * 9}org", []),
    ],
)
def test_email_addresses_are_found_in_a_text(text, found):
    assert [one[0] for one in emails_in(text)] == found
    assert holds_email(text) == bool(found)


def test_only_email_addresses_are_replaced():
    assert replace_emails("a@b.org and logo@2x.png", lambda found: f"[{found}]") == "[a@b.org] and logo@2x.png"
    assert mask_all("Write to ana@example.org or call 112") == "Write to a**@***le.org or call 112"
    assert mask_all("no address") == "no address"


def test_telephone_numbers_are_replaced_and_the_text_around_them_stays():
    text = "Call +49 30 123456 or +49 89 654321 today."

    assert replace_phones(text, (), lambda found: f"[{found}]") == "Call [+49 30 123456] or [+49 89 654321] today."
    assert replace_phones("Call us.", (), lambda found: f"[{found}]") == "Call us."


def test_a_cut_inside_a_telephone_number_moves_to_its_beginning():
    text = "Call +49 30 123456 today."
    start, end = text.index("+"), text.index(" today")

    assert beginning_of_phone_at(text, start + 4, ()) == start
    assert [beginning_of_phone_at(text, at, ()) for at in (2, start, end, end + 2)] == [2, start, end, end + 2]


def test_a_token_is_the_same_in_its_scope_and_another_one_elsewhere():
    first, again, elsewhere = (tokens.encode("ana@example.org", scope) for scope in ("page", "page", "comment"))

    assert first == again != elsewhere
    assert tokens.decode(first) == tokens.decode(elsewhere) == "ana@example.org"
    assert tokens.scope_in(first) == tokens.scope_in(tokens.encode("bob@example.org", "page")) != b""
    assert tokens.scope_in(first) != tokens.scope_in(elsewhere)
    assert len(tokens.scope_in(first)) == 8
    assert tokens.scope_in("no token!") == b""


@pytest.mark.parametrize(
    "token",
    [
        "-wHXUOc4A3jVA1yqtN6FSlHkSsrj2QmK2DTUq3Z6k0LF0jE_vdySh5hn",
        # A version without scopes made it.
        "pgY1NwBnaYQcunLGTUxaowBBnZqtPU6mnkeh9wzGZDBsPw",
    ],
)
def test_pages_that_an_earlier_version_made_still_decode(settings, token):
    settings.SECRET_KEY = "a key of a test"

    assert tokens.decode(token) == "ana@example.org"


def test_a_page_that_is_made_again_after_an_update_has_the_same_bytes(settings):
    settings.SECRET_KEY = "a key of a test"

    assert tokens.encode("ana@example.org", "page") == "-wHXUOc4A3jVA1yqtN6FSlHkSsrj2QmK2DTUq3Z6k0LF0jE_vdySh5hn"


@pytest.mark.parametrize("length", [tokens.MAX_CONTACT_LENGTH - 1, tokens.MAX_CONTACT_LENGTH])
def test_a_contact_that_fits_is_encoded_whole(length):
    contact = "ana@example.org?body=".ljust(length, "x")
    token = tokens.encode(contact)

    assert tokens.decode(token) == contact and len(token) <= tokens.MAX_TOKEN_LENGTH


@pytest.mark.parametrize(
    ("beginning", "kept"),
    [
        ("ana@example.org?subject=Hi&body=", "ana@example.org?subject=Hi"),
        ("ana@example.org,bob@example.org?body=", "ana@example.org,bob@example.org"),
        ("ana@example.org?body=", "ana@example.org"),
    ],
)
def test_a_contact_that_is_too_long_is_cut_where_a_part_ends(beginning, kept):
    token = tokens.encode(beginning.ljust(tokens.MAX_CONTACT_LENGTH + 1, "x"))

    assert tokens.decode(token) == kept


def test_a_contact_without_parts_is_cut_at_a_whole_character():
    contact = "é" * tokens.MAX_CONTACT_LENGTH

    assert tokens.decode(tokens.encode(contact)) == "é" * (tokens.MAX_CONTACT_LENGTH // 2)


def test_a_scope_depends_on_the_page_and_on_all_that_it_shows():
    class Page:
        pk = 3

    scopes = [
        scope_of(Page(), ["a", "b"]),
        scope_of(Page(), ["ab"]),
        scope_of(Page(), ["b", "a"]),
        scope_of(None, ["a", "b"]),
        scope_of(type("Page", (), {"pk": 4})(), ["a", "b"]),
    ]
    assert len(set(scopes)) == 5
    assert scope_of(Page(), ["a", "b"]) == scopes[0]
    assert scopes[0].startswith("Page|3|") and scopes[3].startswith("NoneType||")
