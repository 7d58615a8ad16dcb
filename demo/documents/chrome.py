"""The header and the footer of the demo."""

from dataclasses import dataclass

from demo.texts import forms, german, organization

from .element import Element, var
from .writer import Document, Writer


@dataclass(frozen=True)
class ChromeWords:
    """The texts of header and footer in one language."""

    # The page that the name links to.
    home: str
    menu_label: str
    action: organization.MenuItem
    footer: tuple[organization.FooterColumn, ...]
    footer_note: str
    # Opens the popup that offers the newsletter; empty for none.
    letters_button: str = ""


ENGLISH = ChromeWords(
    "home",
    organization.MENU_LABEL,
    organization.MENU_ACTION,
    organization.FOOTER,
    organization.FOOTER_NOTE,
    organization.LETTERS_BUTTON,
)
GERMAN = ChromeWords("startseite", german.MENU_LABEL, german.MENU_ACTION, german.FOOTER, german.FOOTER_NOTE)


def header(writer: Writer, words: ChromeWords = ENGLISH) -> Document:
    """Name, language switcher, menu with a button, which phones have in the menu."""
    name = writer.element(
        "heading",
        title=organization.NAME,
        header_size="p",
        size="md",
        link=writer.to(words.home),
        # It grows, so that the rest is at the other end on every screen.
        style={"desktop": {"font_family": var("font.heading"), "font_weight": "600", "flex_grow": "1"}},
    )
    languages = writer.element("language_switcher", names="code")
    menu = writer.element(
        "menu",
        source="pages",
        label=words.menu_label,
        layout="horizontal",
        align="end",
        action_text=words.action.label,
        action_link=writer.to(words.action.page),
        style={"tablet": {"gap": "1rem"}},
    )
    bar = writer.element(
        "container",
        content_width="boxed",
        content=[name, languages, menu],
        style={
            "desktop": {
                "flex_direction": "row",
                "align_items": "center",
                "justify_content": "space-between",
                "gap": "1.5rem",
                "padding": "14px 20px",
            }
        },
    )
    return writer.document(bar)


def footer(writer: Writer, words: ChromeWords = ENGLISH) -> Document:
    """Who, what, where, and that it is fictional."""
    columns = [_column(writer, column) for column in words.footer]
    note = writer.text(words.footer_note, font_size=var("text.sm"), color=var("color.muted"))
    grid = writer.grid(*columns, columns="4")
    # The line separates it from a page that ends with the same background, in light and dark.
    style = {"padding": "64px 20px 32px", "box_shadow": "inset 0 1px 0 rgb(128 112 92 / 0.3)"}
    letters = [_letters(writer, words.letters_button)] if words.letters_button else []
    return writer.document(writer.band(grid, *letters, note, style={"desktop": style}))


def _letters(writer: Writer, button: str) -> Element:
    """A popup on the pages of the journal only."""
    return writer.element(
        "modal_popup",
        title=forms.NEWSLETTER,
        button_text=button,
        display_conditions={"all": [{"field": "section", "operator": "is", "value": writer.pages["journal"]}]},
        content=[
            writer.text(forms.NEWSLETTER_TEXT),
            writer.element("button", text=organization.LETTERS_SUBSCRIBE, link=writer.to("newsletter")),
        ],
    )


def _column(writer: Writer, column: organization.FooterColumn) -> Element:
    lines = "<br>".join(_line(line) for line in column.lines)
    content = [writer.heading(column.title, "p", "sm", font_weight="600")]
    if lines:
        content.append(writer.text(f"<p>{lines}</p>", font_size=var("text.sm"), color=var("color.muted")))
    return writer.group(*content, *(_link(writer, item) for item in column.links), gap="0.25rem")


def _link(writer: Writer, item: organization.MenuItem) -> Element:
    """As close to the next link as the lines of the other columns, with a touch target."""
    return writer.element(
        "button",
        text=item.label,
        link=writer.to(item.page),
        variant="ghost",
        size="sm",
        style={"desktop": {"padding": "1px 0"}},
    )


def _line(line: str) -> str:
    if line == organization.EMAIL:
        return f'<a href="mailto:{line}">{line}</a>'
    if line == organization.TELEPHONE:
        return f'<a href="{organization.TELEPHONE_LINK}">{line}</a>'
    return line
