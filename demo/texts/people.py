"""The three teachers, and what pupils say of them. None of them exists."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Teacher:
    name: str
    role: str
    about: str
    picture: str


@dataclass(frozen=True)
class Testimonial:
    quote: str
    name: str
    course: str


BYLINE = "Teaches at Hollin Yard"

TEACHERS = (
    Teacher(
        "Maud Ferrier",
        "Founder; landscapes and shading",
        "Maud learned to cut veneer on a kitchen table and opened the yard with one borrowed press. She "
        "can tell cherry from pear in the dark, by the smell of the dust, and will ask you to try.",
        "teacher-maud",
    ),
    Teacher(
        "Idris Calloway",
        "Cabinetmaker; parquetry, glue and edges",
        "Idris built ships’ furniture for twenty years and still dislikes anything that moves once it is "
        "fixed. He keeps the glue warm, the irons sharp and the tea strong.",
        "teacher-idris",
    ),
    Teacher(
        "Noor Whitlock",
        "Drawing and knife work",
        "Noor came for a weekend, stayed for a year and now teaches the first course everybody takes. She "
        "draws every bird from life, including the ones that will not hold still.",
        "teacher-noor",
    ),
)

TESTIMONIALS = (
    Testimonial(
        "I arrived sure that I could not draw a straight line. It turns out that nobody wanted one. I went "
        "home with a leaf that my daughter thinks I bought.",
        "Perpetua Nightingale-Moss",
        "First cuts",
    ),
    Testimonial(
        "Thirty-two rays, one centre, and not a gap you could post a hair through. I have never been so "
        "pleased with something so round.",
        "Barnaby Thistlewood",
        "The sunburst weekend",
    ),
    Testimonial(
        "Idris looked at my cubes for a long time and said, ‘Those will do.’ I am told that this is the highest mark.",
        "Ottoline Fairweather-Pike",
        "Cubes, stars and stringing",
    ),
)

BENCHES_TITLE = "A week at the benches"
BENCHES = (
    "workshop-room",
    "gallery-birches",
    "journal-glue",
    "teacher-noor",
    "journal-sharp",
    "course-parquetry",
    "gallery-flowers",
    "journal-kingfisher",
    "teacher-idris",
)


@dataclass(frozen=True)
class Sound:
    file: str
    title: str
    note: str
    picture: str
    heard: str


SOUNDS_TITLE = "With your eyes shut"
SOUNDS = (
    Sound(
        "saw",
        "The fret saw",
        "Noor, a Tuesday, seven seconds",
        "course-first-cuts",
        "A thin blade goes up and down through two leaves of veneer, a little more than three times a second. The way "
        "down is louder.\nNobody speaks. It is the left curve of a leaf.",
    ),
    Sound(
        "glue-pot",
        "The glue pot, thinking about it",
        "Idris, the same Tuesday, seven seconds",
        "journal-glue",
        "Thick bubbles rise, one at a time, and burst with a low plop.\nIt must not boil. It knows.",
    ),
)
