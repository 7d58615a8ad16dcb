"""An article of the journal, and the page template for all articles."""

from demo.texts import home, people
from demo.texts.journal import Article

from .element import Element, dynamic
from .writer import Document, Writer

# The measure of running text: 31 characters of the width below.
NARROW, WIDE = "652px", "1080px"
LETTERS = "clamp(1.1875rem, 1.5vw, 1.3125rem)"


def article(writer: Writer, article: Article) -> Document:
    """The article itself; the rest comes from the template."""
    head = writer.section(
        writer.kicker(article.category),
        writer.lead(article.summary),
        width=NARROW,
        style=_room("0", "clamp(24px, 3vw, 40px)"),
    )
    cover = writer.section(writer.picture(article.cover), width=WIDE, style=_room("0", "clamp(28px, 4vw, 56px)"))
    text = writer.element("text", editor=article.body, drop_cap="yes", style={"desktop": {"font_size": LETTERS}})
    return writer.document(
        head, cover, writer.section(text, *_listing(writer, article), width=NARROW, style=_room("0", "0"))
    )


def around_articles(writer: Writer) -> Document:
    """Breadcrumbs, title and author; then the article; then calls to action and other articles."""
    author = writer.element(
        "author_box",
        role=people.BYLINE,
        biography="",
        link=writer.to("about"),
        image_size={"size": 44, "unit": "px"},
        style={"desktop": {"padding": "14px 0", "margin": "8px 0 0"}},
    )
    top = writer.section(
        writer.element("breadcrumbs"),
        writer.kicker(dynamic("page.first_published")),
        writer.heading(dynamic("page.title"), "h1", "display"),
        author,
        width=NARROW,
        style=_room("clamp(32px, 5vw, 72px)", "clamp(24px, 3vw, 36px)"),
    )
    share = writer.section(
        writer.element("divider"),
        writer.element("share_buttons"),
        width=NARROW,
        style=_room("clamp(32px, 4vw, 56px)", "clamp(32px, 4vw, 56px)"),
    )
    comments = writer.section(writer.element("comments"), width=NARROW, style=_room("0", "clamp(56px, 7vw, 104px)"))
    others = writer.band(
        writer.heading(home.JOURNAL_TITLE, "h2", "lg"),
        writer.element("posts", source="siblings", count=3, columns=3, columns_tablet=3),
    )
    return writer.document(top, writer.element("post_content"), share, comments, others)


def _room(above: str, below: str) -> dict[str, dict[str, str]]:
    return {"desktop": {"padding": f"{above} 20px {below}", "gap": "1.25rem"}}


def _listing(writer: Writer, article: Article) -> list[Element]:
    if article.listing is None:
        return []
    title, language, code = article.listing
    return [writer.element("code", title=title, language=language, code=code)]
