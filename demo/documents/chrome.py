"""The header and the footer of the demo."""

from demo.texts import organisation

from .element import var
from .writer import Document, Writer


def header(writer: Writer) -> Document:
    """Name, menu, one action."""
    name = writer.element(
        "heading",
        title=organisation.NAME,
        header_size="p",
        size="md",
        link=writer.to("home"),
        style={"desktop": {"font_family": var("font.heading"), "font_weight": "600"}},
    )
    menu = writer.element("menu", source="pages", label=organisation.MENU_LABEL, layout="horizontal", align="end")
    action = writer.element(
        "button",
        text=organisation.MENU_ACTION.label,
        link=writer.to("courses"),
        size="sm",
        style={"mobile": {"display": "none"}},
    )
    bar = writer.element(
        "container",
        content_width="boxed",
        content=[name, menu, action],
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


def footer(writer: Writer) -> Document:
    """Who, what, where, and that it is all made up."""
    columns = []
    for column in organisation.FOOTER:
        lines = "<br>".join(_line(line) for line in column.lines)
        links = [
            writer.element(
                "button",
                text=item.label,
                link=writer.to(item.page),
                variant="ghost",
                size="sm",
            )
            for item in column.links
        ]
        content = [writer.heading(column.title, "p", "sm", font_weight="600")]
        if lines:
            content.append(writer.text(f"<p>{lines}</p>", font_size=var("text.sm"), color=var("color.muted")))
        columns.append(writer.group(*content, *links, gap="0.25rem"))
    note = writer.text(organisation.FOOTER_NOTE, font_size=var("text.sm"), color=var("color.muted"))
    grid = writer.grid(*columns, columns="4")
    return writer.document(writer.band(grid, note, style={"desktop": {"padding": "64px 20px 32px"}}))


def _line(line: str) -> str:
    if line == organisation.EMAIL:
        return f'<a href="mailto:{line}">{line}</a>'
    if line == organisation.TELEPHONE:
        return f'<a href="{organisation.TELEPHONE_LINK}">{line}</a>'
    return line
