"""Encoding of contacts in HTML: PROT-DEC-01, and the exceptions."""

import html
import json
import re
import time

import pytest
from django.template import Context, Template
from django.utils import translation
from django.utils.safestring import mark_safe

from intarsia.protection.encoding import tokens
from intarsia.protection.encoding.contacts import mask, mask_all
from intarsia.protection.encoding.in_html.html import encode_html
from intarsia.protection.encoding.in_html.markup import Encoding
from intarsia.protection.encoding.phones import countries_of
from intarsia.protection.encoding.site_encoding import encoding_of

STARS = Encoding(hint="Press")


def encoded(markup: str, **options) -> str:
    return encode_html(markup, Encoding(hint="Press", countries=("GB",), **options))


def strings(markup: str) -> list[str | None]:
    return [tokens.decode(string) for string in re.findall(r'data-original-string="([^"]*)"', markup)]


def test_email_in_text_becomes_a_button_with_the_encoded_contact():
    """PROT-DEC-01, PROT-DEC-27"""
    found = encoded("<p>Write to ana@example.org.</p>")
    control = re.fullmatch(
        r'<p>Write to <span data-original-string="[\w-]+" class="apbct-email-encoder" '
        r'role="button" tabindex="0" title="Press">a\*\*@\*\*\*le\.org</span>\.</p>',
        found,
    )

    assert control
    assert strings(found) == ["ana@example.org"]


def test_mail_link_is_encoded_with_subject_and_body():
    """PROT-DEC-01, PROT-DEC-13"""
    found = encoded('<a class="x" href="mailto:ana@example.org?subject=A&amp;B" title="ana@example.org">Write</a>')

    assert re.fullmatch(
        r'<a class="x" href="mailto:a\*\*@\*\*\*le\.org" data-original-string="[\w-]+" title="Press">Write</a>', found
    )
    assert strings(found) == ["ana@example.org?subject=A&B"]


def test_text_of_a_mail_link_is_no_second_button():
    same = encoded('<a href="mailto:ana@example.org?subject=A">ana@example.org</a>')
    assert strings(same) == ["ana@example.org?subject=A", "ana@example.org"]
    assert same.endswith('title="Press">a**@***le.org</span></a>') and 'role="button"' not in same
    other = encoded('<a href="mailto:ana@example.org">bob@example.org</a>')
    assert strings(other) == ["ana@example.org", "bob@example.org"]
    assert 'role="button"' not in other


@pytest.mark.parametrize(
    "markup",
    [
        '<img alt="ana@example.org" src="a.png">',
        '<input type="email" value="ana@example.org" placeholder="you@example.org">',
        "<textarea>ana@example.org</textarea>",
        "<select><option>ana@example.org</option></select>",
        '<script>const to = "ana@example.org"</script>',
        '<script type="application/json">{"to": "ana@example.org"}</script>',
        "<style>/* ana@example.org */</style>",
        "<!-- ana@example.org -->",
        "<svg><text>ana@example.org</text></svg>",
        '<a href="mailto:?subject=Look&amp;body=At%20this">Share</a>',
        '<a href="https://social.example.org/@ana">@ana</a>',
        '<img src="logo@2x.png"> logo@2x.png',
        "<p>5 @ 3, a@b, @media (width), a@b.c</p>",
        '<in-island data-widget_type="code" data-settings="{&quot;code&quot;:&quot;a@example.org&quot;}">'
        "<pre>a@example.org</pre></in-island>",
    ],
)
def test_attributes_scripts_and_form_fields_are_not_encoded(markup):
    assert encode_html(markup, STARS, verbatim=frozenset({"code"})) == markup


def test_content_after_a_skipped_element_is_encoded():
    for before in (
        "<svg><path/></svg>",
        "<!-- x -->",
        "<svg>",
        "<!--",
        '<in-island data-widget_type="code"></in-island>',
    ):
        assert strings(encode_html(f"{before}ana@example.org", STARS, verbatim=frozenset({"code"}))) == [
            "ana@example.org"
        ]


