"""Sanitizing keeps formatting and links and removes code."""

import copy

import pytest

from intarsia.documents.sanitize import clean_html, clean_rich_text

CONTRACT = {
    "widgets": {
        "text": {
            "settings": {
                "body": {"kind": "richtext", "responsive": {"inherits": "larger"}},
                "code": {"kind": "textarea"},
                "rows": {"kind": "list", "fields": {"body": {"kind": "richtext"}, "inner": {"kind": "slot"}}},
            }
        }
    }
}
DANGEROUS = '<p onclick="x()">Hi<script>alert(1)</script></p>'


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("<p>One <strong>two</strong> <em>three</em></p>", "<p>One <strong>two</strong> <em>three</em></p>"),
        ("<h1>Title</h1><h2>Title</h2>", "Title<h2>Title</h2>"),
        ('<p class="richtext-center">x</p>', '<p class="richtext-center">x</p>'),
        ('<span class="richtext-accent">x</span>', '<span class="richtext-accent">x</span>'),
        ('<p class="richtext-accent">x</p>', "<p>x</p>"),
        ('<span class="button richtext-accent">x</span>', "<span>x</span>"),
        ('<a class="richtext-accent">x</a>', "<a>x</a>"),
        ('<a href="javascript:alert(1)">x</a>', "<a>x</a>"),
        ('<a href="java&#10;script:alert(1)">x</a>', "<a>x</a>"),
        ('<a href="data:text/html,x">x</a>', "<a>x</a>"),
        ('<a href="/a/?b=1#c" rel="nofollow">x</a>', '<a href="/a/?b=1#c" rel="nofollow">x</a>'),
        ('<a data-page="12" href="/a/">x</a>', '<a data-page="12" href="/a/">x</a>'),
        ('<a data-document="12" href="/a/">x</a>', '<a data-document="12" href="/a/">x</a>'),
        ('<a data-document="1&quot;2">x</a> <a data-document="">y</a>', "<a>x</a> <a>y</a>"),
        ('<b data-document="12">x</b>', "<b>x</b>"),
        (
            '<a data-action=\'{"name":"lightbox","images":[{"id":7}]}\'>x</a>',
            '<a data-action="{&quot;name&quot;:&quot;lightbox&quot;,&quot;images&quot;:[{&quot;id&quot;:7}]}">x</a>',
        ),
        ('<a data-action="{" href="/a/">x</a>', '<a href="/a/">x</a>'),
        ('<a data-action=\'{"name":"no name"}\'>x</a>', "<a>x</a>"),
        ('<b data-action=\'{"name":"lightbox"}\'>x</b>', "<b>x</b>"),
        ('<a href="tel:+4930" target="_blank">x</a>', '<a href="tel:+4930" target="_blank">x</a>'),
        ('<p style="color:red" class="a" onmouseover="x()">x</p>', "<p>x</p>"),
        ('<img src="x" onerror="alert(1)">text', "text"),
        ("<iframe src='https://example.com'></iframe><p>x</p>", "<p>x</p>"),
        ("<style>*{display:none}</style><p>x</p>", "<p>x</p>"),
        ("<svg><script>alert(1)</script></svg>", ""),
        ("<!-- secret --><p>x</p>", "<p>x</p>"),
        ('<p lang="de" dir="rtl">x</p>', '<p lang="de" dir="rtl">x</p>'),
        (
            "<ul><li>a</li></ul><hr><pre><code>x</code></pre>",
            "<ul><li>a</li></ul><hr><pre><code>x</code></pre>",
        ),
    ],
)
def test_allowed_rich_text_is_kept_and_the_rest_removed(written, kept):
    assert clean_html(written) == kept
    assert clean_html(kept) == kept


def test_rich_text_is_cleaned_in_lists_slots_and_for_every_device():
    inner = {"type": "text", "props": {"id": "b", "body": DANGEROUS}}
    outer = {
        "type": "text",
        "props": {"id": "a", "body_tablet": DANGEROUS, "rows": [{"body": DANGEROUS, "inner": [inner]}]},
    }
    document = {"content": [outer]}
    clean_rich_text(document, CONTRACT)
    assert outer["props"]["body_tablet"] == "<p>Hi</p>"
    assert outer["props"]["rows"][0]["body"] == "<p>Hi</p>"
    assert inner["props"]["body"] == "<p>Hi</p>"


def test_all_other_values_stay_unchanged():
    unknown = {"type": "unknown", "props": {"body": DANGEROUS}}
    known = {"type": "text", "props": {"code": DANGEROUS, "future": DANGEROUS, "body": 3}}
    document = {"content": [unknown, known], "more": DANGEROUS}
    before = copy.deepcopy(document)
    clean_rich_text(document, CONTRACT)
    assert document == before
