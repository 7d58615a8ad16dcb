"""Links to anchors: from a sticky menu, and from one text to the next."""

from demo.documents.element import Element, link, var
from demo.documents.writer import Document, Writer
from demo.texts.runtime import anchors

# The name of an anchor among others on a template's own screen: /runtime/anchors/?theme_template_id=5
TEMPLATE_CLASS = "t-5"


def page(writer: Writer) -> Document:
    titles = {anchor: title for anchor, title, _, _ in anchors.WORDS}
    words = [_word(writer, *word, titles[word[3]]) for word in anchors.WORDS]
    words[4]["props"]["$style"]["classes"] = [TEMPLATE_CLASS]
    return writer.document(
        writer.intro(anchors.TITLE, anchors.INTRODUCTION, "Sample board"),
        _menu(writer),
        *words,
    )


def _menu(writer: Writer) -> Element:
    items = [
        {"_id": anchor, "text": title, "link": link(f"#{anchor}"), "children": []}
        for anchor, title, _, _ in anchors.WORDS
    ]
    menu = writer.element("menu", source="custom", items=items, dropdown="none", label=anchors.MENU)
    return writer.section(
        menu,
        anchor="words",
        style={
            "desktop": {
                "padding": "0.25rem 20px",
                "background": var("color.surface"),
                "sticky": "top",
                "sticky_until": "page",
            }
        },
    )


def _word(writer: Writer, anchor: str, title: str, meaning: str, other: str, other_title: str) -> Element:
    onward = f'<p><a href="#{other}">{anchors.NEXT.format(other_title)}</a></p>'
    return writer.section(
        writer.heading(title, "h2", "xl"),
        writer.lead(meaning),
        writer.text(f"<p>{anchors.WHERE}</p>{onward}"),
        anchor=anchor,
        width="760px",
        style={"desktop": {"gap": "1.25rem"}},
    )