def test_telephone_numbers_are_encoded_if_turned_on():
    """PROT-DEC-13"""
    markup = '<p>0121 234 5678, +44 1632 960187</p><a href="tel:+441632960187">0121 234 5678</a>'

    assert encoded(markup) == markup
    assert strings(encoded(markup, hides_phones=True)) == [
        *("0121 234 5678", "+44 1632 960187"),
        *("+441632960187", "0121 234 5678"),
    ]
    for no_number in ("01/02/2026 10", "1987 to 2026, 12 345 678", "WZ1 4HY 0 0", "0.123456789"):
        assert encoded(f"<p>{no_number}</p>", hides_phones=True) == f"<p>{no_number}</p>"


def test_telephone_numbers_in_island_settings_are_encoded():
    """PROT-DEC-13: an island without e-mail addresses."""
    settings = html.escape('{"text":"Ring 0121 234 5678"}')
    island = f'<in-island data-widget_type="box" data-settings="{settings}"></in-island>'

    assert encoded(island) == island
    assert "234 5678" not in encoded(island, hides_phones=True)


def test_site_chooses_the_placeholder():
    blurred = encoded("ana@example.org", mode="blur")
    replaced = encoded("ana@example.org", mode="replace", replacement="Show <it>")

    stars = '<span class="apbct-blur">**</span>@<span class="apbct-blur">***</span>le.org'
    assert f">a{stars}</span>" in blurred
    assert ">Show &lt;it&gt;</span>" in replaced
    assert "style=" not in blurred + replaced
    assert ">a**@***le.org</span>" in encoded("ana@example.org", mode="replace")
    # In a link too they are found again, when what was hidden takes their place.
    linked = encoded('<a href="mailto:ana@example.org">ana@example.org</a>', mode="replace", replacement="Show it")
    assert re.search(
        r'<span data-original-string="[\w-]+" class="[\w -]+ apbct-replaced" title="Press">Show it<', linked
    )


@pytest.mark.parametrize("kept", ["ana@example.org?subject=Hello", "ana@example.org"])
def test_mail_link_with_a_long_body_can_be_decoded(kept):
    """PROT-DEC-13: a part that is too long is left out, and the part before it is complete."""
    letter = "ana@example.org?body=" + "x" * 6000
    separator = "&" if "?" in kept else "?"

    assert strings(encoded(f'<a href="mailto:{letter}">Write</a>')) == [letter]
    assert strings(encoded(f'<a href="mailto:{kept}{separator}body={"ä" * 9000}">Write</a>')) == [kept]
    assert len(tokens.encode(kept + separator + "x" * 9000)) <= tokens.MAX_TOKEN_LENGTH


@pytest.mark.parametrize("contact", ["ana@example.org", "ab@xy.org", "a@b.de", "01632 960 187", "+49 30 123456"])
def test_placeholder_hides_most_of_the_contact(contact):
    shown = mask(contact)

    assert shown.count("*") >= 4 and contact not in shown
    assert encoded(shown, hides_phones=True) == shown


def test_encoding_is_idempotent():
    once = encoded('<a href="mailto:ana@example.org">ana@example.org</a> or bob@example.org', hides_phones=True)
    assert encode_html(once, Encoding(hint="Press", hides_phones=True)) == once


@pytest.mark.parametrize(
    "carried",
    [
        '{"to": "ana@example.org"',
        '{"number":7,"shown":true,"empty":null,"ratio":1.5}',
        '{"url":"mailto:?subject=Look","call":"tel:"}',
        '{"url":"HTTPS://ana@example.org/","data":"data:a@b.example","own":"/a@b.example","blob":"blob:a@b.example"}',
    ],
)
def test_settings_of_an_island_without_contacts_stay_as_they_are(carried):
    island = f'<in-island data-widget_type="box" data-settings="{html.escape(carried)}"></in-island>'
    assert encoded(island, hides_phones=True) == island


def test_links_in_island_settings_are_encoded_and_keep_their_scheme():
    """PROT-DEC-13"""

    def carried(settings: dict, **options) -> dict:
        attribute = html.escape(json.dumps(settings))
        found = encoded(f'<in-island data-widget_type="box" data-settings="{attribute}"></in-island>', **options)
        return json.loads(html.unescape(re.search('data-settings="([^"]*)"', found)[1]))

    links = {"mail": "MailTo:ana@example.org", "call": "TEL:+44 20 7946 0958"}
    shown, hidden = carried(links), carried(links, hides_phones=True)
    assert shown["mail"].startswith("MailTo:\ue000") and shown["call"] == links["call"]
    assert hidden["call"].startswith("TEL:\ue000") and "7946" not in hidden["call"]


