"""PROT-SRV-11: what counts as a link of a message."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from intarsia.protection.verdict.links import WORDS, count_links

LETTERS = st.text("abcdefghijklmnopqrstuvwxyzäéñøßžдяж", min_size=2, max_size=12)


@pytest.mark.parametrize(
    "text",
    [
        "The glue dried slowly.It took a week.",
        "The glue dried slowly.it took a week.",
        "He gave it to me.Me and my brother agreed.",
        "We met at 5 p.m.in the hall, e.g.in May, vs.us.",
        "Das Holz ist da.Es muss trocknen, z.B.im Keller.",
        "Il est parti.Et moi.ai trop froid.",
        "Ho visto il tavolo.E bello.la sedia no.io resto.",
        "Ya terminamos.No hay prisa.es verdad.me gusta.",
        "Gostei muito.Com certeza volto. com carinho",
        "Bitti.ve sonra gitti.",
        "Det var bra.Om du vill.er det nok.",
        "Мы закончили.Но не всё.Ждём.",
        "Version 1.2.3, chapter 4.5, at 10.30, the file photo.jpg and setup.py",
        "Mr.Smith and Dr.No came...so what",
        "write to ana@mail.example.org or mailto:b.c@example.com",
        "swww. and awww.so cute",
    ],
)
def test_the_end_of_a_sentence_is_no_link(text: str):
    """PROT-SRV-11"""
    assert count_links(text) == 0


@pytest.mark.parametrize(
    "text",
    [
        "http://example.com",
        "see HTTPS://Example.it/Path.",
        "hxxp://three",
        "www.example.it is mine",
        "WWW . example . com",
        "go to example.com now",
        "EXAMPLE.COM",
        "example . com",
        "bit.ly/3abc",
        "t.me/someone",
        "shop.example.it for offers",
        "my site is example.it.",
        "schaut auf beispiel.de vorbei",
        "регистрация на пример.рф или позже",
        "我们的网站example.com很好",
        "사이트는 example.com에서 보세요",
        "cheap-pills.shop!",
        "https://www.example.org/a.b/c?d=e.com",
        "&lt;a href='/'&gt;one&lt;/a&gt;",
        "[url=/]two[/url]",
        "ｅｘａｍｐｌｅ．ｃｏｍ",
    ],
)
def test_a_link_counts_once_in_every_notation_and_language(text: str):
    """PROT-SRV-11"""
    assert count_links(text) == 1


def test_links_of_a_text_are_added_up():
    """PROT-SRV-11"""
    assert count_links("<a href='/'>one</a> [url=/]two[/url] example . com hxxp://three") == 4
    # The URL that a link shows is one more.
    assert count_links("see https://www.example.org/a.b and <a href='https://example.org'>this</a>") == 2


def test_only_the_first_four_thousand_characters_are_read():
    assert count_links("a " * 1_994 + "example.com") == 1
    assert count_links("a " * 2_000 + "example.com") == 0


@given(LETTERS, st.sampled_from(WORDS.split("|")), LETTERS)
def test_no_missing_space_between_two_sentences_makes_a_link(last: str, first: str, following: str):
    """PROT-SRV-11"""
    assert count_links(f"{last}.{first.capitalize()} {following}") == 0
    assert count_links(f"{last}.{first} {following} and more") == 0


@given(st.lists(LETTERS, max_size=6), st.lists(LETTERS, max_size=6), st.integers(0, 4))
def test_words_around_links_change_nothing(before: list[str], after: list[str], number: int):
    """PROT-SRV-11"""
    links = [f"https://example.org/{index}" for index in range(number)]
    assert count_links(" ".join([*before, *links, *after])) == number
