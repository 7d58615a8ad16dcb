"""A panel on its way through eight evenings, with what you need next to it."""

TITLE = "What stays beside you"
DESCRIPTION = "A picture, a list or a button keeps in sight while the page moves on."
INTRODUCTION = (
    "At the bench the drawing hangs where you can see it, whatever your hands are doing. Scroll: the drawing on the "
    "left stays until its story ends, the bar at the top until the page does, and the button waits at the foot."
)

BAR = "<p><strong>The lighthouse panel</strong> · eight evenings, from the drawing to the wax</p>"

PICTURE = "journal-lighthouse"
PICTURE_CAPTION = "It stays on a large screen. On a phone it stands where it is: there is no room to waste."

STORY_TITLE = "Eight evenings"
EVENINGS = (
    (
        "The drawing",
        "A lighthouse, two gulls and a good deal of sea. Every line that is drawn has to be cut, so half go.",
    ),
    ("The woods", "Holly for the tower. The sea is one sheet of bog oak, laid so that its grain runs with the waves."),
    (
        "The cutting",
        "From the inside out: the lamp first, and the sky last. A chip is kept in the tin with the gull on it.",
    ),
    ("The sand", "Forty seconds in hot sand put a shadow on the tower. Fifty would put a fire in it."),
    ("The joining", "Tape on the face, a drop of glue on each edge, and nobody opens a window until it has set."),
    ("The press", "A night under the caul. One sleeps badly and comes in early."),
    ("The scraper", "The tape comes off, and what was seven tenths of a millimetre becomes six. It begins to shine."),
    ("The wax", "Three coats, a week apart. On the last evening the lamp is lit, and it looks at you."),
)

AFTER_TITLE = "And then it hangs"
AFTER = (
    "<p>It hangs in the harbour office, opposite the window. In the morning the sea is nearly black; towards evening "
    "the low light finds the grain, and for a quarter of an hour there are waves.</p>"
    "<p>The bar above is still there. It belongs to this page and not to the story, so it goes on to the end.</p>"
)
BUTTON = "See the evening courses"
