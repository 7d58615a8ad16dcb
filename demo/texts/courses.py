"""The four courses of the year."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Course:
    slug: str
    title: str
    level: str
    dates: str
    price: str
    places: str
    teacher: str
    blurb: str
    learn: tuple[str, ...]
    bring: str
    picture: str


INTRODUCTION_TITLE = "Learn to cut pictures out of wood"
INTRODUCTION = (
    "Four courses, each with eight places and two teachers. Wood, tools, aprons, lunch and the first "
    "mistakes are included. Begin with First cuts, or tell us what you have made before and we will find "
    "your bench."
)

# In each course. The enrollment form counts them.
PLACES = 8

COURSES = (
    Course(
        slug="first-cuts",
        title="First cuts",
        level="For beginners",
        dates="Two days, first weekend of every month from February to November",
        price="£165",
        places=f"{PLACES} places",
        teacher="Noor Whitlock",
        blurb=(
            "One leaf, two woods and a knife. You choose a sheet for its figure, cut a window, fit the "
            "piece that belongs in it, and carry home a small panel that is finished and yours."
        ),
        learn=(
            "reading grain before you draw on it",
            "cutting by the window method, with a knife",
            "taping, gluing and pressing a panel that stays flat",
            "scraping it level and giving it a wax that glows",
        ),
        bring="Reading glasses, if you use them. We have everything else.",
        picture="course-first-cuts",
    ),
    Course(
        slug="sunburst",
        title="The sunburst weekend",
        level="For beginners with a little patience",
        dates="Three days: 16 to 18 April, 11 to 13 June, 8 to 10 October 2027",
        price="£240",
        places=f"{PLACES} places",
        teacher="Maud Ferrier",
        blurb=(
            "A round table top or a tray of thirty-two rays, cut from one matched packet so that the "
            "figure turns around the middle like water. The geometry is gentle and the result is not."
        ),
        learn=(
            "matching consecutive leaves of veneer",
            "making and trusting a shooting jig",
            "shading each ray in hot sand",
            "closing the last joint, which is the whole secret",
        ),
        bring="A photograph of the table or tray, if you have one in mind.",
        picture="course-sunburst",
    ),
    Course(
        slug="cubes-stars-and-stringing",
        title="Cubes, stars and stringing",
        level="For those who have held a knife",
        dates="Five Thursdays from 6 May or from 16 September 2027, 10 to 4",
        price="£320",
        places=f"{PLACES} places",
        teacher="Idris Calloway",
        blurb=(
            "Parquetry is marquetry with a ruler. From three woods and one angle you build tumbling "
            "blocks, an eight-pointed star and a box lid edged with holly no thicker than a thumbnail."
        ),
        learn=(
            "sawing strips to a width that does not vary",
            "sixty degrees, and how to check it without believing anybody",
            "laying a pattern out from the middle",
            "cutting a groove and letting in a line of stringing",
        ),
        bring="A box to decorate, up to the size of a large book, or use one of ours.",
        picture="course-parquetry",
    ),
    Course(
        slug="landscape-in-wood",
        title="A landscape in wood",
        level="For the second year",
        dates="Ten evenings from 14 January or from 30 September 2027, 6 to 9",
        price="£480",
        places=f"{PLACES} places",
        teacher="Maud Ferrier and Noor Whitlock",
        blurb=(
            "Bring a place you love. We turn it into a drawing, the drawing into pieces, and the pieces "
            "into hills, water and weather, with the grain doing most of the painting."
        ),
        learn=(
            "simplifying a view until every line earns its place",
            "finding skies, fields and water in the veneer rack",
            "the double-bevel cut with a fretsaw",
            "shading, finishing and framing a picture to hang in daylight",
        ),
        bring="Three photographs of one place, taken at different hours.",
        picture="course-landscape",
    ),
)

BENCHES_TITLE = "Keep a bench after the course"
BENCHES_TEXT = "Rent a bench by the month and work next to people who will notice when your glue is too cold."
BENCH_PERIOD = "a month"
BENCH_BUTTON = "Ask for a bench"
BENCH_BADGE = "Most rented"


@dataclass(frozen=True)
class Bench:
    """One plan. Each feature is a text, whether it is included, and an explanation or nothing."""

    name: str
    subtitle: str
    price: str
    features: tuple[tuple[str, bool, str], ...]
    note: str = ""


BENCHES = (
    Bench(
        name="Evening bench",
        subtitle="One evening a week, for a hobby that fits between supper and bed.",
        price="28",
        features=(
            ("Thursday, 6 to 9", True, ""),
            ("Hand tools and the press", True, ""),
            ("A shelf for your panel", True, ""),
            ("Advice from a teacher", False, ""),
            ("Key to the workshop", False, ""),
        ),
    ),
    Bench(
        name="Maker’s bench",
        subtitle="Three days a week, for the table you have been drawing for years.",
        price="52",
        features=(
            ("Tuesday to Thursday, 10 to 9", True, ""),
            ("Hand tools and the press", True, ""),
            ("A locker and a rack", True, ""),
            ("Advice from a teacher", True, "One hour a month with Maud, Idris or Noor, at your bench."),
            ("Key to the workshop", False, ""),
        ),
        note="Leave at the end of any month.",
    ),
    Bench(
        name="Open bench",
        subtitle="Every day of the week, for those who sell what they make.",
        price="95",
        features=(
            ("Any day, 8 to 10", True, ""),
            ("All machines", True, "After a morning of instruction, which is included."),
            ("A locker and a rack", True, ""),
            ("Advice from a teacher", True, "Two hours a month with the teacher of your choice."),
            ("Key to the workshop", True, ""),
        ),
    ),
)

# The first weekend of February, when the benches are warm again.
NEXT = "2027-02-06T10:00"
NEXT_LABEL = "The next First cuts begins in"
NEXT_OVER = "First cuts is under way. The next one is on the first weekend of the month that follows."
CALENDAR = "Put all dates into your calendar"
