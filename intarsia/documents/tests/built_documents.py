"""Documents that `make check` gives to mypy: it knows the widgets and their settings."""

# mypy: warn-unused-ignores, disallow-any-generics

from intarsia.documents.build import dynamic, item
from intarsia.documents.build.widgets import accordion, button, grid, heading, image, section, text

visit = section(
    heading("Visit us", header_size="h1", styles={"desktop": {"color": "red"}}),
    text("<p>Daily from 9.</p>", drop_cap=True),
    grid(image(7), image(8, caption=dynamic("page.title")), columns=2, columns_mobile=1),
    button("Plan your visit", link="/visit/", size="lg"),
    accordion(item(title="Where?", content=[text("<p>Here.</p>")])),
)

wrong_choice = heading("Visit us", header_size="h9")  # type: ignore[arg-type]
wrong_kind = section("Visit us")  # type: ignore[arg-type]
wrong_number = grid(columns="two")  # type: ignore[arg-type]
