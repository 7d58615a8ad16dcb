"""Out of the column, and closely hung."""

TITLE = "Out of the frame"
DESCRIPTION = "A band as wide as the page from inside a narrow column, and notes hung without gaps."
INTRODUCTION = (
    "Most of what we say fits a column that is as wide as a hand. Now and then something has to be as wide as the wall."
)
BEFORE = (
    "This paragraph stands in a narrow column, and so does what follows. But the sentence below has asked to be "
    "as wide as the "
    "page, on every screen but a phone, where the page and the column are nearly the same."
)
WIDE = "Four thousand blocks, and every one of them thinks that it is the middle."
AFTER = "Here the column goes on, as if nothing had happened."
NOTES_TITLE = "From the notice board"
NOTES_TEXT = "Short notes and long ones, each as high as it has to be. They are read row by row."
NOTES = (
    ("Lost", "One fillet of holly, two millimetres. Last seen on a sleeve."),
    (
        "Friday",
        "The hot sand is Idris's from two until four. Bring what needs a shadow, in the order in which it "
        "gets dark: the "
        "sand is hottest first. Tongs are under the bench; the ones with the red handle are not tongs.",
    ),
    ("Found", "A lens. It makes everything look as if you had cut it badly."),
    (
        "Lift to the station",
        "Noor drives at nine. There is room for three people or one panel.",
    ),
    ("Swap", "Cherry for plum, sheet for sheet. Must have knots."),
    (
        "About the kettle",
        "It is not a glue pot. The glue pot is not a kettle. We have labelled them, and then we have "
        "labelled the labels. "
        "If it smells of rabbit, do not make tea.",
    ),
    ("Wanted", "Somebody tall, for the top shelf, on Tuesdays."),
)
