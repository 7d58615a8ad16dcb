"""The home page, from the top to the bottom."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Point:
    title: str
    text: str
    icon: str
    """A name of the lucide set."""


@dataclass(frozen=True)
class Figure:
    number: int
    suffix: str
    label: str


HERO_KICKER = "A workshop and school by the sea"
HERO_TITLE = "Pictures made of wood, and the patience to make them"
HERO_TEXT = (
    "At Hollin Yard eight people at a time learn to cut, shade and lay veneer: leaves at first, then suns, "
    "stars, birds and whole evenings over the estuary."
)
HERO_PICTURE = "hero"

POINTS_TITLE = "What to expect"
POINTS = (
    Point("Eight benches", "Small classes and two teachers, so that nobody waits long with a question.", "users"),
    Point(
        "Every wood has a name",
        "A rack of forty veneers, and somebody who can introduce you to each.",
        "tree-deciduous",
    ),
    Point(
        "Something to take home",
        "Each course ends with a finished piece, wrapped, and yours.",
        "package-check",
    ),
)

ABOUT_TITLE = "One room, north light, no hurry"
ABOUT = (
    "<p>The yard was a sail loft once. The windows still face north, which is the kindest light for "
    "telling one brown from another, and the floor still slopes a little towards the sea.</p><p>We make "
    "commissions here through the winter and teach from February to November. Both happen at the same "
    "benches, so you will learn beside work that is going out into the world, and beside the people who "
    "worry about it.</p>"
)
ABOUT_PICTURE = "workshop-room"

FIGURES_TITLE = "The yard in numbers"
FIGURES = (
    Figure(1987, "", "the year the press was borrowed"),
    Figure(40, "", "woods in the rack, from holly to bog oak"),
    Figure(2600, "+", "first leaves carried home"),
)

COURSES_TITLE = "Courses"
COURSES_TEXT = "From one weekend to ten evenings. Everything you need is on the bench when you arrive."

FILM_TITLE = "Ninety seconds at the bench"
FILM_TEXT = "One curve, one blade and the small sound of a piece that fits."
FILM_POSTER = "film-poster"

TEACHERS_TITLE = "Who teaches"
TEACHERS_TEXT = "Three people who disagree about glue and about nothing else."

JOURNAL_TITLE = "From the journal"
JOURNAL_TEXT = "Notes on woods, tools and the art of starting again."

TESTIMONIALS_TITLE = "What pupils say"

STEPS_TITLE = "How a panel is made"
STEPS = (
    ("Draw", "A line drawing, with every piece closed and numbered."),
    ("Choose", "A wood for each number, turned until its grain says what the piece should say."),
    ("Cut", "One piece at a time, each fitted to the one before."),
    ("Shade", "A second or two in hot sand, wherever a shadow falls."),
    ("Press", "Glue, paper, boards, and a night under the screw."),
    ("Finish", "Scraper, shellac and wax, until the light goes in and comes out again."),
)

CALL_TITLE = "There is a bench with your name on it"
CALL_TEXT = "Not literally, until you book. Then there is: we write the labels by hand."