def test_island_settings_render_the_same_element():
    """PROT-DEC-01"""
    settings = {
        "text": "Write to ana@example.org & co",
        "html": "<p>ana@example.org</p>",
        "items": [{"url": "mailto:ana@example.org"}, {"url": "https://x.example/a@b.example/"}],
        "picture": "/media/logo@2x.png",
    }
    attribute = html.escape(json.dumps(settings))
    island = encode_html(
        f'<in-island data-widget_type="box" data-settings="{attribute}"><p>Write to ana@example.org</p></in-island>',
        STARS,
        {"box": frozenset({"html"})},
    )
    carried = json.loads(html.unescape(re.search('data-settings="([^"]*)"', island)[1]))
    token = tokens.encode("ana@example.org")
    mark = f"\ue000{token}\ue001a**@***le.org\ue001obfuscate\ue001Press\ue002"

    assert "ana@example.org" not in island
    assert carried == {
        "text": f"Write to {mark} & co",
        "html": f"<p>{STARS.element('ana@example.org')}</p>",
        "items": [{"url": f"mailto:{mark}"}, settings["items"][1]],
        "picture": "/media/logo@2x.png",
    }


def test_structured_data_is_masked():
    script = '<script type="application/ld+json">{"text":"Write to ana@example.org"}</script>'
    assert encoded(script) == script.replace("ana@example.org", "a**@***le.org")


def test_plain_texts_are_masked():
    assert mask_all("Write to ana@example.org") == "Write to a**@***le.org"


def test_encoding_is_deterministic_per_key(settings):
    first = encoded("<p>ana@example.org</p>")
    assert encoded("<p>ana@example.org</p>") == first
    settings.SECRET_KEY = "another"
    assert encoded("<p>ana@example.org</p>") != first


def test_old_page_decodes_with_a_fallback_key(settings):
    token, old = tokens.encode("ana@example.org"), settings.SECRET_KEY
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another", [old]
    assert tokens.decode(token) == "ana@example.org"
    settings.SECRET_KEY_FALLBACKS = []
    assert tokens.decode(token) is None


def test_changed_token_is_not_decoded():
    """PROT-DEC-25"""
    token = tokens.encode("ana@example.org")
    changed = [token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1 :] for at in range(len(token) - 1)]

    assert {tokens.decode(one) for one in changed} == {None}
    assert {tokens.decode(one) for one in ("", "A", "é", token[:-3], "A" * 5000, token + "!")} == {None}


@pytest.mark.parametrize(
    "hostile",
    ["a" * 300_000 + "@", "0 " * 100_000, "<a " * 50_000 + "@", "<svg>" * 20_000 + "@", "<!--" * 20_000 + "@"],
    ids=["letters", "digits", "tags", "elements", "comments"],
)
def test_encoding_time_is_linear(hostile):
    """Quadratic time would take minutes, so the limit is far from both."""
    started = time.process_time()
    encoded(hostile, hides_phones=True)
    assert time.process_time() - started < 20


@pytest.mark.django_db
def test_template_filter_hides_contacts():
    """PROT-DEC-01"""
    template = Template("{% load contacts %}{{ html|hide_contacts }}|{{ text|hide_contacts }}|{{ text|mask_contacts }}")
    printed = template.render(Context({"html": mark_safe("<b>ana@example.org</b>"), "text": "<b> ana@example.org"}))
    html_, text, masked = printed.split("|")

    assert strings(html_) == strings(text) == ["ana@example.org"]
    assert html_.startswith("<b><span") and text.startswith("&lt;b&gt; <span")
    assert masked == "&lt;b&gt; a**@***le.org"


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "countries"), [("de", ("DE", "AT", "CH")), ("en-gb", ("GB",))])
def test_telephone_numbers_are_recognized_as_the_language_of_the_page_writes_them(language, countries):
    with translation.override(language):
        assert set(countries) <= set(encoding_of(None).countries)
        assert encoding_of(None).countries == countries_of(language)
