"""Images in the lightbox: a group, a single one, a video."""

from demo.documents.writer import Document, Writer
from demo.texts.runtime import lightbox

from .links import FILM


def page(writer: Writer) -> Document:
    wall = writer.element(
        "image_gallery",
        gallery=[writer.media(name) for name in lightbox.WALL],
        layout="justified",
        row_height=260,
        open_lightbox="yes",
    )
    alone = writer.element(
        "image",
        image=writer.media(lightbox.ALONE),
        caption=lightbox.ALONE_CAPTION,
        link_to="file",
        open_lightbox="yes",
    )
    film = writer.element(
        "video",
        video_type="hosted",
        url=FILM,
        poster=writer.media(lightbox.FILM_POSTER),
        title=lightbox.FILM_NAME,
        open_in="lightbox",
    )
    return writer.document(
        writer.intro(lightbox.TITLE, lightbox.INTRODUCTION, "Sample board"),
        writer.section(
            writer.heading(lightbox.WALL_TITLE),
            writer.lead(lightbox.WALL_TEXT),
            wall,
            style={"desktop": {"padding": "0 20px clamp(56px, 7vw, 112px)", "gap": "1.5rem"}},
        ),
        writer.band(
            writer.halves(
                alone,
                writer.group(writer.heading(lightbox.ALONE_TITLE), writer.text(lightbox.ALONE_TEXT), gap="1.25rem"),
            )
        ),
        writer.section(
            writer.halves(
                writer.group(writer.heading(lightbox.FILM_TITLE), writer.text(lightbox.FILM_TEXT), gap="1.25rem"), film
            )
        ),
        writer.section(
            writer.heading(lightbox.KEYS_TITLE),
            writer.text("".join(f"<p><strong>{what}</strong><br>{how}</p>" for what, how in lightbox.KEYS)),
            writer.text(lightbox.KEYS_NOTE),
            width="760px",
            style={"desktop": {"padding": "0 20px clamp(56px, 7vw, 112px)", "gap": "1.5rem"}},
        ),
    )
