"""Who speaks on the site, where they are, and how a visitor finds the way around."""

from dataclasses import dataclass


@dataclass(frozen=True)
class MenuItem:
    label: str
    page: str
    """Slug of the page it leads to; empty for the home page."""


@dataclass(frozen=True)
class FooterColumn:
    title: str
    lines: tuple[str, ...] = ()
    links: tuple[MenuItem, ...] = ()


NAME = "Hollin Yard"
TAGLINE = "A workshop and school for inlaid wood"
TITLE = f"{NAME}: {TAGLINE[0].lower()}{TAGLINE[1:]}"
DESCRIPTION = (
    "Small classes in marquetry and parquetry by the sea at Wendlesea: learn to cut, shade and lay pictures in wood."
)
FOUNDED = 1987
NAME_EXPLAINED = (
    "Hollin is the old word for holly, the whitest wood that grows here, and the one our finest lines are cut from."
)

LOGIN = "For those who teach here"

STREET = "3 Ropewalk Lane"
TOWN = "Wendlesea"
POSTCODE = "WZ1 4HY"
"""No post town has the letters WZ."""
ADDRESS = (NAME, STREET, TOWN, POSTCODE)

EMAIL = "hollin-yard@example.org"
TELEPHONE = "01632 960 187"
"""From the numbers set aside for drama, which are never given to anybody."""
TELEPHONE_LINK = "tel:+441632960187"

SKIP_LINK = "Skip to the content"
MENU_LABEL = "Main menu"
MENU = (
    MenuItem("Courses", "courses"),
    MenuItem("Journal", "journal"),
    MenuItem("Gallery", "gallery"),
    MenuItem("Visit us", "visit"),
    MenuItem("Contact", "contact"),
)
MENU_ACTION = MenuItem("Book a place", "courses")

FOOTER = (
    FooterColumn(NAME, (f"{TAGLINE}, since {FOUNDED}. {NAME_EXPLAINED}",)),
    FooterColumn(
        "Learn",
        links=(
            MenuItem("Courses", "courses"),
            MenuItem("Questions people ask", "contact"),
            MenuItem("From the journal", "journal"),
        ),
    ),
    FooterColumn("Find us", (f"{STREET}, {TOWN} {POSTCODE}. Open house on Saturdays, 10 to 4.",)),
    FooterColumn("Write or ring", (EMAIL, TELEPHONE)),
)
LETTERS_BUTTON = "Get new articles by e-mail"
LETTERS_SUBSCRIBE = "Subscribe"
FOOTER_NOTE = (
    "Hollin Yard and everybody in it are made up, to show what this site can do. The pictures are drawn by code."
)

BUTTON_COURSES = "See the courses"
BUTTON_VISIT = "Plan a visit"
BUTTON_READ = "Read on"
BUTTON_BOOK = "Book a place"
BUTTON_ALL_ARTICLES = "All articles"
BUTTON_GALLERY = "Walk through the gallery"
