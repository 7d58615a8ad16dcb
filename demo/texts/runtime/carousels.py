"""Slides: in a row, one by one, round a ring, up and down."""

TITLE = "One after another"
DESCRIPTION = "Rows of pictures that move by hand, by key or by themselves, and stop when they are asked to."
INTRODUCTION = (
    "We own more panels than wall. These rows show them in turn: swipe, press an arrow, or walk in with Tab and use "
    "the arrow keys. Without scripts each of them is a row that you scroll."
)

Slide = tuple[str, str, str]

ROW_TITLE = "By itself, until you take over"
ROW_TEXT = (
    "It takes a step every four seconds. It waits while the pointer is on it, and stops for good when you use it, when "
    "the keyboard comes near, or when you press the two bars. If your device asks for less movement, it never begins."
)
ROW_NAME = "Panels of this year"
ROW: tuple[Slide, ...] = (
    ("gallery-moonlight", "The road home", "Maud, eleven nights"),
    ("gallery-birches", "Five birches", "Noor, and a berry"),
    ("gallery-shoal", "Shoal", "Eleven fish. We counted twice"),
    ("gallery-owl", "Owl, awake", "It was asleep in the drawing"),
    ("gallery-flowers", "A vase for Nell", "Who has hay fever"),
    ("gallery-quay", "Wendlesea quay", "Number five leans. So it does"),
)

PEEK_TITLE = "With a look at the neighbours"
PEEK_TEXT = (
    "One picture in the middle, and on both sides enough of the next to make you curious. It ends where it ends."
)
PEEK_NAME = "Patterns"
PEEK: tuple[Slide, ...] = (
    ("journal-blocks", "Tumbling blocks", "Are there six cubes, or seven?"),
    ("gallery-stars", "Sixteen stars", "The seventeenth is the kettle lid"),
    ("gallery-fans", "Fans", "Nobody here is hot"),
    ("journal-herringbone", "Herringbone", "No herring was consulted"),
)

FADE_TITLE = "One becomes the other"
FADE_TEXT = (
    "<p>Nothing moves here: each picture fades into the next in a little more than a second. The bar below says how "
    "far you have come.</p><p>Three portraits in veneer. They were done by one another, which is why all three look "
    "patient.</p>"
)
FADE_NAME = "Who teaches"
FADE: tuple[Slide, ...] = (
    ("teacher-maud", "Maud", "by Idris"),
    ("teacher-idris", "Idris", "by Noor"),
    ("teacher-noor", "Noor", "by Maud"),
)

RING_TITLE = "Round and round"
RING_TEXT = (
    "The current slide stands in the middle, with a neighbour on each side. After the last comes the first, for ever."
)
RING_NAME = "Round things"
RING: tuple[Slide, ...] = (
    ("journal-sunburst", "Thirty-two rays", "One of them is upside down"),
    ("journal-compass", "Compass rose", "North is where the window is"),
    ("journal-sand", "A scorched shell", "On purpose"),
    ("journal-oak", "Silver grain", "Three acorns, no squirrel"),
    ("logo", "The medallion", "Over the door since the door"),
)

UPRIGHT_TITLE = "Up and down"
UPRIGHT_TEXT = (
    "<p>As the sheets lie in the press: the next one is below. Here the keys up and down turn them, and so does a "
    "swipe in the same direction.</p><p>Beside a text, a row that stands upright takes no more room than the text "
    "does.</p>"
)
UPRIGHT_NAME = "What lies in the press"
UPRIGHT: tuple[Slide, ...] = (
    ("course-first-cuts", "First cuts", "Friday's class"),
    ("course-parquetry", "Nineteen cubes", "Do not sneeze"),
    ("course-landscape", "Four mountains", "Snow to be added in winter"),
    ("course-sunburst", "Half a sun", "The other half is behind the hill"),
)

DEVICES_TITLE = "Another row on every screen"
DEVICES_TEXT = (
    "On a wide screen four at a time, and a step passes two of them. On a tablet two, with a look at the third. On a "
    "phone one, with dots in place of arrows. Turn your device, or pull at the window."
)
DEVICES_NAME = "At the bench"
DEVICES: tuple[Slide, ...] = (
    ("workshop-bench", "Four o’clock", "Tea was at three"),
    ("workshop-room", "The north room", "Light from the left"),
    ("journal-glue", "The glue pot", "It is not a kettle"),
    ("journal-sharp", "Sharp enough", "Ask the strop"),
    ("journal-figure", "Twelve veneers", "A dozen, then"),
    ("film-poster", "The cut", "Hold your breath"),
)
